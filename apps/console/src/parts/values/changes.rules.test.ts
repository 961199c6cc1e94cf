import { describe, expect, test } from 'vitest';
import { changesBetween, isColour, written } from './changes.rules.ts';

describe('changes', () => {
  test('are told by path, inside objects', () => {
    const before = { name: 'A', theme: { dark: { line: '#111111', text: '#222222' } } };
    const after = { name: 'A', theme: { dark: { line: '#333333', text: '#222222' } } };
    expect(changesBetween(before, after)).toEqual([
      { path: 'theme.dark.line', before: '#111111', after: '#333333' },
    ]);
  });

  test('of a list are the whole list', () => {
    expect(changesBetween({ hosts: ['a'] }, { hosts: ['a', 'b'] })).toEqual([
      { path: 'hosts', before: ['a'], after: ['a', 'b'] },
    ]);
  });

  test('of a list whose entries have codes are told by entry, and its order by the codes', () => {
    const [card, wire] = [
      { code: 'CARD', max: 5 },
      { code: 'WIRE', max: 9 },
    ];
    expect(changesBetween({ ways: [card, wire] }, { ways: [card, { ...wire, max: 4 }] })).toEqual([
      { path: 'ways.WIRE.max', before: 9, after: 4 },
    ]);
    expect(changesBetween({ ways: [card] }, { ways: [card, wire] })).toEqual([
      { path: 'ways.WIRE', after: wire },
    ]);
    expect(changesBetween({ ways: [card, wire] }, { ways: [wire, card] })).toEqual([
      { path: 'ways', before: ['CARD', 'WIRE'], after: ['WIRE', 'CARD'] },
    ]);
  });

  test('have one side where something came or went', () => {
    expect(changesBetween({ a: 1 }, { b: 2 })).toEqual([
      { path: 'a', before: 1 },
      { path: 'b', after: 2 },
    ]);
  });

  test('are none between equals', () => {
    expect(changesBetween({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
    expect(changesBetween({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
  });
});

test.each([
  [undefined, ''],
  ['', '""'],
  [null, 'null'],
  ['words', 'words'],
  [['a', 'b'], 'a, b'],
  [{ dailyMax: 5 }, 'daily max: 5'],
  [false, 'false'],
])('%j is written %s', (value, text) => {
  expect(written(value)).toBe(text);
});

test.each([
  ['#fff', true],
  ['#ff5f52', true],
  ['rgb(1 2 3)', true],
  ['red; }', false],
  [12, false],
])('%j is a colour: %s', (value, is) => {
  expect(isColour(value)).toBe(is);
});
