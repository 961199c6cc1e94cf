import { amountOf } from '@parlour/money';
import { expect, test } from 'vitest';
import type { CardTableRow } from '../../../card-tables/card-wire.ts';
import { quickRow } from './quick-row.ts';

const rowOf = (id: string, stake: string, changes: Partial<CardTableRow> = {}) =>
  ({
    id,
    stake,
    buyInLeast: String(Number(stake) * 40),
    seats: 6,
    seated: 2,
    isAssigned: false,
    ...changes,
  }) as CardTableRow;
const ROWS = [
  rowOf('low', '1'),
  rowOf('mid', '5'),
  rowOf('mid busy', '5', { seated: 4 }),
  rowOf('mid full', '5', { seated: 6 }),
  rowOf('high', '50'),
];

test('a quick seat is where a tenth of the balance is enough, at the table with most players', () => {
  expect(quickRow(ROWS, amountOf('2500'))?.id).toBe('mid busy');
  expect(quickRow(ROWS, amountOf('500'))?.id).toBe('low');
});

test('who has less than that sits at the lowest stake that can be paid, or nowhere', () => {
  expect(quickRow(ROWS, amountOf('60'))?.id).toBe('low');
  expect(quickRow(ROWS, amountOf('39'))).toBeNull();
  expect(quickRow(ROWS, null)?.id).toBe('low');
});

test('a stake whose tables the service gives always has a seat', () => {
  expect(quickRow([rowOf('given', '1', { seated: 6, isAssigned: true })], null)?.id).toBe('given');
  expect(quickRow([rowOf('full', '1', { seated: 6 })], null)).toBeNull();
});
