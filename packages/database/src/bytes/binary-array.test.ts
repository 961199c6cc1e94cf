import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cell } from '../database.ts';
import { type EmbeddedDatabase, openEmbedded } from '../embedded.ts';
import { textArrayOf } from '../statement.ts';
import { binaryArray, type ElementType } from './binary-array.ts';

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

const CELLS: Record<ElementType, fc.Arbitrary<Cell>> = {
  uuid: fc.uuid(),
  int8: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  int2: fc.integer({ min: -(2 ** 15), max: 2 ** 15 - 1 }),
  bool: fc.boolean(),
  // The database keeps no zero and no half of a pair.
  text: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.replaceAll('\0', '')),
  timestamptz: fc
    .date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

test.each(Object.entries(CELLS) as [ElementType, fc.Arbitrary<Cell>][])(
  'any array of %s is the one that its text would have made',
  async (type, cell) => {
    const lane = database.openLane();
    const text = `select count(*)::int from unnest($1::${type}[], $2::${type}[]) as one(a, b) where a is distinct from b`;
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { maxLength: 50 }), async (cells) => {
        const plain = textArrayOf(cells.map(String));
        const rows = await lane.run({ name: `both-${type}`, text, values: [arrayOf(type, cells), plain] });
        expect(rows).toEqual([[0]]);
      }),
      { numRuns: 60 },
    );
  },
);
