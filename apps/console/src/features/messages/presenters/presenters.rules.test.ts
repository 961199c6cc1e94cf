import { expect, test } from 'vitest';
import { asWritten, isWhole, NEW_PRESENTER, toggled } from './presenters.rules.ts';

test('what is saved has no empty words', () => {
  const draft = { ...NEW_PRESENTER, name: ' Mira ', presents: { EN: ' Tables ', CN: ' ' } };
  expect(asWritten(draft)).toMatchObject({ name: 'Mira', presents: { EN: 'Tables' } });
});

test('a presenter has a name, a language and something to present', () => {
  const draft = { ...NEW_PRESENTER, name: 'Mira', presents: { EN: 'Tables' } };
  expect(isWhole(draft)).toBe(false);
  expect(isWhole({ ...draft, languages: ['EN'] })).toBe(true);
  expect(isWhole({ ...draft, languages: ['EN'], name: ' ' })).toBe(false);
});

test('a language is spoken or not', () => {
  expect(toggled(['EN'], 'CN', true)).toEqual(['EN', 'CN']);
  expect(toggled(['EN', 'CN'], 'EN', false)).toEqual(['CN']);
});
