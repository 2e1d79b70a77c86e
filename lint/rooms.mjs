// @ts-check
// Who may import what. lint/room-imports.mjs enforces it, tests/build/rooms.test.ts compares it with the disk.

/**
 * @typedef {object} Room
 * @property {string} folder
 * @property {string} entry     the one file that outsiders import
 * @property {string[]} imports  rooms it may use
 * @property {string[]} types    rooms it may take types from, and nothing that runs
 * @property {string[]} packages npm packages it may use
 * @property {boolean} pure      no clock, no chance, no browser: the same input gives the same output for ever
 */

/** @type {Readonly<Record<string, Room>>} */
export const ROOMS = {
  shared: lib('shared', { imports: [] }),
  rules: lib('rules', { imports: ['shared'] }),
  settlement: lib('settlement', { imports: ['shared', 'rules'] }),
  chips: lib('chips', { imports: ['shared'] }),
  match: lib('match', { imports: ['shared', 'rules', 'settlement', 'chips'] }),
  stats: lib('stats', { imports: ['shared', 'rules', 'settlement', 'chips', 'match'] }),
  exchange: lib('exchange', {
    imports: ['shared', 'rules', 'settlement', 'chips', 'match', 'stats'],
    packages: ['zod'],
  }),
  storage: lib('storage', {
    imports: ['shared', 'rules', 'settlement', 'chips', 'match', 'stats'],
    // fake-indexeddb: the app also runs where the browser keeps nothing.
    packages: ['dexie', 'fake-indexeddb', 'zod'],
    pure: false,
  }),
  i18n: lib('i18n', {
    imports: ['shared', 'rules', 'settlement', 'match'],
    types: ['chips', 'stats', 'exchange', 'storage'],
    packages: ['es-hangul'],
  }),
  'service-worker': {
    folder: 'service-worker',
    entry: 'messages',
    imports: [],
    types: [],
    packages: ['workbox-precaching'],
    pure: false,
  },
};

/** Folders above the rooms: they may use every room through its entry, and any package but these. */
export const ABOVE = { folders: ['app'], packagesOfARoom: ['dexie'] };

/**
 * @param {string} name
 * @param {Partial<Room> & { imports: string[] }} room
 * @returns {Room}
 */
function lib(name, room) {
  return { folder: `lib/${name}`, entry: 'index', types: [], packages: [], pure: true, ...room };
}
