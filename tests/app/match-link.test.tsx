// @vitest-environment jsdom
import { deflateRawSync } from 'node:zlib';
import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkCard, LONGEST_CODE } from '@/app/_components/share/link-card';
import { matchAddress, unpacked } from '@/app/_components/share/pack';
import { QrCode } from '@/app/_components/share/qr-code';
import { linkFragment, readFragment } from '@/lib/exchange';
import { eventId, playerId, type Match } from '@/lib/match';
import { encodeMatch } from '@/lib/storage';
import { matches } from '../storage/random-match';
import { fx1, matchOf, must, rounds } from '../support/match-builder';
import { button, en, show } from '../support/render';
import { SEED } from '../support/round-arbitrary';

const { link, qr, copied } = en.share;
const rowOf = (match: Match) => encodeMatch({ match, deletedAt: null });
const uuid = (n: number) => `${String(n * 7919 + 104_729).padStart(8, '3').slice(-8)}-9c5e-4${n % 1000}b-8f21-${String((n * 6_700_417 + 99) % 1e12).padStart(12, '7')}`;

/** With ids as a phone draws them: nothing about them can be packed. */
const drawn = (match: Match): Match => ({
  ...match,
  seats: match.seats.map((seat, index) => ({ ...seat, playerId: playerId(uuid(index)), name: ['민지', 'Alexander', '철수', 'Bartholomew'][index] ?? 'Eve' })),
  events: match.events.map((event, index) => ({ ...event, id: eventId(uuid(100 + index)), at: (1_764_500_000_000 + index * 432_123) as never })),
});
const played = (count: number) =>
  drawn(rounds(matchOf({ settlement: { exhaustion: 'allow-debt' } }), ...Array.from({ length: count }, (_, index) => `0 ${1 + (index % 12)} ${2 + (index % 9)} ${3 + (index % 5)}`)));

async function textIn(address: string): Promise<string> {
  const bytes = must(await unpacked(must(readFragment(new URL(address).hash))));
  return new TextDecoder().decode(bytes);
}

afterEach(() => vi.unstubAllGlobals());

describe('packing', () => {
  it('comes out as it went in, whatever was played', async () => {
    await fc.assert(
      fc.asyncProperty(matches, async (match) => {
        const address = await matchAddress(rowOf(match));
        expect(address).toMatch(/^http:\/\/localhost:3000\/shared\/#lexio1z[\w-]+\.[0-9a-f]{8}$/u);
        expect(JSON.parse(await textIn(address))).toMatchObject({ id: match.id, events: match.events, done: [] });
      }),
      { seed: SEED, numRuns: 25 },
    );
  });

  it('a browser that cannot deflate sends it as it is, and reads that', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    vi.stubGlobal('DecompressionStream', undefined);
    const address = await matchAddress(rowOf(fx1()));
    expect(address).toContain('#lexio1p');
    expect(await textIn(address)).toContain('"id":"match"');
  });

  it('what a browser cannot unpack is told from what is damaged', async () => {
    const parts = must(readFragment(new URL(await matchAddress(rowOf(fx1()))).hash));
    expect(await unpacked({ ...parts, packed: parts.packed.slice(0, 40) })).toEqual({ ok: false, error: { code: 'cut-off' } });
    expect(await unpacked({ ...parts, packed: Uint8Array.from([1, 2, 3]) })).toEqual({ ok: false, error: { code: 'cut-off' } });
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await unpacked(parts)).toEqual({ ok: false, error: { code: 'cannot-unpack' } });
  });

  it('69 a small link that unpacks to more than any match is not read to its end', async () => {
    const packed = Uint8Array.from(deflateRawSync(new Uint8Array(50_000_000)));
    expect(packed.length).toBeLessThan(100_000);
    const parts = must(readFragment(linkFragment('', 'z', packed)));
    expect(await unpacked(parts)).toEqual({ ok: false, error: { code: 'damaged', path: '' } });
  });
});

/** The code as a camera sees it: `scale` pixels a module, on a page of the night. */
function photographed(svg: SVGElement, scale: number) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const margin = 10;
  const width = (size * scale) + 2 * margin;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(30);
  const paint = (x: number, y: number, level: number) => {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((margin + y * scale + dy) * width + margin + x * scale + dx) * 4;
        pixels.fill(level, at, at + 3);
        pixels[at + 3] = 255;
      }
    }
  };
  expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff');
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) paint(x, y, 255);
  const dark = [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/gu)];
  expect(svg.querySelector('path')?.getAttribute('fill')).toBe('#000000');
  for (const [, x, y] of dark) paint(Number(x), Number(y), 0);
  const edge = dark.filter(([, x, y]) => Math.min(Number(x), Number(y)) < 4 || Math.max(Number(x), Number(y)) >= size - 4);
  return { pixels, width, edge, modules: size - 8 };
}

describe('the code to scan', () => {
  it.each([3, 5, 10, 20])('another program reads it back: %i rounds', async (count) => {
    const address = await matchAddress(rowOf(played(count)));
    expect(address.length).toBeLessThanOrEqual(LONGEST_CODE);
    show(<QrCode text={address} label={qr.label} />);
    const { pixels, width, edge, modules } = photographed(screen.getByRole('img', { name: qr.label }) as unknown as SVGElement, 3);
    expect(edge).toEqual([]);
    expect(modules).toBeLessThanOrEqual(137);
    expect(jsQR(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data).toBe(address);
  });

  it('is read at its largest', () => {
    const text = `https://example.org/shared/#${'aB3-_'.repeat(400)}`.slice(0, LONGEST_CODE);
    show(<QrCode text={text} label={qr.label} />);
    const { pixels, width, modules } = photographed(screen.getByRole('img', { name: qr.label }) as unknown as SVGElement, 3);
    expect(modules).toBe(137);
    expect(jsQR(pixels, width, width)?.data).toBe(text);
  });
});

describe('the card', () => {
  it('copies the link, and opens to the code', async () => {
    const { user } = show(<LinkCard match={played(5)} />);
    await user.click(await screen.findByRole('button', { name: qr.show }));
    const card = screen.getByRole('region', { name: link.title });
    expect(await within(card).findByRole('img', { name: qr.label })).toBeTruthy();
    await user.click(button(link.copy));
    expect(await screen.findByText(copied)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(await matchAddress(rowOf(played(5))));
  });

  it('says where a match is too long for a code, and offers the link', async () => {
    const { user } = show(<LinkCard match={played(60)} />);
    await user.click(await screen.findByRole('button', { name: qr.show }));
    expect(screen.getByText(qr.tooLong)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(button(link.copy));
    expect(await screen.findByText(copied)).toBeTruthy();
  });
});
