import { randomNumbers } from '@parlour/game-rules/testing/random-numbers';
import { expect, test } from 'vitest';
import { chooseTable } from './card-tables.rules.ts';

const RANDOM_SEED = 20_261_119;
const SEATED = 3_000;
const { below } = randomNumbers(RANDOM_SEED);

function count(open: Parameters<typeof chooseTable>[0]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let each = 0; each < SEATED; each += 1) {
    const chosen = chooseTable(open, below) ?? 'none';
    counts[chosen] = (counts[chosen] ?? 0) + 1;
  }
  return counts;
}

test('everybody is seated where people sit, at each table as often, however full it is', () => {
  const counts = count([
    { id: 'fullest', seated: 5 },
    { id: 'half', seated: 3 },
    { id: 'new', seated: 1 },
    { id: 'empty', seated: 0 },
  ]);
  expect(Object.keys(counts).toSorted()).toEqual(['fullest', 'half', 'new']);
  for (const times of Object.values(counts)) expect(Math.abs(times - SEATED / 3)).toBeLessThan(150);
});

test('two who come one after the other meet no more often than by chance', () => {
  const open = Array.from({ length: 4 }, (_, table) => ({ id: String(table), seated: 1 + (table % 4) }));
  let together = 0;
  for (let pair = 0; pair < SEATED; pair += 1) {
    const first = chooseTable(open, below);
    const after = open.map((each) => (each.id === first ? { ...each, seated: each.seated + 1 } : each));
    if (chooseTable(after, below) === first) together += 1;
  }
  expect(Math.abs(together - SEATED / 4)).toBeLessThan(150);
});

test('where nobody sits any table will do, and where there is none a new one is made', () => {
  const empty = ['a', 'b'].map((id) => ({ id, seated: 0 }));
  expect(Object.keys(count(empty)).toSorted()).toEqual(['a', 'b']);
  expect(chooseTable([], below)).toBeUndefined();
});
