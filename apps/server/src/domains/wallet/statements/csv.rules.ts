import type { StatementLine } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';

export const STATEMENT_COLUMNS = [
  'at',
  'kind',
  'direction',
  'amount',
  'currency',
  'balance_after',
  'counter_purpose',
  'counter_owner',
  'counter_account',
  'reference',
  'posting',
  'line',
] as const;

/** `asText` keeps a spreadsheet from reading others' text as a formula. */
export function statementLine(
  line: StatementLine,
  { currency, asText }: { currency: string; asText(cell: string): string },
): string[] {
  const { counter } = line;
  return [
    new Date(line.at).toISOString(),
    line.kind,
    line.direction,
    line.amount,
    currency,
    // A decimal that we write: a spreadsheet reads it as a number, a negative one too, never as a formula.
    line.balanceAfter,
    counter.purpose,
    asText(counter.owner.code),
    asText(counter.owner.account ?? ''),
    asText(line.reference),
    line.postingId,
    String(line.line),
  ];
}

/** A line that moves nothing: the balance at one end of the statement. */
export function balanceLine(
  kind: 'closing_balance' | 'opening_balance' | 'more_before',
  balance: bigint,
  currency: string,
): string[] {
  return ['', kind, '', '', currency, writeDecimal(balance), '', '', '', '', '', ''];
}
