// @ts-check
// `npm start`: build, then serve. What can go wrong at the end is asked first: a build takes a while.
import './node-version.mjs';
import { build } from './build.mjs';
import { OUT, readBasePath } from './paths.mjs';
import { isTaken, readPort, takenMessage } from './port.mjs';
import { serve } from './serve.mjs';

try {
  const port = readPort(process.env.PORT);
  const basePath = readBasePath(process.env.BASE_PATH);
  if (await isTaken(port)) throw new Error(takenMessage(port));
  build();
  await serve({ root: OUT, port, basePath });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
