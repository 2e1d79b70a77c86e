/** `npm run bench`: how fast hands are evaluated and counted, and hand-overs planned. Ratios of one run do not depend on the machine. */
import { cpus } from 'node:os';
import { buildIfNeeded } from '../../scripts/e2e.mjs';
import { OUT } from '../../scripts/paths.mjs';
import { DEADLINE_MS } from '@/app/_workers/handover-work';
import { OFFICIAL_COMPARISON, runsInPlay, strengthOrder } from '@/lib/rules';
import { countInChromium, planInChromium, SLOWED } from './browser';
import { handEvaluation, HANDS, largestTable, OURS, type Task } from './hand-evaluation';
import { planned } from './hand-over';
import { historyInChromium, LOOKED_AT, SEATED, type HistoryResult } from './history';
import { measure, middle } from './stopwatch';
import { strengthCounts } from './strength-count';
import { tapInChromium } from './tap';

const ROUNDS = 801;
const WARM_UPS = 300;
const PLANS = 2000;
const WORKER_PLANS = 1000;
const PAGES = 40;
const TAP_PAGES = 20;
const SIZES = [100, 1000, 10_000];
const VISITS = 9;

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`);

console.log(`\nHand evaluation: ${HANDS} hands a run, medians of ${ROUNDS} rounds, contenders in turn`);
for (const task of handEvaluation()) printRatios(task);
const [largest] = measure(largestTable().contenders, ROUNDS, WARM_UPS);
if (largest !== undefined) console.log(`  ${largestTable().title}: ${perHand(largest.median)} for ${OURS}`);
printTable();

console.log('\nStrength count: five players, nothing seen, medians');
for (const { name, median } of measure(strengthCounts(), ROUNDS, WARM_UPS)) {
  console.log(`  ${name.padEnd(28)} ${median.toFixed(2).padStart(6)} ms`);
}

console.log(`\nHand-over: five players, ${PLANS} plans each, deadline ${DEADLINE_MS} ms`);
for (const { title, wall, worked, late, most } of planned(PLANS)) {
  console.log(`  ${title}; at most ${most} chips moved`);
  console.log(`    wall clock: ${distribution(wall)}; processor: ${distribution(worked)}; deadline reached ${late} times`);
}

console.log(`\nHand-over in a worker of Chromium, as the app asks for it, notes included: ${WORKER_PLANS} plans each`);
for (const { title, wall, late } of await planInChromium(WORKER_PLANS)) {
  console.log(`  ${title}: ${distribution(wall.toSorted((a, b) => a - b))}; deadline reached ${late} times`);
}

const counts = await countInChromium(PAGES);
console.log(`\nStrength count in Chromium, processor slowed ${SLOWED} times, ${PAGES} fresh pages, on the page itself`);
printSpread('first count of a page', counts.map(({ first }) => first));
printSpread(
  `on a processor, × ${SLOWED}`,
  counts.map(({ firstOnProcessor }) => firstOnProcessor * SLOWED),
);
printSpread('later, the slowest kind', counts.map(({ slowest }) => slowest));

buildIfNeeded();
const taps = await tapInChromium(OUT, TAP_PAGES);
console.log(`\nThe same in the built app, counted in its worker, ${TAP_PAGES} fresh pages`);
printSpread('first: question to answer', taps.map(({ first }) => first.counted));
printSpread('first: tap to paint', taps.map(({ first }) => first.painted));
printSpread('later: question to answer', taps.map(({ later }) => later.counted));
printSpread('later: tap to paint', taps.map(({ later }) => later.painted));

console.log(`\nHistory in the built app, ${SIZES.join(', ')} matches of ${SEATED} players, medians of ${VISITS}; in brackets: times the smallest`);
const histories = await historyInChromium(OUT, SIZES, VISITS);
printGrowth('home: tap to first rows', ({ home }) => home);
printGrowth('history: tap to first rows', ({ history }) => history);
printGrowth('statistics: tap to figures', ({ statistics }) => statistics);
printGrowth('typing: longest time between two frames', ({ typing }) => typing);
printGrowth('save of a round: tap to paint', ({ save }) => save);
printGrowth('the book of matches, made once', ({ book }) => book);
console.log(`  memory after ${LOOKED_AT.join(' and ')} matches were looked at: ${histories.map(({ memory }) => memory.map((megabytes) => megabytes.toFixed(1)).join(' and ')).join('; ')} MB`);

function printGrowth(name: string, figure: (of: HistoryResult) => number): void {
  const smallest = histories[0] === undefined ? NaN : figure(histories[0]);
  const figures = histories.map((of) => `${figure(of).toFixed(1).padStart(7)} ms (${(figure(of) / smallest).toFixed(1)})`);
  console.log(`  ${name.padEnd(40)} ${figures.join('   ')}`);
}

function printSpread(name: string, milliseconds: readonly number[]): void {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const spread = {
    least: sorted[0] ?? NaN,
    median: middle(sorted),
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN,
    most: sorted.at(-1) ?? NaN,
  };
  const figures = Object.entries(spread).map(([figure, value]) => `${figure} ${value.toFixed(1).padStart(6)}`);
  console.log(`  ${name.padEnd(24)} ${figures.join('   ')} ms`);
}

function distribution(rising: readonly number[]): string {
  const at = (share: number) => (rising[Math.min(rising.length - 1, Math.floor(share * rising.length))] ?? NaN).toFixed(1);
  return `median ${at(0.5)}, 99 of 100 within ${at(0.99)}, longest ${at(1)} ms`;
}

function printRatios({ title, contenders }: Task): void {
  const measured = measure(contenders, ROUNDS, WARM_UPS);
  const ours = measured[0]?.median ?? NaN;
  console.log(`  ${title}`);
  for (const { name, median } of measured) {
    console.log(`    ${name.padEnd(24)} ${perHand(median).padStart(9)}   ${(median / ours).toFixed(1).padStart(5)} ×`);
  }
  const fastest = Math.min(...measured.slice(1).map(({ median }) => median));
  console.log(`    the fastest of the others takes ${(fastest / ours).toFixed(1)} times as long`);
}

function perHand(milliseconds: number): string {
  return `${((milliseconds * 1e6) / HANDS).toFixed(1)} ns`;
}

/** What the browser holds for `handStrength`: the slots, and per run its value and the ranks of its five numbers. */
function printTable(): void {
  const { runSets } = strengthOrder(15, OFFICIAL_COMPARISON);
  const numbers = runsInPlay(15).length * 6;
  const bytes = runSets.byteLength + numbers * Float64Array.BYTES_PER_ELEMENT;
  console.log(`  table: ${runSets.length} slots and ${numbers} numbers, ${bytes} bytes in memory, made at the start; 0 bytes shipped`);
}
