// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { QuickScreen } from '@/app/_components/quick/quick-screen';
import { replay, type Match } from '@/lib/match';
import { clearDraft, listMatches, QUICK_DRAFT_KEY, readDraft } from '@/lib/storage';
import { button, describedBy, en, isChosen, MESSAGES, show, shownOn, textOf } from '../support/render';

const { quick, play, setup, fault, common } = en;

afterEach(async () => {
  await clearDraft(QUICK_DRAFT_KEY);
});

type Shown = ReturnType<typeof show>;

const openNames = ({ user }: Shown) => user.click(button(new RegExp(`^${quick.names} `, 'u')));
const makeButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: quick.makeMatch });
const chipsField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: quick.chipsOf(name) });
const nameField = (seat: number) => screen.getByRole<HTMLInputElement>('textbox', { name: setup.nameOfSeat(seat) });
const tiles = (name: string, n: number) =>
  within(screen.getByRole('radiogroup', { name: play.tilesLeft(name) })).getByRole('radio', { name: play.tilesCell(n) });
const twos = (name: string, n: number) =>
  within(screen.getByLabelText(play.twosHeld(name))).getByRole('radio', { name: play.twosCell(n) });
const winner = (name: string) =>
  within(screen.getByRole('radiogroup', { name: play.whoWentOut })).getByRole('radio', { name });
const paid = () => {
  const region = screen.queryByRole('region', { name: quick.payments });
  return region ? within(region).getAllByRole('listitem').map(textOf) : [];
};
const said = () => screen.getAllByRole('status').map(textOf).join(' | ');

async function open(): Promise<Shown> {
  const shown = show(<QuickScreen />);
  await waitFor(() => expect(said()).not.toContain(common.loading));
  return shown;
}

/** FX4 at seats 1 to 4, whatever they are called. */
async function typeFx4({ user }: Shown, names: readonly string[] = [1, 2, 3, 4].map(quick.player)): Promise<void> {
  const [a = '', b = '', c = '', d = ''] = names;
  await user.click(winner(a));
  await user.click(tiles(b, 3));
  await user.click(tiles(c, 5));
  await user.click(tiles(d, 5));
  await user.click(twos(d, 2));
  // What few visits need is loaded when it is wanted.
  await screen.findByRole('region', { name: quick.payments });
}
async function typeChips({ user }: Shown, texts: readonly string[], names: readonly string[] = [1, 2, 3, 4].map(quick.player)) {
  await user.click(screen.getByRole('switch', { name: quick.withChips }));
  for (const [index, text] of texts.entries()) if (text !== '') await user.type(chipsField(names[index] ?? ''), text);
}

