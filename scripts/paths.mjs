// @ts-check
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever folder the command was started in. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The exported app. */
export const OUT = fileURLToPath(new URL('../out', import.meta.url));

/**
 * Where the app lives on its host: '' or '/below/here'.
 * @param {string | undefined} value the BASE_PATH variable
 */
export function readBasePath(value) {
  const trimmed = (value ?? '').replace(/^\/+|\/+$/g, '');
  if (trimmed === '') return '';
  if (!/^[\w.~-]+(\/[\w.~-]+)*$/.test(trimmed)) {
    throw new Error(`BASE_PATH must look like /apps/lexio, not ${JSON.stringify(value)}.`);
  }
  return `/${trimmed}`;
}
