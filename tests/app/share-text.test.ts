import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from '@/app/_components/share/share-text';

const URL = 'https://example.org/hands/?a=4s+4m&b=5s+5m';
const given = (navigator: object) => vi.stubGlobal('navigator', navigator);
const refusing = (name: string) => () => Promise.reject(new DOMException('no', name));

afterEach(() => vi.unstubAllGlobals());

describe('a link to a verdict', () => {
  it('goes to the system’s share sheet', async () => {
    const share = vi.fn(() => Promise.resolve());
    given({ share });
    expect(await shareLink('Which hand wins?', URL)).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Which hand wins?', url: URL });
  });

  it('closing the sheet is no fault, and copies nothing', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    given({ share: refusing('AbortError'), clipboard: { writeText } });
    expect(await shareLink('', URL)).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no sheet', {}],
    ['the sheet is not allowed', { share: refusing('NotAllowedError') }],
  ])('is copied where %s', async (_where, sheet) => {
    const writeText = vi.fn(() => Promise.resolve());
    given({ ...sheet, clipboard: { writeText } });
    expect(await shareLink('', URL)).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(URL);
  });

  it('says so where it could be neither shared nor copied', async () => {
    given({ clipboard: { writeText: refusing('NotAllowedError') } });
    expect(await shareLink('', URL)).toBe('failed');
    given({});
    expect(await shareLink('', URL)).toBe('failed');
  });
});