describe('a round settled on the spot', () => {
  it('FX4 needs no names and no chips: all is paid in full, and it is said that nobody’s chips are counted', async () => {
    const shown = await open();
    expect(said()).toContain(fault.entry({ code: 'no-winner' }, () => ''));
    expect(makeButton()).toBeNull();
    await typeFx4(shown);
    const [one, two, three, four] = [1, 2, 3, 4].map(quick.player) as [string, string, string, string];
    expect(paid()).toEqual([
      play.doubled(four, 5, 2, 20),
      `${play.pays(two, one, 3)} 3 − 0 = 3`, `${play.pays(three, one, 5)} 5 − 0 = 5`, `${play.pays(four, one, 20)} 20 − 0 = 20`,
      `${play.pays(three, two, 2)} 5 − 3 = 2`, `${play.pays(four, two, 17)} 20 − 3 = 17`, `${play.pays(four, three, 15)} 20 − 5 = 15`,
    ]);
    expect(screen.getByText(quick.paidInFull)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: quick.after })).toBeNull();
    expect(makeButton()).toBeTruthy();
  });

  it('FX4 with chips: who runs out, what is not paid, and what everybody has then', async () => {
    const shown = await open();
    await typeFx4(shown);
    await typeChips(shown, ['100', '80', '６０', '10']);
    const four = quick.player(4);
    expect(paid().find((line) => line.startsWith(play.pays(four, quick.player(1), 10)))).toContain(play.short(20, 10, 10));
    const after = screen.getByLabelText(quick.after);
    expect(within(after).getAllByRole('definition').map((line) => textOf(line.querySelector('.sr-only') ?? line))).toEqual([
      play.changesTo(100, 118), play.changesTo(80, 79), play.changesTo(60, 53), play.changesTo(10, 0),
    ]);
    expect(screen.queryByText(quick.paidInFull)).toBeNull();
  });

  it('changes as it is typed, and says what is missing in the meantime', async () => {
    const shown = await open();
    await typeFx4(shown);
    await shown.user.click(tiles(quick.player(2), 4));
    expect(paid()[1]).toBe(`${play.pays(quick.player(2), quick.player(1), 4)} 4 − 0 = 4`);
    await typeChips(shown, ['100', '', '60']);
    expect(paid()).toEqual([]);
    expect(said()).toContain(quick.missingChips([quick.player(2), quick.player(4)]));
    await shown.user.click(screen.getByRole('switch', { name: quick.withChips }));
    expect(paid()).toHaveLength(7);
    await shown.user.click(screen.getByRole('switch', { name: quick.withChips }));
    expect(chipsField(quick.player(1)).value).toBe('100');
  });

  it('4.5 goes by the rules that are chosen, which stay folded until then', async () => {
    const shown = await open();
    await typeFx4(shown);
    expect(screen.queryByRole('radiogroup', { name: setup.preset })).toBeNull();
    await shown.user.click(button(new RegExp(`^${quick.rules}`, 'u')));
    // An edition that leaves the chips to the table has no rules of its own.
    expect(within(screen.getByRole('radiogroup', { name: setup.preset })).getAllByRole('radio').map(shownOn)).toEqual([
      setup.presets.official.name, setup.presets['first-edition'].name,
    ]);
    await shown.user.click(await screen.findByRole('button', { name: new RegExp(`^${setup.options.collectors.title}`, 'u') }));
    await shown.user.click(screen.getByRole('radio', { name: new RegExp(`^${setup.options.collectors.values.winner.name}`, 'u') }));
    expect(paid()).toHaveLength(4);
    expect(textOf(button(new RegExp(`^${quick.rules}`, 'u')))).toContain(quick.rulesOf(setup.presets.official.name, 1));
  });

  it('1.4 two players are asked for theirs alone; what was typed of who goes is gone, the rest stays', async () => {
    const shown = await open();
    await typeFx4(shown);
    await openNames(shown);
    await shown.user.click(button(setup.removeSeat(setup.seat(2))));
    expect(isChosen(tiles(quick.player(2), 5))).toBe(true);
    expect(isChosen(twos(quick.player(3), 2))).toBe(true);
    await shown.user.click(button(setup.moveUp(setup.seat(3))));
    expect(isChosen(tiles(quick.player(2), 5))).toBe(true);
    expect(isChosen(twos(quick.player(2), 2))).toBe(true);
    await shown.user.click(screen.getByRole('radio', { name: en.hands.players(2) }));
    expect(paid()).toEqual([play.doubled(quick.player(2), 5, 2, 20), `${play.pays(quick.player(2), quick.player(1), 20)} 20 − 0 = 20`]);
    expect(screen.getByText(setup.deal(6, 12, 0))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove/u })).toBeNull();
  });

  it.each([
    ['12a', '12a'], ['-5', '-5'], ['３．５', '３．５'], ['1000001', '1000001'], ['1e3', '1e3'],
  ])('47 %s is no number of chips: it is named beside its field, stays, and nothing is settled with it', async (text, named) => {
    const shown = await open();
    await typeFx4(shown);
    await typeChips(shown, ['100', text, '60', '10']);
    const field = chipsField(quick.player(2));
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([text, 'true']);
    expect(describedBy(field)).toBe(quick.badChips(named, 1_000_000));
    expect([paid(), makeButton()]).toEqual([[], null]);
    expect(isChosen(tiles(quick.player(2), 3))).toBe(true);
    await shown.user.clear(field);
    await shown.user.type(field, '80');
    expect(paid().length).toBeGreaterThan(0);
  });

  it('61 all of it is there again after the page was dropped, bad text included, until it is cleared; clearing can be undone', async () => {
    const shown = await open();
    await openNames(shown);
    await shown.user.type(nameField(1), 'Ann');
    await typeFx4(shown, ['Ann', ...[2, 3, 4].map(quick.player)]);
    await typeChips(shown, ['12a'], ['Ann']);
    await waitFor(async () => expect(await readDraft(QUICK_DRAFT_KEY)).toMatchObject({ value: { chips: ['12a', '', '', ''] } }));
    shown.unmount();

    const again = await open();
    expect(screen.getByText(quick.kept)).toBeTruthy();
    await openNames(again);
    expect([nameField(1).value, chipsField('Ann').value]).toEqual(['Ann', '12a']);
    expect(isChosen(tiles(quick.player(3), 5))).toBe(true);
    await again.user.click(button(quick.startAfresh));
    expect(nameField(1).value).toBe('');
    await again.user.click(await screen.findByRole('button', { name: common.undo }));
    expect([nameField(1).value, chipsField('Ann').value]).toEqual(['Ann', '12a']);

    await again.user.click(button(quick.clear));
    expect(isChosen(winner('Ann'))).toBe(false);
    expect(nameField(1).value).toBe('Ann');
  });
});

