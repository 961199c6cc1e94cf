import { expect, test } from 'vitest';
import { withChanges, withWords, wordsFor } from './pages.rules.ts';

const brand = { defaultLanguage: 'VI', languages: ['EN', 'VI', 'TH'] } as const;
const words = (title: string) => ({ title, content: '<p>.</p>' });
const builtIn = { EN: words('Help'), TH: words('ช่วยเหลือ') };

test('readers see the page in their language, else in another that was written, else the built-in words', () => {
  const texts = { EN: words('Our help'), VI: words('Trợ giúp') };
  expect(wordsFor({ texts, builtIn }, 'EN', brand)).toMatchObject({ language: 'EN', isBuiltIn: false });
  expect(wordsFor({ texts, builtIn }, 'TH', brand)).toMatchObject({ language: 'VI', isBuiltIn: false });
  expect(wordsFor({ texts: {}, builtIn }, 'TH', brand)).toMatchObject({ language: 'TH', isBuiltIn: true });
  expect(wordsFor({ texts: {}, builtIn }, 'VI', brand)).toBeNull();
});

test('a language in which nothing is left is a gap again', () => {
  const written = withWords({}, 'TH', words('a'));
  expect(Object.keys(written)).toEqual(['TH']);
  expect(withWords(written, 'TH', { title: '', content: '' })).toEqual({});
});

test('a language without a word about what is new is left out', () => {
  const written = withChanges({ EN: 'Later close' }, 'TH', 'ปิดช้าลง');
  expect(written).toEqual({ EN: 'Later close', TH: 'ปิดช้าลง' });
  expect(withChanges(written, 'TH', '  ')).toEqual({ EN: 'Later close' });
});
