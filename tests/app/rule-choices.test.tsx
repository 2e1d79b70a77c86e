// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RuleList } from '@/app/_components/play/rule-list';
import { PresetPicker } from '@/app/_components/setup/preset-picker';
import { RuleOptions } from '@/app/_components/setup/rule-options';
import { messagesOf } from '@/lib/i18n/catalogues';
import {
  isChanged, PRESET_SETUPS, PRESETS, RULE_OPTIONS, ruleOf, valuesOf, withRule,
  type MatchSetup, type Preset, type RuleOption,
} from '@/lib/match';
import { at, chips } from '@/lib/shared';
import { button, en, isChosen, radio, show, showHeld, shownOn, spokenIn, textOf } from '../support/render';

const { setup } = en;
const { official } = PRESET_SETUPS;
/** The rules under which every choice can make a difference. */
const ALL_MATTER: MatchSetup = { ...official, rules: withRule(official.rules, 'tableOfTwo', 'goes-on') };

type Texts = Readonly<Record<string, { readonly name: string; readonly about: string }>>;
const textsOf = (option: RuleOption): Texts => setup.options[option].values;

const showOptions = (of: MatchSetup, players = 4) =>
  showHeld(of, (held, onChange) => <RuleOptions of={held} players={players} onChange={onChange} />);
const line = (option: RuleOption) => button(new RegExp(`^${setup.options[option].title.replace(/[^\w ]/gu, '.')}`, 'u'));

it.each(RULE_OPTIONS)('%s: one tap shows every way with its sentence, the next one chooses it', async (option) => {
  const { user, changes } = showOptions(ALL_MATTER);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await user.click(line(option));
  const group = screen.getByRole('radiogroup', { name: setup.options[option].title });
  const ways = within(group).getAllByRole('radio');
  expect(ways.map(shownOn)).toEqual(valuesOf(option).map((value) => `${textsOf(option)[value]?.name}${textsOf(option)[value]?.about}`));
  const now = valuesOf(option).indexOf(ruleOf(ALL_MATTER.rules, option));
  expect(ways.map(isChosen)).toEqual(ways.map((_, index) => index === now));

  const next = valuesOf(option).find((value) => value !== ruleOf(ALL_MATTER.rules, option));
  await user.click(at(ways, next === undefined ? -1 : valuesOf(option).indexOf(next)));
  expect(changes).toHaveLength(1);
  expect(RULE_OPTIONS.filter((each) => ruleOf(changes[0]?.rules ?? official.rules, each) !== ruleOf(ALL_MATTER.rules, each))).toEqual([option]);
  expect(spokenIn(line(option))).toContain(textsOf(option)[next ?? '']?.name);
  expect(spokenIn(line(option)).includes(setup.changed)).toBe(option !== 'tableOfTwo'); // which was changed, and is now as it was
});

it('a line that differs from its edition is marked, and only such a line', () => {
  showOptions(ALL_MATTER);
  const marked = RULE_OPTIONS.filter((option) => spokenIn(line(option)).includes(setup.changed));
  expect(marked).toEqual(['tableOfTwo']);
  expect(marked).toEqual(RULE_OPTIONS.filter((option) => isChanged(ALL_MATTER, option)));
});

it('a choice that cannot matter is not asked', () => {
  showOptions(official);
  expect(screen.queryByRole('button', { name: new RegExp(setup.options.twoPlayerDeal.title, 'u') })).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(RULE_OPTIONS.length - 1);
});

it('1.4 two are asked which tiles of two they deal, and not about larger tables', async () => {
  const { user, changes } = showOptions(official, 2);
  const asked = RULE_OPTIONS.filter((option) => screen.queryByRole('button', { name: new RegExp(`^${setup.options[option].title.replace(/[^\w ]/gu, '.')}`, 'u') }));
  expect(asked).toEqual(RULE_OPTIONS.filter((option) => option !== 'dealPlan' && option !== 'tableOfTwo'));
  await user.click(line('twoPlayerDeal'));
  await user.click(radio(new RegExp(`^${textsOf('twoPlayerDeal')['up-to-nine']?.name}`, 'u')));
  expect(changes.at(-1)?.rules.deal.twoPlayerDeal).toBe('up-to-nine');
});

describe('the edition', () => {
  it('is one of three, and its sentence says what it means', async () => {
    const { user, changes } = showHeld<Preset>('official', (held, onChange) => (
      <PresetPicker preset={held} onChange={onChange} />
    ));
    const group = screen.getByRole('radiogroup', { name: setup.preset });
    expect(within(group).getAllByRole('radio').map(shownOn)).toEqual(PRESETS.map((preset) => setup.presets[preset].name));
    for (const preset of PRESETS.toReversed()) {
      await user.click(radio(setup.presets[preset].name));
      expect(screen.getByText(setup.presets[preset].about)).toBeTruthy();
    }
    expect(changes).toEqual(PRESETS.toReversed());
  });
});

describe('the rules of a match', () => {
  const listed = () =>
    Object.fromEntries(screen.getAllByRole('term').map((term) => [textOf(term), textOf(term.nextElementSibling ?? term)]));

  const seatsWith = (...starts: readonly number[]) =>
    ['Ann', 'Bo', 'Cho', 'Dee'].map((name, index) => ({ name, start: chips(starts[index] ?? starts[0] ?? 0) }));

  it('tell what each began with, where they did not begin alike', () => {
    show(<RuleList of={official} players={4} seats={seatsWith(100, 80, 60, 10)} />);
    expect(listed()[setup.chips]).toBe('Ann 100 · Bo 80 · Cho 60 · Dee 10');
  });

  it('are all listed, the changed ones marked', () => {
    show(<RuleList of={{ ...PRESET_SETUPS['first-edition'], roundLimit: null, rules: ALL_MATTER.rules }} players={4} seats={seatsWith(149)} />);
    const list = listed();
    expect(list).toMatchObject({ Edition: 'First edition', Rounds: 'Open end', 'Chips each': '4×1 + 4×5 + 5×25' });
    expect(Object.keys(list)).toHaveLength(3 + RULE_OPTIONS.length);
    const { title, values } = setup.options.exhaustion;
    expect(list[`${title}${setup.changed}`]).toBe(`${values['out-of-match'].name}${values['out-of-match'].about}`);
    const { penalty } = setup.options;
    expect(list[penalty.title]).toBe(`${penalty.values['double-each'].name}${penalty.values['double-each'].about}`);
  });

  it('are told in Korean to those who read Korean', () => {
    show(<RuleList of={official} players={4} seats={seatsWith(64)} />, { locale: 'ko' });
    const ko = messagesOf('ko').setup;
    expect(listed()).toMatchObject({ [ko.preset]: ko.presets.official.name, [ko.rounds]: '5라운드', [ko.chips]: '4×1 + 4×5 + 4×10' });
  });
});
