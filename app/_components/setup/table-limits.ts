/** What the form offers. Two players come with a deal of their own (rules.md 1.4). */
export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = 5;
