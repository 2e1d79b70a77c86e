// @ts-check
// The ESLint rule behind lint/rooms.mjs. It works on addresses alone: no resolver that could be missing.
import { posix, relative, sep } from 'node:path';
import { ABOVE, ROOMS } from './rooms.mjs';

/** @param {string} path below the root, with '/' */
function roomOf(path) {
  return Object.entries(ROOMS).find(([, { folder }]) => path === folder || path.startsWith(`${folder}/`));
}

/**
 * @param {string} path
 * @param {string} folder
 */
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** @param {string} specifier 'zod/mini' -> 'zod' */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Why this import is not allowed, or nothing.
 * @param {string} from file below the root, with '/'
 * @param {string} specifier as written
 * @param {boolean} typesOnly
 * @returns {string | undefined}
 */
export function importProblem(from, specifier, typesOnly) {
  const own = roomOf(from);
  const isAbove = ABOVE.folders.some((folder) => isIn(from, folder));
  if (own === undefined && !isAbove) {
    return isIn(from, 'lib') ? 'lib/ holds rooms only: put this file into one (lint/rooms.mjs).' : undefined;
  }

  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;

  if (target === undefined) {
    const name = packageOf(specifier);
    if (own === undefined) {
      return ABOVE.packagesOfARoom.includes(name) ? `Only a room that owns ${name} may import it.` : undefined;
    }
    return own[1].packages.includes(name) ? undefined : `${own[0]} may not import the package ${name}.`;
  }

  const theirs = roomOf(target);
  if (theirs === undefined) {
    if (own !== undefined) return `${own[0]} may import rooms only, not ${target}.`;
    return isIn(target, 'lib') ? `${target} is in no room of lint/rooms.mjs.` : undefined;
  }
  if (own?.[0] === theirs[0]) return undefined;

  const [name, { folder, entry }] = theirs;
  const doors = entry === 'index' ? [folder, `${folder}/index`] : [`${folder}/${entry}`];
  if (!doors.includes(target)) return `${name} is imported through ${doors[0]} alone.`;
  if (own === undefined || own[1].imports.includes(name)) return undefined;
  if (own[1].types.includes(name)) {
    return typesOnly ? undefined : `${own[0]} may take types from ${name}, and nothing that runs.`;
  }
  return `${own[0]} may not import ${name}.`;
}

/** @type {import('eslint').Rule.RuleModule} */
export const roomImports = {
  meta: { type: 'problem', schema: [], docs: { description: 'Imports between rooms run downhill' } },
  create(context) {
    const from = relative(context.cwd, context.filename).split(sep).join('/');

    /** @param {import('estree').Node} node @param {unknown} specifier @param {boolean} typesOnly */
    function check(node, specifier, typesOnly) {
      if (typeof specifier !== 'string') return;
      const message = importProblem(from, specifier, typesOnly);
      if (message !== undefined) context.report({ node, message });
    }

    /** @param {any} node a declaration with a source */
    function checkDeclaration(node) {
      if (!node.source) return;
      const kind = node.importKind ?? node.exportKind;
      const named = node.specifiers ?? [];
      const allTypes =
        named.length > 0 &&
        named.every((/** @type {any} */ one) => (one.importKind ?? one.exportKind) === 'type');
      check(node.source, node.source.value, kind === 'type' || allTypes);
    }

    return {
      ImportDeclaration: checkDeclaration,
      ExportNamedDeclaration: checkDeclaration,
      ExportAllDeclaration: checkDeclaration,
      /** @param {any} node */
      ImportExpression(node) {
        if (node.source.type === 'Literal') check(node.source, node.source.value, false);
        else context.report({ node: node.source, message: 'An import must name its file.' });
      },
      /** @param {any} node */
      TSImportType(node) {
        const argument = node.source ?? node.argument;
        check(node, argument?.literal?.value ?? argument?.value, true);
      },
      /** @param {any} node */
      TSExternalModuleReference(node) {
        check(node, node.expression?.value, false);
      },
      /** @param {any} node */
      CallExpression(node) {
        if (node.callee.name === 'require') check(node, node.arguments[0]?.value, false);
      },
    };
  },
};
