const matches = (n: number) => (n === 1 ? '1 match' : `${n} matches`);

/** Everybody who ever played on this device. */
export const people = {
  title: 'Players',
  empty: 'Nobody yet: who sits down at a match is remembered here.',
  search: 'Find a player',
  none: 'Nobody is called so.',
  played: (n: number, date: string) => `${matches(n)} · last ${date}`,
  never: 'No match',
  statistics: (name: string) => `Statistics of ${name}`,
  edit: (name: string) => `Change ${name}`,
  more: 'Show more',
  archived: (n: number) => `Archived (${n})`,
  unreadable: (n: number) =>
    n === 1 ? 'One player’s record cannot be read. It is kept as it is.' : `${n} players’ records cannot be read. They are kept as they are.`,
  name: 'Name',
  save: 'Save',
  renamed: (name: string) => `Now called ${name}, in old matches too`,
  taken: (name: string) => `${name} is called so already. If that is the same person, make the two one.`,
  same: 'Is the same person as',
  sameNobody: 'nobody else',
  mergeAbout: (from: string, into: string) => `All matches of ${from} will count for ${into}. It can be taken back.`,
  merge: 'Make them one',
  merged: (from: string, into: string) => `${from} is now ${into}`,
  mergedHere: 'Also recorded as',
  separate: (name: string) => `Make ${name} a player again`,
  separated: (name: string) => `${name} is a player again`,
  archive: 'Archived',
  archiveAbout: 'Not suggested for new matches. Statistics and old matches stay.',
  delete: 'Delete',
  deleteAbout: 'No match speaks of this player.',
  deleted: (name: string) => `${name} deleted`,
  fault: {
    'moved-on': 'Another window has changed this meanwhile. Look again.',
    met: (one: string, other: string, date: string) =>
      `${one} and ${other} sat in one match, of ${date}: they are two people.`,
    metUnreadable: (one: string, other: string) =>
      `A match that cannot be read speaks of both ${one} and ${other}. They stay two people.`,
    'in-use': 'Matches speak of this player. Archive instead.',
  },
};
