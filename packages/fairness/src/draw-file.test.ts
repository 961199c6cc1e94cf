import { describe, expect, test } from 'vitest';
import { commitTo } from './commitment.ts';
import { reproduceDraws } from './draw-file.ts';
import { randomnessOf } from './draw-record.ts';
import { QUICKNET, QUICKNET_HASH, QUICKNET_ROUND } from './testing/quicknet.ts';
import { VECTOR_COMMITMENT, VECTORS } from './testing/vectors.ts';

const [{ draw }] = VECTORS;
const NEXT_SEED = '2'.repeat(64);
const NEXT = { drawId: '20260101-002', commitment: commitTo(NEXT_SEED) };
const mixed = { ...draw, external: NEXT.commitment, next: NEXT };
const following = { ...draw, drawId: NEXT.drawId, seed: NEXT_SEED };
const beacon = { chain: QUICKNET, ...QUICKNET_ROUND };
const spoken = { ...draw, external: randomnessOf(beacon.signature), beacon };

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

  test('tells whether the external value is what the named source says', () => {
    const [first, second, third] = reproduceDraws(JSON.stringify([mixed, following, spoken]));
    expect(first).toMatchObject({ commitment: VECTOR_COMMITMENT, external: 'right' });
    // No source is named: nothing is said.
    expect(second).not.toHaveProperty('external');
    expect(third).toMatchObject({ external: 'right', chain: QUICKNET_HASH });
  });

  const other = 'e'.repeat(64);
  test.each<[string, object[]]>([
    ['a value that was never committed to', [{ ...mixed, external: other }]],
    ['another commitment', [{ ...mixed, next: { ...NEXT, commitment: other } }]],
    ['a next draw made of another seed', [mixed, { ...following, seed: '3'.repeat(64) }]],
    [
      'a commitment forged in both places',
      [{ ...mixed, external: other, next: { ...NEXT, commitment: other } }, following],
    ],
    ['a value the beacon never spoke', [{ ...spoken, external: other }]],
    ['another round', [{ ...spoken, beacon: { ...beacon, round: beacon.round + 1 } }]],
    ['a signature of nobody', [{ ...spoken, beacon: { ...beacon, signature: 'ab'.repeat(48) } }]],
  ])('finds out %s', (_, draws) => {
    expect(reproduceDraws(JSON.stringify(draws))[0]).toMatchObject({ external: 'wrong' });
  });

  test.each<[string, object]>([
    ['next must be an object', { next: null }],
    ['next has no field "commitment"', { next: { drawId: 'x' } }],
    ['next has the unknown field "seed"', { next: { ...NEXT, seed: 'x' } }],
    ['next.commitment must be 64 lower-case hex', { next: { ...NEXT, commitment: 'E'.repeat(64) } }],
    ['beacon.round must be a whole number from 1', { beacon: { ...beacon, round: 0 } }],
    ['beacon.round must be a whole number from 1', { beacon: { ...beacon, round: 1.5 } }],
    ['beacon.chain must be an object', { beacon: { ...beacon, chain: [] } }],
    [
      'beacon.chain.period must be a whole number',
      { beacon: { ...beacon, chain: { ...QUICKNET, period: '3' } } },
    ],
    [
      'beacon: publicKey must be',
      { ...spoken, beacon: { ...beacon, chain: { ...QUICKNET, publicKey: '' } } },
    ],
  ])('is refused for a source whose %s', (problem, change) => {
    expect(() => reproduceDraws(fileWith(change))).toThrow(`draw 2: ${problem}`);
  });

  test('is refused for two sources of one value', () => {
    expect(() => reproduceDraws(fileWith({ next: NEXT, beacon }))).toThrow('draw 2 has two sources');
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
