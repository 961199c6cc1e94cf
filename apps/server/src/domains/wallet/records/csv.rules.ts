import type { OwnTransfer } from '@parlour/contract';
import { zonedStamp } from '../../../tenancy/business-day.rules.ts';

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

type About = { currency: string; name: string; timeZone: string; asText(cell: string): string };

/** `asText` keeps a spreadsheet from reading others' text as a formula. */
export function recordLine(
  { time, code, amount, balanceAfter, reference, id }: Omit<OwnTransfer, 'title'>,
  { currency, name, timeZone, asText }: About,
): string[] {
  return [
    zonedStamp(time, timeZone),
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
