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

/** `asText` keeps a spreadsheet from taking what others wrote for a formula. */
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
    // A decimal of our own writing: a number to a spreadsheet, below zero as well, and nothing it could run.
    line.balanceAfter,
    counter.purpose,
    asText(counter.owner.code),
    asText(counter.owner.account ?? ''),
    asText(line.reference),
    line.postingId,
    String(line.line),
  ];
}

/** A line that moves nothing: what the account held at one end of what is told. */
export function balanceLine(
  kind: 'closing_balance' | 'opening_balance' | 'more_before',
  balance: bigint,
  currency: string,
): string[] {
  return ['', kind, '', '', currency, writeDecimal(balance), '', '', '', '', '', ''];
}
