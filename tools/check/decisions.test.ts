import { expect, test } from 'vitest';
import { checkDecisions } from './decisions.ts';

const RECORDS = [
  { file: '0001-domains.md', text: '# 0001. Domains\n\n## Context\n' },
  { file: '0002-database.md', text: '# 0002. Database\n\n## Context\n' },
];
const DOMAINS = '| [0001](0001-domains.md) | Domains | One order. |\n';
const DATABASE = '| [0002](0002-database.md) | Database | One dialect. |\n';

test('accepts an index that lists every record once', () => {
  expect(checkDecisions(DOMAINS + DATABASE, RECORDS)).toEqual([]);
});

test.each([
  ['a record that is not listed', DOMAINS, '0002-database.md is listed 0 times'],
  ['a record that is listed twice', DOMAINS + DATABASE + DATABASE, '0002-database.md is listed 2 times'],
  [
    'a row without a record',
    `${DOMAINS}${DATABASE}| [0003](0003-gone.md) | Gone | No. |\n`,
    '0003-gone.md is listed and does not exist',
  ],
  [
    'another title than the record has',
    DOMAINS + DATABASE.replace('| Database', '| Tables'),
    '0002-database.md does not begin with "# 0002. Tables"',
  ],
  [
    'another number than the record has',
    DOMAINS + DATABASE.replace('0002', '0004'),
    '0002-database.md does not begin with "# 0004. Database"',
  ],
])('refuses %s', (_, index, problem) => {
  expect(checkDecisions(index, RECORDS)).toEqual([problem]);
});

test('refuses two records with one number', () => {
  const copy = { file: '0001-domains-again.md', text: '# 0001. Domains\n' };
  expect(
    checkDecisions(`${DOMAINS}${DATABASE}| [0001](${copy.file}) | Domains | x |\n`, [...RECORDS, copy]),
  ).toEqual(['0001 is the number of two records']);
});
