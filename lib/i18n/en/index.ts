import { backup } from './backup';
import { chips } from './chips';
import { fault } from './fault';
import { guide } from './guide';
import { hands } from './hands';
import { people } from './people';
import { play } from './play';
import { quick } from './quick';
import { setup } from './setup';
import { share } from './share';
import { shared } from './shared';
import { stats } from './stats';
import { table } from './table';
import { why } from './why';

const list = (names: readonly string[]) => names.join(', ');

/** English: the shape every other language must fill. */
export const en = {
  app: 'Lexio Scorekeeper',
  common: {
    back: 'Back',
    home: 'Home',
    cancel: 'Cancel',
    close: 'Close',
    undo: 'Undo',
    loading: 'Loading',
    delete: 'Delete',
    notFound: 'There is nothing here.',
    notFoundAbout: 'The address does not belong to this app.',
    names: list,
    sentence: (text: string) => `${text}.`,
    notifications: 'Messages',
  },
  home: {
    title: 'Lexio Scorekeeper',
    tagline: 'Who pays whom, exactly.',
    continue: 'Continue',
    running: 'Match in play',
    round: (n: number, limit: number | null) => (limit === null ? `Round ${n}` : `Round ${n} of ${limit}`),
    newMatch: 'New match',
    quick: 'Settle one round',
    recent: 'Recent matches',
    all: 'All matches',
    settings: 'Settings',
    empty: 'No match yet. Start one and the app does the arithmetic.',
  },
  history: {
    title: 'Matches',
    match: 'Match',
    empty: 'No matches yet.',
    running: 'in play',
    finished: 'finished',
    conflict: 'needs mending',
    rounds: (n: number) => (n === 1 ? '1 round' : `${n} rounds`),
    open: (names: string, date: string) => `Open the match of ${date}: ${names}`,
    search: 'Search names, places and notes',
    filters: (n: number) => (n === 0 ? 'Player, table and days' : n === 1 ? 'Player, table and days: 1 chosen' : `Player, table and days: ${n} chosen`),
    player: 'Player',
    anybody: 'Anybody',
    size: 'At the table',
    anySize: 'Any number',
    sizeOf: (n: number) => `${n} players`,
    from: 'From',
    to: 'To',
    showAll: 'Show all matches',
    found: (n: number) => (n === 0 ? 'No match is like that.' : n === 1 ? '1 match' : `${n.toLocaleString('en')} matches`),
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
    pageOf: (page: number, pages: number) => `${page.toLocaleString('en')} of ${pages.toLocaleString('en')}`,
    deleteMatch: 'Delete this match',
    deleteTitle: 'Delete this match?',
    deleteAsk: (names: string) => `${names}. It moves to the deleted matches, from where it can be brought back.`,
    deleted: 'Match deleted',
    restored: 'Match brought back',
    restore: 'Bring back',
    deletedTitle: 'Deleted matches',
    deletedAbout: 'Nothing is thrown away: bring back what was deleted by mistake.',
    deletedView: 'This match is deleted. Bring it back to go on.',
    brokenTitle: 'A match that cannot be read',
    brokenAbout: 'It is kept exactly as it is on this device, and nothing will overwrite it.',
    brokenWhere: (where: string) => `What is wrong: ${where}`,
    brokenCopy: 'Copy its data',
    copied: 'Copied',
    copyFailed: 'Copying did not work.',
    roundMissing: 'This round is not there (any more), or waits behind one that must be mended first.',
    missingTitle: 'This match is not here',
    missingAbout: 'Matches live on the device they were played on. This one is not on this device.',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    storage: 'Storage',
    durable: 'Matches are kept on this device.',
    persisted: 'The browser promises not to clear them by itself.',
    notPersisted: 'The browser may clear them when the device runs low on space.',
    persistAsk: 'Ask to keep them for good',
    persistRefused: 'The browser said no. Installing the app often changes its mind.',
    memory: 'Nothing can be kept: this browser gives the app no storage. What you enter is gone when the page closes.',
    about: 'About',
    version: (id: string) => `Version ${id}`,
    offlineReady: 'Ready to work without a network.',
    offlineNotReady: 'Not yet ready to work without a network.',
    disclaimer: 'An independent companion for owners of the game. Not affiliated with, or endorsed by, its publisher.',
    privacy: 'Everything stays on this device. Nothing is sent anywhere.',
  },
  notices: {
    update: 'A new version is ready.',
    updateNow: 'Update',
    updating: 'Updating …',
    memory: 'This browser keeps nothing: matches are gone when the page closes.',
    blocked: 'Another window still uses an older version. Close the other windows of this app; this one goes on by itself.',
    outdated: 'A newer version of the app was opened in another window. Reload this one.',
    reload: 'Reload',
    crash: 'Something went wrong here.',
    crashAbout: 'Your matches are safe on this device.',
    again: 'Try again',
  },
  setup,
  table,
  chips,
  hands,
  guide,
  play,
  quick,
  why,
  backup,
  share,
  shared,
  people,
  stats,
  fault,
};

/** What every language says. A key that is missing does not compile. */
export type Messages = typeof en;
