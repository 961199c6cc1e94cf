import { expect, test } from 'vitest';
import bauCua from '../../../../../packages/game-rules/models/picture-dice/bau-cua.json';
import colours from '../../../../../packages/game-rules/models/picture-dice/colours.json';
import { facesOf, hasPictures, nameRoll } from './faces.ts';
import { PICTURES } from './pictures.ts';

const MESSAGES = import.meta.glob<Record<string, string>>(
  '../../../../../packages/texts/messages/*/arcade-picture-dice.json',
  { eager: true, import: 'default' },
);
const LANGUAGES = Object.entries(MESSAGES).map(([path, texts]) => [path.split('/').at(-2), texts] as const);

test('every face of bầu cua has a picture, and no other picture is drawn', () => {
  expect(Object.keys(PICTURES).sort()).toEqual([...bauCua.faces].sort());
  expect([bauCua, colours].map(hasPictures)).toEqual([true, false]);
});

test('names are in six languages', () => {
  expect(LANGUAGES).toHaveLength(6);
});

test.each(LANGUAGES)('every face has a name of its own in %s', (_language, texts) => {
  const names = [...(texts['arcade.pictureDice.face'] ?? '').matchAll(/(\w+) \{([^}]+)\}/g)];
  const known = [...bauCua.faces, ...colours.faces];
  expect(names.map(([, face]) => face)).toEqual([...known.slice(0, -1), 'other']);
  expect(new Set(names.map(([, , name]) => name)).size).toBe(known.length);
});

test('a roll is told from left to right', () => {
  const text = ((_key: string, fill: Record<string, string>) => Object.values(fill).join(' ')) as never;
  expect(nameRoll(text, facesOf([6, 2, 2], bauCua))).toBe('prawn gourd gourd');
});
