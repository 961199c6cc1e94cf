import { expect, test } from 'vitest';
import { type HostLook, lookOf } from '../page/live/host-look.ts';
import { TITLES } from './titles.ts';

const TABLES = TITLES.filter(({ table }) => table !== null).map(({ game_code: code }) => code);

test('somebody else stands behind each table, and always the same', () => {
  const looks = TABLES.map((code) => JSON.stringify(lookOf(code)));
  expect(new Set(looks).size).toBe(TABLES.length);
  expect(TABLES.map((code) => JSON.stringify(lookOf(code)))).toEqual(looks);
});

test.each([
  ['hair', 6],
  ['shade', 5],
  ['tone', 4],
  ['dress', 4],
  ['pose', 3],
] as const)('every %s is worn somewhere', (part: keyof HostLook, count) => {
  expect(new Set(TABLES.map((code) => lookOf(code)[part])).size).toBe(count);
});
