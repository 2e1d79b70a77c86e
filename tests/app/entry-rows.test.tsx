// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TileStrip, TwosStrip } from '@/app/_components/play/count-strip';
import { EntryRows } from '@/app/_components/play/entry-rows';
import { RoundForm } from '@/app/_components/play/round-form';
import type { Locale } from '@/lib/i18n';
import { previewRound, replay, twosCostsOf } from '@/lib/match';
import { checkEntry, emptyDraft, entryOf, OFFICIAL_SETTLEMENT, type EntryTable, type RoundDraft } from '@/lib/settlement';
import { seat, seatsOf, type Seat } from '@/lib/shared';
import { matchOf } from '../support/match-builder';
import { en, isChosen, radio, show, showHeld, shownOn, textOf } from '../support/render';

const { play, fault } = en;
const NAMES = ['Ann', 'Bo', 'Cho', 'Dee'];
const names = (at: Seat) => NAMES[at] ?? '';
const TABLE: EntryTable = { handSize: 13, playing: [true, true, true, true] };

function showRows(draft: RoundDraft, table = TABLE) {
  return showHeld(draft, (held, onType) => {
    const checked = checkEntry(entryOf(held), table);
    const problems = checked.ok ? [] : checked.error;
    return <EntryRows names={names} table={table} order={seatsOf(4)} rules={OFFICIAL_SETTLEMENT} draft={held} onType={onType} problems={problems} />;
  });
}

const tilesOf = (name: string) => screen.getByRole('radiogroup', { name: play.tilesLeft(name) });
const twosOf = (name: string) => screen.getByRole('radiogroup', { name: play.twosHeld(name) });
const tapTiles = (name: string, tiles: number) => within(tilesOf(name)).getByRole('radio', { name: play.tilesCell(tiles) });
const tapTwos = (name: string, twos: number) => within(twosOf(name)).getByRole('radio', { name: play.twosCell(twos) });

describe('the number strip', () => {
  it.each([9, 12, 13, 20])('has one button for each of 1 … %d, by its name', (handSize) => {
    show(<TileStrip label="Left" value={null} onChoose={() => {}} handSize={handSize} />);
    const cells = within(screen.getByRole('radiogroup', { name: 'Left' })).getAllByRole('radio');
    expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual(
      Array.from({ length: handSize }, (_, index) => play.tilesCell(index + 1)),
    );
    expect(cells.map(shownOn)).toEqual(cells.map((_, index) => String(index + 1)));
    expect(cells.some(isChosen)).toBe(false);
  });

  it('takes one tap, and another to change', async () => {
    const { user, changes } = showHeld<number | null>(null, (value, choose) => (
      <TileStrip label="Left" value={value} onChoose={choose} handSize={13} />
    ));
    await user.click(radio(play.tilesCell(8)));
    await user.click(radio(play.tilesCell(13)));
    expect(changes).toEqual([8, 13]);
    expect(screen.getAllByRole('radio', { checked: true }).map(shownOn)).toEqual(['13']);
  });

  it('goes by the arrow keys', async () => {
    const { user, changes } = showHeld<number | null>(5, (value, choose) => (
      <TileStrip label="Left" value={value} onChoose={choose} handSize={13} />
    ));
    await user.tab();
    expect(document.activeElement).toBe(radio(play.tilesCell(5)));
    for (const [key, tiles] of [['ArrowRight', 6], ['ArrowDown', 7], ['ArrowLeft', 6]] as const) {
      await user.keyboard(`{${key}}`); // however shortly it is pressed
      expect(document.activeElement).toBe(radio(play.tilesCell(tiles)));
    }
    expect(changes).toEqual([6, 7, 6]);
  });
});

it('the 2s take one tap, and the same tap takes them back', async () => {
  const { user, changes } = showHeld(0, (value, choose) => <TwosStrip label="2s" value={value} onChoose={choose} />);
  const cell = (twos: number) => radio(play.twosCell(twos));
  expect(within(screen.getByRole('radiogroup', { name: '2s' })).getAllByRole('radio')).toHaveLength(4);
  await user.click(cell(2));
  expect(isChosen(cell(2))).toBe(true);
  await user.click(cell(4));
  await user.click(cell(4));
  expect(changes).toEqual([2, 4, 0]);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(cell(3));
  await user.keyboard(' ');
  expect(changes).toEqual([2, 4, 0, 3, 0]);
  await user.keyboard(' {Enter}');
  expect(changes).toEqual([2, 4, 0, 3, 0, 3]);
});

