// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localTime } from '@/app/_components/share/local-time';
import { resultText } from '@/app/_components/share/result-text';
import { ShareScreen } from '@/app/_components/share/share-screen';
import { reportOf } from '@/lib/exchange';
import { replay, type Match } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import type { Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { add, adjusted, finished, fx1, matchOf, rounds } from '../support/match-builder';
import { button, en, show } from '../support/render';

const { share } = en;
const textOf = (match: Match, locale: Locale = 'en') => resultText(reportOf(match, replay(match)), '8 Apr', messagesOf(locale));
const called = (match: Match, ...names: readonly string[]): Match => ({
  ...match, seats: match.seats.map((each, index) => ({ ...each, name: names[index] ?? each.name })),
});

describe('a result as text', () => {
  it('35 FX1: places, chips and nets, then the rounds', () => {
    expect(textOf(add(fx1(), finished())).split('\n')).toEqual([
      'Lexio Scorekeeper · 8 Apr', '3 rounds, finished', '',
      '1st A: 84 chips (+20)', '2nd C: 76 chips (+12)', '3rd B: 60 chips (−4)', '4th D: 36 chips (−28)', '',
      'R1: A +16, B +4, C −4, D −16', 'R2: A −4, B +12, C +4, D −12', 'R3: A +8, B −20, C +12, D 0',
    ]);
  });

  it('21 a shared place says so, in Korean too', () => {
    const match = rounds(matchOf(), '0 4 4 7');
    expect(textOf(match)).toContain('2nd (shared) B: 63 chips (−1)\n2nd (shared) C: 63 chips (−1)');
    expect(textOf(match, 'ko')).toContain('1등 A: 79칩 (+15)\n공동 2등 B: 63칩 (−1)');
  });

  it('a match in play, or with a round to mend, does not claim to be over', () => {
    expect(textOf(fx1())).toContain('3 rounds so far');
    const odd = rounds(matchOf({ start: [100, 80, 60, 30] }), '0 3 5 8', '4 0 2 6');
    expect(textOf({ ...odd, seats: odd.seats.with(3, { ...odd.seats[3]!, start: chips(2) }) })).toContain('1 round counted; a later one needs mending');
  });

  it('43, 45 no name starts a line, turns its neighbours around, or is cut', () => {
    const text = textOf(called(fx1(), 'A\u00859th X: 999', 'דנה', '👨‍👩‍👧‍👦 가족', '\u202eevil'));
    expect(text.split('\n')).toHaveLength(11);
    expect(text).toContain('1st A 9th X: 999: 84 chips');
    expect(text).toContain('3rd \u2068דנה\u2069: 60 chips');
    expect(text).toContain('2nd 👨‍👩‍👧‍👦 가족: 76 chips');
    expect(text).not.toContain('\u202e');
  });

  it('tells the last rounds of many, and how many were before them', () => {
    const long = rounds(matchOf({ settlement: { exhaustion: 'allow-debt' } }), ...Array.from({ length: 25 }, () => '0 1 2 3'));
    const lines = textOf(long).split('\n').slice(8);
    expect(lines).toHaveLength(21);
    expect([lines[0], lines[1]?.slice(0, 3), lines.at(-1)?.slice(0, 4)]).toEqual(['(5 rounds before that)', 'R6:', 'R25:']);
  });

  it('says where it was played, in its line, and keeps the note to itself', () => {
    const text = textOf({ ...fx1(), about: { place: 'Mina’s\nkitchen', note: 'Dan still owes the pizza' } });
    expect(text.split('\n')[0]).toBe('Lexio Scorekeeper · 8 Apr · Mina’s kitchen');
    expect(text).not.toContain('pizza');
  });

  it('leaves out of a round who was not in it', () => {
    const match = rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 10(1)', '0 2 4 -');
    expect(textOf(match)).toContain('R2: A +6, B 0, C −6');
  });
});

function draw(match: Match) {
  return show(<ShareScreen match={match} played={replay(match)} deletedAt={null} />);
}

describe('the screen to share', () => {
  const downloaded: { name: string; blob: Blob }[] = [];
  let made: Blob | null = null;

  beforeEach(() => {
    downloaded.length = 0;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null); // jsdom paints nothing
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => ((made = blob), 'blob:x'), revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloaded.push({ name: this.download, blob: made! });
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
  const sheet = (answer: () => Promise<void>, takesFiles = true) => {
    const handed = vi.fn((_data: ShareData) => answer());
    Object.defineProperty(navigator, 'share', { configurable: true, value: handed });
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => takesFiles });
    return handed;
  };

  it('says so before the first round', () => {
    draw(matchOf());
    expect(screen.getByText(share.none)).toBeTruthy();
    expect(screen.queryByRole('button', { name: share.text.copy })).toBeNull();
  });

  it('where nothing can be painted it says so, and the text is still there', async () => {
    draw(fx1());
    const card = await screen.findByRole('region', { name: share.picture.title });
    expect(await within(card).findByText(share.picture.failed)).toBeTruthy();
    expect(within(card).queryByRole('button')).toBeNull();
    expect(button(share.text.copy)).toBeTruthy();
  });

  it('79 hands the text alone to the sheet', async () => {
    const handed = sheet(() => Promise.resolve());
    const { user } = draw(fx1());
    await user.click(button(share.text.share));
    expect(await screen.findByText(share.done)).toBeTruthy();
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(0);
    expect(handed.mock.calls).toEqual([[{ text: textOf(fx1()).replace('8 Apr', date) }]]);
  });

  it('77 a sheet that was closed is no fault', async () => {
    sheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { user } = draw(fx1());
    await user.click(button(share.text.share));
    await user.click(button(share.table.share));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByText(share.failed)).toBeNull();
    expect(downloaded).toEqual([]);
  });

  it('copies where there is no sheet, and says when that fails', async () => {
    const { user } = draw(fx1());
    expect(screen.queryByRole('button', { name: share.text.share })).toBeNull();
    await user.click(button(share.text.copy));
    expect(await screen.findByText(share.copied)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('1st A: 84 chips (+20)');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button(share.text.copy));
    expect(await screen.findByText(share.failed)).toBeTruthy();
  });

  it('35 the table of rounds is a file whose name any system takes', async () => {
    const { user } = draw(called(fx1(), '../=민지'));
    expect(screen.queryByRole('button', { name: share.table.share })).toBeNull();
    await user.click(button(share.table.save));
    expect(downloaded.map(({ name }) => name)).toEqual([`lexio-rounds-${localTime(fx1().createdAt).replace(/ /gu, '-').replace(/:/gu, '')}.csv`]);
    const text = await downloaded[0]!.blob.text();
    const { columns, round } = share.words;
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      [columns.began, columns.round, columns.what, columns.entered, columns.player, columns.place, columns.tiles, columns.twos, columns.count, columns.net, columns.total, columns.reason, columns.match].join(','),
      `${localTime(fx1().createdAt)},1,${round},${localTime(fx1().createdAt)},../=민지,1,0,0,0,16,80,,match`,
    ]);
  });

  it('hands the table to a sheet that takes files, and downloads what it refuses', async () => {
    const handed = sheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { user } = draw(fx1());
    await user.click(button(share.table.share));
    expect(await screen.findByText(share.taken(downloaded[0]?.name ?? ''))).toBeTruthy();
    expect(handed.mock.calls[0]?.[0]).toEqual({ files: [expect.any(File)] });
  });

  it('the link to BG Stats is there once the match is over, and says nothing of where it came from', () => {
    const { unmount } = draw(fx1());
    expect(screen.getByText(share.bgStats.later)).toBeTruthy();
    unmount();
    draw(add(fx1(), adjusted('p', { kind: 'payment', from: seat(0), to: seat(1), amount: chips(4) }), finished()));
    const link = within(screen.getByRole('region', { name: share.bgStats.title })).getByRole('link', { name: share.bgStats.link });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/u);
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noreferrer', '_blank']);
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"score":"80"');
  });
});
