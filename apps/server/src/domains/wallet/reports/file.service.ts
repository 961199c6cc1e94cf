import { Readable } from 'node:stream';
import { FileAnswer } from '../../../http/documents/file-answer.ts';
import type { Reports } from './reports.service.ts';
import { type Cell, writeSpreadsheet } from './spreadsheet.rules.ts';

const COLUMNS = [
  'day',
  'brand',
  'currency',
  'deposits',
  'withdrawals',
  'bets',
  'wins',
  'bonuses',
  'adjustments',
  'net',
  'members_active',
] as const;

type Report = Awaited<ReturnType<Reports['daily']>>;

/** The daily report as a spreadsheet: one line per day, brand and currency. */
export function dailyReportFile({ items }: Report, { from, to }: { from: string; to: string }): FileAnswer {
  const lines = items.map((line): Cell[] => [
    line.day,
    line.merchantCode,
    line.currency,
    { decimal: line.deposits },
    { decimal: line.withdrawals },
    { decimal: line.bets },
    { decimal: line.wins },
    { decimal: line.bonuses },
    { decimal: line.adjustments },
    { decimal: line.net },
    { decimal: String(line.membersActive) },
  ]);
  return new FileAnswer({
    name: `daily-${from}-${to}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: Readable.from([writeSpreadsheet({ name: 'Daily', rows: [[...COLUMNS], ...lines] })]),
  });
}
