// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrokenMatch } from '@/app/_components/history/broken-match';
import { MatchCard } from '@/app/_components/history/match-card';
import { dateText } from '@/app/_components/history/match-date';
import { matchHref } from '@/app/_components/play/routes';
import { fileStamp, localTime } from '@/app/_components/share/local-time';
import { type Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { matchId, replay, timestamp, type Match } from '@/lib/match';
import type { Damage } from '@/lib/storage';
import { drop, edit, fx1, matchOf, rounds } from '../support/match-builder';
import { button, en, hrefOf, show, textOf } from '../support/render';

const { history } = en;

describe('39 a moment is told in the reader’s own time zone and language', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });
  const EVENING = timestamp(Date.UTC(2026, 3, 8, 18, 30));

  it.each([
    ['Asia/Seoul', 'en', /^Apr 9, 2026, 3:30 AM$/u],
    ['Asia/Seoul', 'ko', /^2026\. 4\. 9\. (?:오전|AM) 3:30$/u],
    ['UTC', 'en', /^Apr 8, 2026, 6:30 PM$/u],
    ['America/Los_Angeles', 'en', /^Apr 8, 2026, 11:30 AM$/u],
    ['Pacific/Auckland', 'ko', /^2026\. 4\. 9\. (?:오전|AM) 6:30$/u],
  ] as const)('%s, %s: %s', (where, locale, text) => {
    process.env['TZ'] = where;
    expect(dateText(EVENING, locale).replace(/\u202f/gu, ' ')).toMatch(text);
  });

  it.each([
    ['Asia/Seoul', '2026-04-09 03:30:00'],
    ['UTC', '2026-04-08 18:30:00'],
    ['America/Los_Angeles', '2026-04-08 11:30:00'],
  ])('in a table and in the name of a file too: %s', (where, time) => {
    process.env['TZ'] = where;
    expect(localTime(EVENING)).toBe(time);
    expect(fileStamp(EVENING)).toBe(time.replace(' ', '-').replaceAll(':', ''));
  });
});

describe('a match of the history', () => {
  const showCard = (match: Match, locale: Locale = 'en', opens = true) => {
    show(
      <MatchCard match={match} played={replay(match)} opens={opens}>
        <button>Delete</button>
      </MatchCard>,
      { locale },
    );
    return textOf(screen.getByRole('listitem'));
  };

  it('says when, who, how many rounds and how it stands, best first', () => {
    const match = fx1();
    const said = showCard(match);
    expect(said).toContain(dateText(match.createdAt, 'en'));
    expect(said).toContain(`${history.rounds(3)} · ${history.running}`);
    expect(said).toContain('1. A 842. C 763. B 604. D 36');
    const name = history.open('A, B, C, D', dateText(match.createdAt, 'en'));
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(hrefOf(matchHref(match.id)));
    expect(link.contains(button('Delete'))).toBe(false);
    expect(screen.getByText(dateText(match.createdAt, 'en')).getAttribute('datetime')).toBe('1970-01-01T00:00:00.000Z');
  });

  it('29, 21 FX1d shares places, and says so by a sign', () => {
    expect(showCard(drop(fx1(), 'R2'))).toContain('1. A 882. C 72=3. B 48=3. D 48');
  });

  it('without a round has no places', () => {
    expect(showCard(matchOf())).toContain('A 64B 64C 64D 64');
  });

  it('15 is finished only when it is, and needs mending when it does', () => {
    expect(showCard(fx1({ roundLimit: 3 }))).toContain(history.finished);
    const broken = edit(rounds(matchOf({ start: [100, 80, 60, 30] }), '0 3 5 8', '0 2 4 3'), 'R1', '0 3 5 8(2)');
    show(<MatchCard match={broken} played={replay(broken)} />);
    expect(textOf(screen.getAllByRole('listitem')[1] ?? document.body)).toContain(history.conflict);
  });

  it('that was deleted cannot be opened', () => {
    showCard(fx1(), 'en', false);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('speaks Korean', () => {
    expect(showCard(fx1(), 'ko')).toContain(`3라운드 · ${messagesOf('ko').history.running}`);
  });
});

describe('a match that cannot be read', () => {
  const DAMAGE: Damage = { code: 'damaged', path: 'events[2].entry', problem: 'invalid_type' };
  const RAW = { id: 'x', events: [1, null] };
  const showBroken = (damage = DAMAGE) => show(<BrokenMatch id={matchId('x')} damage={damage} raw={RAW} />);
  const said = () => textOf(screen.getByRole('region', { name: history.brokenTitle }));

  it('says what is wrong and where, and that it is kept', () => {
    showBroken();
    expect(said()).toContain(history.brokenAbout);
    expect(said()).toContain('events[2].entry: invalid_type');
  });

  it('of a newer version says so; a row that is wrong as a whole is named by its id', () => {
    showBroken({ code: 'newer', path: '', problem: 'schema 9' });
    expect(said()).toContain(en.fault.storage.newer);
    expect(said()).toContain('x: schema 9');
    expect(said()).not.toContain(history.brokenAbout);
  });

  it('gives its data to the clipboard, and says that it did', async () => {
    const { user } = showBroken();
    await user.click(button(history.brokenCopy));
    expect(await screen.findByText(history.copied, { selector: 'div' })).toBeTruthy();
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual(RAW);
  });

  it.each([
    ['is refused', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['is not there', undefined],
  ])('says so when the clipboard %s', async (_what, clipboard) => {
    const { user } = showBroken();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as never);
    await user.click(button(history.brokenCopy));
    expect(await screen.findByText(history.copyFailed, { selector: 'div' })).toBeTruthy();
    expect(screen.queryByText(history.copied)).toBeNull();
  });
});
