import type { LinkFault } from '@/lib/exchange';

/** A match that came in a link. */
export const shared = {
  title: 'A shared match',
  about: (date: string) => `Played ${date}. You are looking at what the link holds; nothing is kept on this phone unless you save it.`,
  here: 'On this phone',
  save: 'Save to my matches',
  saved: 'It is among your matches.',
  open: 'Open it there',
  deleted: 'It is among your deleted matches.',
  broken: 'This phone holds a record of this match that cannot be read. It is kept as it is, so this one cannot be saved.',
  different: 'Your phone has this match too, and it says something else.',
  later: {
    here: 'Yours is newer.',
    there: 'The one in the link is newer.',
    nobodyKnows: 'Which of the two is newer cannot be told.',
  },
  mine: 'On this phone',
  theirs: 'In the link',
  openMine: 'Open mine',
  replace: 'Take the one in the link',
  replaceTitle: 'Replace the match on this phone?',
  replaceAsk: 'The one in the link takes its place. A copy of yours is saved as a file first.',
  replaceDo: 'Replace it',
  movedOn: 'The match was changed in another window meanwhile. Nothing was saved; look at the two again.',
  conflict: 'It is counted up to there.',
  rounds: 'Rounds',
  refused: 'This link shows no match',
  fault: {
    'no-match': 'There is no match in it. Open the whole link, or scan the code once more.',
    newer: 'It was made by a newer version of the app. Update the app, then open the link again.',
    'cut-off': 'It did not arrive whole. Copy the link or scan the code once more.',
    damaged: 'What is in it does not fit together. Ask for the link once more.',
    'cannot-unpack': 'This browser is too old to open it. Update the browser, or use another.',
  } satisfies Record<LinkFault['code'], string>,
};