describe('a match made of it', () => {
  const matches = async (): Promise<readonly Match[]> =>
    (await listMatches()).flatMap((entry) => (entry.status === 'ready' ? [entry.value.match] : []));

  it('wants a name for everybody, says so at the first that has none, and keeps everything', async () => {
    const before = await matches();
    const shown = await open();
    await openNames(shown);
    await shown.user.type(nameField(1), 'Ann');
    await typeFx4(shown, ['Ann', ...[2, 3, 4].map(quick.player)]);
    await openNames(shown);
    await shown.user.click(button(quick.makeMatch));
    expect(screen.getAllByRole('alert').map(textOf)).toContain(quick.namesFirst);
    expect(describedBy(nameField(2))).toBe(fault.start({ code: 'blank-name', seat: 1 as never }));
    expect(document.activeElement).toBe(nameField(2));
    expect(paid()).toHaveLength(7);
    expect(await matches()).toEqual(before);
  });

  it('wants something to start with for everybody', async () => {
    const shown = await open();
    const names = ['Ann', 'Bea', 'Cem', 'Dan'];
    await openNames(shown);
    for (const [index, name] of names.entries()) await shown.user.type(nameField(index + 1), name);
    await typeFx4(shown, names);
    await typeChips(shown, ['100', '80', '60', '0'], names);
    expect(paid().length).toBeGreaterThan(0);
    await shown.user.click(button(quick.makeMatch));
    expect(describedBy(chipsField('Dan'))).toBe(fault.start({ code: 'bad-start-chips', seat: 3 as never, max: 1_000_000 }));
    expect(document.activeElement).toBe(chipsField('Dan'));
  });

  it('FX4 begins with these chips and has the round as its first; a second tap makes no second one, and the draft is gone', async () => {
    const before = await matches();
    const shown = await open();
    const names = ['Ann', 'Bea', 'Cem', 'Dan'];
    await openNames(shown);
    for (const [index, name] of names.entries()) await shown.user.type(nameField(index + 1), name);
    await typeFx4(shown, names);
    await typeChips(shown, ['100', '80', '60', '10'], names);
    expect(screen.getByText(quick.matchWithChips)).toBeTruthy();
    await shown.user.dblClick(button(quick.makeMatch));
    await waitFor(async () => expect(await matches()).toHaveLength(before.length + 1));
    const made = (await matches()).find((match) => before.every(({ id }) => id !== match.id));
    expect(made?.seats.map(({ name, start }) => [name, start])).toEqual([['Ann', 100], ['Bea', 80], ['Cem', 60], ['Dan', 10]]);
    expect(made && replay(made)).toMatchObject({ state: { balances: [118, 79, 53, 0], roundsPlayed: 1 }, conflict: null });
    await waitFor(async () => expect((await readDraft(QUICK_DRAFT_KEY)).status).toBe('missing'));
  });

  it('without chips everybody starts with those of the edition, and it is said who would run out with them', async () => {
    const shown = await open();
    await typeFx4(shown);
    expect(screen.getByText(quick.matchWithout(64))).toBeTruthy();
    await shown.user.click(twos(quick.player(4), 4));
    await shown.user.click(tiles(quick.player(4), 8));
    expect(screen.getByText(quick.matchRunsOut([quick.player(4)], 64))).toBeTruthy();
  });
});

it.each(MESSAGES)('in %s players without a name are called by their seat', async (locale, messages) => {
  show(<QuickScreen />, { locale });
  await waitFor(() => expect(screen.getByRole('radiogroup', { name: messages.play.whoWentOut })).toBeTruthy());
  const group = screen.getByRole('radiogroup', { name: messages.play.whoWentOut });
  expect(within(group).getAllByRole('radio').map(shownOn)).toEqual([1, 2, 3, 4].map(messages.quick.player));
});
