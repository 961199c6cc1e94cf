import { describe, expect, test } from 'vitest';
import { checkGlossaries, type Glossary, type Term } from './texts-glossary.ts';

const texts = (language: string, messages: Record<string, string>) => ({
  language,
  domain: 'home',
  path: `${language}/home.json`,
  messages,
});
const glossary = (language: string, terms: Record<string, Term>): Glossary => ({
  language,
  path: `glossary/${language}.json`,
  terms,
});

describe('the glossary', () => {
  const logIn = { say: 'log in', not: ['sign in', 'sign-in'] };

  test('refuses another word for a thing that has one', () => {
    const files = [texts('EN', { a: 'Log in now', b: 'Please Sign in first' })];
    expect(checkGlossaries(files, [glossary('EN', { logIn })])).toEqual([
      'EN/home.json: b says sign in: the word is log in (logIn)',
    ]);
  });

  test('reads whole words of Latin letters, and any place in other scripts', () => {
    const files = [
      texts('VI', { a: 'Số dư của hội viên', b: 'Xã hội' }),
      texts('CN', { a: '您的账号', b: '电子账户余额' }),
    ];
    const glossaries = [
      glossary('VI', { member: { say: 'hội viên', not: ['xã'] } }),
      glossary('CN', { account: { say: '账号', not: ['账户'] } }),
    ];
    expect(checkGlossaries(files, glossaries)).toEqual([
      'VI/home.json: b says xã: the word is hội viên (member)',
      'CN/home.json: b says 账户: the word is 账号 (account)',
    ]);
    expect(
      checkGlossaries(
        [texts('EN', { a: 'email', b: 'Mailing list' })],
        [glossary('EN', { email: { say: 'email', not: ['mail'] } })],
      ),
    ).toEqual([]);
  });

  test('does not read the names of places', () => {
    const files = [texts('EN', { a: 'Log in as {sign in}', b: 'Your email: {mail}' })];
    expect(checkGlossaries(files, [glossary('EN', { email: { say: 'email', not: ['mail'] } })])).toEqual([]);
  });

  test('excepts a text that means another thing, as long as there is such a text', () => {
    const files = [texts('EN', { a: 'Log in', b: 'The sign in the window' })];
    const excepting = (except: string[]) =>
      checkGlossaries(files, [glossary('EN', { logIn: { ...logIn, except } })]);
    expect(excepting(['b'])).toEqual([]);
    expect(excepting(['b', 'c'])).toEqual([
      'glossary/EN.json: logIn makes an exception for c, which does not exist',
    ]);
  });

  test('reports a language without one, and a word that nothing says', () => {
    const files = [texts('EN', { a: 'Hello' }), texts('TH', { a: 'สวัสดี' })];
    expect(checkGlossaries(files, [glossary('EN', { logIn })])).toEqual([
      'TH has no glossary',
      'glossary/EN.json: no text says log in (logIn)',
    ]);
  });
});
