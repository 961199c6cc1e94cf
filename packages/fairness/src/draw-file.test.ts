import { describe, expect, test } from 'vitest';
import { reproduceDraws } from './draw-file.ts';
import { VECTOR_COMMITMENT, VECTORS } from './testing/vectors.ts';

const [{ draw }] = VECTORS;

describe('a file of draws', () => {
  test('gives commitments and numbers in its own order', () => {
    const expected = VECTORS.map(({ numbers }) => ({ commitment: VECTOR_COMMITMENT, numbers }));
    expect(reproduceDraws(JSON.stringify(VECTORS.map((vector) => vector.draw)))).toEqual(expected);
    expect(reproduceDraws('[]')).toEqual([]);
  });

  test.each([
    ['nothing', '', 'the file is no JSON'],
    ['half a list', '[{"game":', 'the file is no JSON'],
    ['an object', '{}', 'the file must hold a JSON list of draws'],
    ['null', 'null', 'the file must hold a JSON list of draws'],
    ['a list of numbers', '[1]', 'draw 1 must be an object'],
    ['a list of lists', '[[]]', 'draw 1 must be an object'],
    ['null in a list', '[null]', 'draw 1 must be an object'],
    ['an inherited field', `[${JSON.stringify(draw).replace('"game"', '"__proto__"')}]`, 'no field "game"'],
  ])('is refused for %s', (_, json, problem) => {
    expect(() => reproduceDraws(json)).toThrow(problem);
  });

  test.each(Object.keys(draw))('is refused for a draw without %s', (field) => {
    expect(() => reproduceDraws(fileWith({ [field]: undefined }))).toThrow(`draw 2 has no field "${field}"`);
  });

  test.each<[object, string]>([
    [{ comment: 'x' }, 'draw 2 has the unknown field "comment"'],
    [{ game: '' }, 'draw 2: game must be a text that is not empty'],
    [{ game: 7 }, 'draw 2: game must be a text'],
    [{ drawId: null }, 'draw 2: drawId must be a text'],
    [{ root: 'x'.repeat(1025) }, 'draw 2: root must be at most 1024 bytes long'],
    [{ root: '\ud83d' }, 'draw 2: root is no well-formed text'],
    [{ external: ['a'] }, 'draw 2: external must be a text'],
    [{ seed: 'xyz' }, 'draw 2: seed must be 64 lower-case hex digits, and is "xyz"'],
    [{ seed: 1 }, 'draw 2: seed must be a string of hex digits'],
    [
      { pick: { kind: 'digits', count: 10_001 } },
      'draw 2: pick.count must be a whole number from 1 to 10000',
    ],
  ])('is refused for a draw with %j', (change, problem) => {
    expect(() => reproduceDraws(fileWith(change))).toThrow(problem);
  });

  test('is refused when it asks for more numbers than anybody needs', () => {
    const large = { ...draw, pick: { kind: 'digits', count: 10_000 } };
    const json = JSON.stringify(Array.from({ length: 1001 }, () => large));
    expect(() => reproduceDraws(json)).toThrow('the file asks for 10010000 numbers, more than 10000000');
  });
});

function fileWith(change: object): string {
  return JSON.stringify([draw, { ...draw, ...change }]);
}
