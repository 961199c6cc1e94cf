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

/** `asText` keeps a spreadsheet from reading others' text as a formula. */
export function recordLine(
  { time, code, amount, balanceAfter, reference, id }: OwnTransfer,
  { currency, name, asText }: { currency: string; name: string; asText(cell: string): string },
): string[] {
  return [
    new Date(time).toISOString(),
    code,
    asText(name),
    // Decimals that we write: a spreadsheet reads them as numbers, negative ones too, never as formulas.
    amount,
    currency,
    balanceAfter,
    asText(reference),
    id,
  ];
}
