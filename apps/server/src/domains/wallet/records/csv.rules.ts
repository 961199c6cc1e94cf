import type { OwnTransfer } from '@parlour/contract';

export const RECORD_COLUMNS = [
  'time',
  'code',
  'name',
  'amount',
  'currency',
  'balance_after',
  'reference',
  'id',
] as const;

/** `asText` keeps a spreadsheet from taking what others wrote for a formula. */
export function recordLine(
  { time, code, amount, balanceAfter, reference, id }: OwnTransfer,
  { currency, name, asText }: { currency: string; name: string; asText(cell: string): string },
): string[] {
  return [
    new Date(time).toISOString(),
    code,
    asText(name),
    // Decimals of our own writing: numbers to a spreadsheet, below zero as well, and nothing it could run.
    amount,
    currency,
    balanceAfter,
    asText(reference),
    id,
  ];
}
