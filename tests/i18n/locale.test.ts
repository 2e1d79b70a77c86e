import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, LOCALES, pickLocale, plain, signed } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';

describe('the language of a stranger', () => {
  it.each([
    [['ko'], 'ko'],
    [['ko-KR', 'en'], 'ko'],
    [['KO-kr'], 'ko'],
    [['en-GB', 'ko'], 'en'],
    [['de-DE', 'ko-KR', 'en'], 'ko'],
    [['ja-JP', 'en'], 'ja'],
    [['fr', 'ja'], 'ja'],
    [['fr', 'zh-TW'], DEFAULT_LOCALE],
    [['kok-IN', 'eng'], DEFAULT_LOCALE],
    [[''], DEFAULT_LOCALE],
    [[], DEFAULT_LOCALE],
  ] as const)('%j → %s', (wanted, locale) => expect(pickLocale(wanted)).toBe(locale));

  it('is one of those the switch shows, each under its own name', () => {
    expect(LOCALES).toEqual(['en', 'ko', 'ja']);
    expect(LOCALES.map((locale) => LOCALE_NAMES[locale])).toEqual(['English', '한국어', '日本語']);
    expect(new Set(LOCALES.map((locale) => messagesOf(locale).app)).size).toBe(LOCALES.length);
  });

  it.each([null, undefined, '', 'de', 'EN', 'toString'])('%s is none', (text) => expect(isLocale(text)).toBe(false));
});

describe('amounts', () => {
  it.each([
    [16, '+16', '16'],
    [-16, '−16', '−16'],
    [0, '0', '0'],
    [-0, '0', '0'],
    [1_000_000, '+1000000', '1000000'],
  ])('%d → %s, %s', (amount, change, stock) => {
    expect(signed(amount)).toBe(change);
    expect(plain(amount)).toBe(stock);
  });
});
