/** '' or '/below/here': where the app lives on its host. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of a file in public/. Links and routes need none of this: the router does it. */
export function withBasePath(path: `/${string}`): string {
  return `${BASE_PATH}${path}`;
}
