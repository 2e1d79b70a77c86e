import { OUT } from '../../../scripts/paths.mjs';
import { readRelease } from '../../../scripts/stamp.mjs';

/** Every page of the exported app, as '/', '/new/' …: read from the worker's list, never typed here. */
export function exportedRoutes(): readonly string[] {
  const entries = readRelease(OUT)?.entries ?? [];
  const routes = entries.map(({ url }) => url.slice(1)).filter((path) => path.endsWith('/'));
  if (routes.length === 0) throw new Error('out/ holds no finished build: npm run build');
  return routes;
}
