import { expect, test } from 'vitest';
import { documentLanguage } from './document-language.rules.ts';

const brand = { settings: { languages: ['VI', 'EN', 'CN', 'TY'], defaultLanguage: 'VI' } } as const;
const asked = (header?: string) => documentLanguage({ headers: { 'accept-language': header } }, brand);

test.each([
  ['en-US,en;q=0.9', 'EN'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'CN'],
  ['zh-Hant-TW', 'CN'],
  ['tl-PH', 'TY'],
  ['fil', 'TY'],
  ['de-DE,de;q=0.9,en;q=0.7,vi;q=0.8', 'VI'],
  ['en;q=0.3, vi;q=0.2', 'EN'],
])('a browser that asks for %s gets %s', (header, language) => {
  expect(asked(header)).toBe(language);
});

test.each([undefined, '', '*', 'de', 'ja,th', 'en;q=0', ';;q=,', 'EN;q=x'])(
  "one that asks for %s gets the brand's language",
  (header) => {
    expect(asked(header)).toBe('VI');
  },
);

test('a call that names its language is answered in it', () => {
  expect(documentLanguage({ headers: { language: 'CN', 'accept-language': 'en' } }, brand)).toBe('CN');
});
