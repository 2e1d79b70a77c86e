export const setup = {
  title: 'New match',
  players: 'Players, clockwise',
  playersHint: 'In the order you sit. 2 to 5 players.',
  seat: (n: number) => `Seat ${n}`,
  nameOfSeat: (n: number) => `Name at seat ${n}`,
  namePlaceholder: 'Name',
  samePlayers: (names: string) => `Same players: ${names}`,
  suggestions: 'Played before',
  addSuggested: (name: string) => `Add ${name}`,
  addSeat: 'Add a player',
  removeSeat: (who: string) => `Remove ${who}`,
  moveUp: (who: string) => `Move ${who} one seat up`,
  deal: (highest: number, handSize: number, unused: number) =>
    `Tiles 1–${highest}, ${handSize} each${unused === 0 ? '' : `, ${unused} unused`}`,
  rulesTitle: 'Rules',
  rulesHint: 'Tap a line to see the other ways and change it.',
  preset: 'Edition',
  presets: {
    official: { name: 'Official', about: 'Current rules: 64 chips, 5 rounds.' },
    'first-edition': { name: 'First edition', about: 'The old box: 149 chips; the 2s multiply what is paid; the match ends when somebody has no chips.' },
    plus: { name: 'Plus', about: 'Current rules with chips of 1, 2, 5, 10, 50 and 100: enter how many each player has.' },
  },
  changed: 'changed',
  rounds: 'Rounds',
  roundsNumber: 'Number of rounds',
  openEnd: 'Open end',
  openEndAbout: 'Play until the table stops.',
  fewerRounds: 'One round fewer',
  moreRounds: 'One round more',
  roundsValue: (n: number) => (n === 1 ? '1 round' : `${n} rounds`),
  chips: 'Chips each',
  chipValue: (n: number) => `Value of chip ${n}`,
  chipCount: (value: string) => `How many chips of ${value}`,
  chipFewer: (value: string) => `One chip of ${value} fewer`,
  chipMore: (value: string) => `One chip of ${value} more`,
  chipAdd: 'Add a kind of chip',
  chipRemove: (value: string) => `Remove the chip of ${value}`,
  chipValueHead: 'Value',
  chipCountHead: 'Count',
  outOfRange: (min: number, max: number) => `Use ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`,
  wholeNumber: (text: string) => `“${text}” is not a whole number.`,
  noNumber: 'A whole number is missing here.',
  numberTooLong: (text: string) => `“${text}” has too many digits.`,
  startWith: (n: number) => `Start: ${n} players`,
  draftKept: 'Taken up where you left off.',
  draftDrop: 'Start afresh',
  options: {
    penalty: {
      title: '2s held at the end',
      values: {
        'double-each': { name: 'Double for each', about: 'The count doubles once for every 2: two 2s make it four times.' },
        'add-one-each': { name: 'Double, triple, …', about: 'One 2 doubles, two triple, three make four times.' },
        'double-once': { name: 'Double once', about: 'Any 2 doubles the count, more change nothing.' },
        none: { name: 'No penalty', about: 'A 2 counts like any other tile.' },
      },
    },
    penaltyScope: {
      title: 'What the 2s multiply',
      values: {
        count: { name: 'The count', about: 'First double, then take differences; places follow the doubled counts.' },
        payment: { name: 'Every payment', about: 'Differences and places of the bare tiles; a payer multiplies all he pays.' },
        'winner-only': { name: 'What 1st is paid', about: 'Only the payment to the player who went out is multiplied; the rest is bare.' },
      },
    },
    collectors: {
      title: 'Who is paid',
      values: {
        all: { name: 'Everyone who holds fewer', about: 'Each pair settles its difference: 1st collects, then 2nd, then 3rd.' },
        winner: { name: 'Only who went out', about: 'Nothing passes between the others.' },
      },
    },
    exhaustion: {
      title: 'Who cannot pay',
      values: {
        'out-of-match': { name: 'Is out of the match', about: 'Hands over all he has and plays no further round.' },
        'out-of-round': { name: 'Is out of this settlement', about: 'Hands over all he has, collects nothing more this round, then plays on.' },
        'ends-match': { name: 'Ends the match', about: 'The match ends after a round that leaves anybody without chips, exactly zero included.' },
        'allow-debt': { name: 'Goes into debt', about: 'Nobody is ever out; totals may fall below zero.' },
      },
    },
    settlementOrder: {
      title: 'Order of paying',
      values: {
        ordered: { name: '1st, 2nd, 3rd …', about: '1st collects from everyone, then 2nd: who runs out on the way is out.' },
        'net-first': { name: 'On balance first', about: 'If everybody can pay his balance, all is booked at once; only otherwise in order.' },
      },
    },
    tableOfTwo: {
      title: 'When only two are left',
      values: {
        ends: { name: 'The match ends', about: 'With fewer than three players the match is over.' },
        'goes-on': { name: 'Two play on', about: 'The last two go on with the tiles for two.' },
      },
    },
    dealPlan: {
      title: 'Tiles in play',
      values: {
        standard: { name: 'By number of players', about: '3 play with 1–9, 4 with 1–13, 5 with 1–15.' },
        'full-deck': { name: 'All 60 tiles', about: '1–15 always: 20 each for three, 15 each for four.' },
      },
    },
    twoPlayerDeal: {
      title: 'Tiles for two',
      values: {
        'up-to-six': { name: '1–6, 12 each', about: 'All 24 tiles are dealt.' },
        'up-to-nine': { name: '1–9, 13 each', about: 'Ten tiles stay unused.' },
      },
    },
    lead: {
      title: 'Who leads',
      values: {
        'cloud-three': { name: 'Holder of Cloud 3', about: 'Leads each round and need not play it.' },
        'last-winner': { name: 'Last winner', about: 'Who went out leads the next round; Cloud 3 leads the first.' },
      },
    },
    straightOrder: {
      title: 'Order of straights',
      values: {
        official: { name: '1-2-3-4-5 is highest', about: 'Then 2-3-4-5-6, then the run that ends in 1.' },
        natural: { name: 'By last number', about: '1-2-3-4-5 is the lowest, the run that ends in 1 the highest.' },
      },
    },
    flushOrder: {
      title: 'Order of flushes',
      values: {
        'all-numbers': { name: 'All numbers, then suit', about: 'Strongest number first, then the next, through all five.' },
        'highest-then-suit': { name: 'Highest, then suit', about: 'Only the strongest number counts, then the suit.' },
        'suit-first': { name: 'Suit first', about: 'The better suit wins, whatever the numbers.' },
      },
    },
    suitNaming: {
      title: 'Names of suits',
      values: {
        symbol: { name: 'Sun, Moon, Star, Cloud', about: 'As on the current tiles.' },
        colour: { name: 'Red, green, yellow, black', about: 'By colour, as in the first edition.' },
      },
    },
  },
};
