import { afterAll, beforeAll, expect, test } from 'vitest';
import { binaryArray, type ElementType } from './binary-array.ts';
import type { Cell } from './database.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';

let database: EmbeddedDatabase;
beforeAll(async () => {
  database = await openEmbedded({}, { warn: () => {}, error: () => {} });
});
afterAll(() => database.close());

const arrayOf = (type: ElementType, cells: readonly Cell[]) => binaryArray(type, cells, (cell) => cell);

const ID = '0190163d-8694-739b-aea5-966c26f8ad91';

test.each<[ElementType, Cell[], string[]]>([
  ['uuid', [ID, ID.toUpperCase()], [ID, ID]],
  ['int8', [0n, 1n, -1n, 2n ** 32n, -(2n ** 32n), 2n ** 63n - 1n, -(2n ** 63n)], []],
  ['int2', [0, 1, -1, 32_767, -32_768], []],
  ['bool', [true, false], []],
  ['text', ['', 'a "quoted", {braced} \\ word', 'é₫👍', 'x'.repeat(1_000), 'é'.repeat(100)], []],
  ['timestamptz', ['1999-12-31T23:59:59.999Z', '2026-11-15T22:27:49.123Z'], []],
])('an array of %s arrives as it was', async (type, cells, expected) => {
  const as = type === 'timestamptz' ? `to_char(one, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : 'one::text';
  const rows = await database.openLane().run({
    name: type,
    text: `select ${as} from unnest($1::${type}[]) as one`,
    values: [arrayOf(type, cells)],
  });
  expect(rows.flat()).toEqual(expected.length > 0 ? expected : cells.map(String));
});

test.each<[ElementType, Cell]>([
  ['uuid', 'not an id'],
  ['uuid', ID.replace('9', 'g')],
  ['uuid', ID.replaceAll('-', '_')],
  ['uuid', `é${ID.slice(1)}`],
  ['int8', 2n ** 63n],
  ['int8', -(2n ** 63n) - 1n],
  ['int2', 32_768],
  ['int2', 0.5],
  ['timestamptz', 'yesterday'],
])('%s refuses %s as data at fault, as the database would its text', (type, cell) => {
  expect(() => arrayOf(type, [cell])).toThrow(expect.objectContaining({ code: '22P02' }));
});
