/** `npm run seed -- 10000 > many.json`: a backup file with so many matches of 300 players, to restore in the app. */
import { backupText, makeBackup } from '@/lib/exchange';
import { encodeMatch, encodePlayer, STORED_ROWS } from '@/lib/storage';
import { manyMatches, people } from '../tests/bench/many-matches';

const PLAYERS = 300;
const count = Number(process.argv[2]);
if (Number.isSafeInteger(count) && count > 0) {
  const players = people(PLAYERS);
  const rows = {
    matches: manyMatches(count, players).map((match) => encodeMatch({ match, deletedAt: null })),
    players: players.map((person) => encodePlayer({ ...person, mergedInto: null, archived: false })),
  };
  process.stdout.write(backupText(makeBackup(rows, STORED_ROWS, 'seed', Date.UTC(2026, 10, 30))));
} else {
  process.stderr.write('How many matches? npm run seed -- 10000 > many.json\n');
  process.exitCode = 1;
}