describe('the rows', () => {
  it('stand in seat order, whoever went out; he needs no strip', () => {
    showRows({ ...emptyDraft(4), winner: seat(2) });
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => NAMES.find((name) => textOf(row).startsWith(name)))).toEqual(NAMES);
    expect(textOf(rows[2] ?? document.body)).toBe(play.wentOut('Cho'));
    expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))).toEqual(
      ['Ann', 'Bo', 'Dee'].flatMap((name) => [play.twosHeld(name), play.tilesLeft(name)]),
    );
  });

  it('27 who is out of the match has no controls', () => {
    showRows(emptyDraft(4), { handSize: 12, playing: [true, true, true, false] });
    expect(screen.getAllByRole('listitem').map(textOf).at(-1)).toBe(play.notPlaying('Dee'));
    expect(screen.getAllByRole('radiogroup')).toHaveLength(6);
    expect(within(tilesOf('Ann')).getAllByRole('radio')).toHaveLength(12);
  });

  it('27 who is out by now and has tiles in the entry is named, and can be taken out of it', async () => {
    const table: EntryTable = { handSize: 12, playing: [true, true, true, false] };
    const { user, changes } = showRows({ winner: seat(0), tiles: [null, 2, 4, 3], twos: [0, 0, 0, 1] }, table);
    const row = screen.getAllByRole('listitem').at(-1);
    expect(textOf(row ?? document.body)).toContain(play.notPlaying('Dee'));
    await user.click(screen.getByRole('button', { name: play.dropTiles('Dee') }));
    expect(changes.at(-1)).toEqual({ winner: 0, tiles: [null, 2, 4, null], twos: [0, 0, 0, 0] });
    expect(screen.queryByRole('button', { name: play.dropTiles('Dee') })).toBeNull();
  });

  it('each tap goes to its own player and nobody else', async () => {
    const { user, changes } = showRows({ ...emptyDraft(4), winner: seat(0) });
    await user.click(tapTiles('Cho', 5));
    await user.click(tapTwos('Cho', 1));
    await user.click(tapTiles('Bo', 3));
    expect(changes.at(-1)).toEqual({ winner: 0, tiles: [null, 3, 5, null], twos: [0, 0, 1, 0] });
    expect(screen.getByText(play.countOf(5, 2, 10))).toBeTruthy();
  });

  it('a fault stands in the row of its player; what is merely missing is no fault', async () => {
    const { user } = showRows({ ...emptyDraft(4), winner: seat(0) });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(tapTiles('Dee', 1));
    await user.click(tapTwos('Dee', 2));
    const alert = screen.getByRole('alert');
    expect(textOf(alert)).toBe(fault.entry({ code: 'more-twos-than-tiles', seat: seat(3), twos: 2, tiles: 1 }, names));
    expect(screen.getAllByRole('listitem')[3]?.contains(alert)).toBe(true);
    await user.click(tapTwos('Dee', 1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('17 choosing another winner gives him nothing and the first one his strip back', async () => {
    const { user, changes } = showHeld<RoundDraft>({ ...emptyDraft(4), winner: seat(0) }, (draft, onType) => (
      <RoundForm names={names} table={TABLE} order={seatsOf(4)} rules={OFFICIAL_SETTLEMENT} draft={draft} onType={onType} problems={[]} />
    ));
    await user.click(radio('Bo'));
    expect(changes.at(-1)?.winner).toBe(1);
    expect(screen.getByText(play.wentOut('Bo'))).toBeTruthy();
    expect(tilesOf('Ann')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: play.tilesLeft('Bo') })).toBeNull();
  });
});

describe('what the 2s cost', () => {
  const { why } = en;
  function showCosts(start: readonly number[], draft: Partial<RoundDraft>, locale: Locale = 'en') {
    const { state } = replay(matchOf({ start }));
    return showHeld<RoundDraft>(
      { ...emptyDraft(start.length), winner: seat(0), ...draft },
      (held, onType) => {
        const preview = previewRound(state, held);
        return (
          <EntryRows
            names={names} table={TABLE} order={state.order} rules={state.rules.settlement} draft={held} onType={onType}
            problems={preview.ok ? [] : preview.error} costs={preview.ok ? twosCostsOf(preview.value) : []}
          />
        );
      },
      { locale },
    );
  }
  const said = (name: string) => {
    const row = tilesOf(name).closest('li');
    return row ? [...row.querySelectorAll('p:not([role])')].map(textOf).filter((text) => text !== '') : [];
  };

  it('FX1e: only the count at first, the chips as soon as the round is whole', async () => {
    const { user } = showCosts([64, 64, 64, 64], { tiles: [null, 3, null, 8] });
    expect(said('Dee')).toEqual([]);
    await user.click(tapTwos('Dee', 1));
    expect(said('Dee')).toEqual(['8 × 2 = 16']);
    await user.click(tapTiles('Cho', 5));
    expect(said('Dee')).toEqual(['8 × 2 = 16 · the 2 costs 24 chips']);
    expect(said('Bo')).toEqual([]);
    await user.click(tapTwos('Dee', 2));
    expect(said('Dee')).toEqual(['8 × 4 = 32 · 2s cost 48 (24 + 24): runs out']);
  });

  it('several 2s: what each of them adds, and together', () => {
    showCosts([500, 500, 500, 500], { tiles: [null, 3, 5, 8], twos: [0, 0, 1, 3] });
    expect(said('Cho')).toEqual(['5 × 2 = 10 · the 2 costs 15 chips']);
    expect(said('Dee')).toEqual(['8 × 8 = 64 · 2s cost 168 (24 + 48 + 96)']);
  });

  it('who runs out loses no more than he has, and who runs out anyway nothing by his 2s', () => {
    showCosts([64, 64, 64, 5], { tiles: [null, 3, 5, 8], twos: [0, 0, 0, 2] });
    expect(said('Dee')).toEqual([`8 × 4 = 32 · ${why.twosCostNothing}`]);
  });

  it('at the last chip exactly it is the 2 that puts him out', () => {
    showCosts([64, 64, 64, 16], { tiles: [null, 3, 5, 8], twos: [0, 0, 0, 1] });
    expect(said('Dee')).toEqual(['8 × 2 = 16 · runs out because of it']);
  });
});
