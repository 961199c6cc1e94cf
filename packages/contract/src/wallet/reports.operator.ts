import { z } from 'zod';
import { MerchantCode, Moment } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { REPORT_DAYS_MAX } from '../values/wallet.rules.ts';
import { Currency, Day, Figures } from './parts.ts';

const DailyLine = Figures.extend({
  day: Day,
  merchantCode: MerchantCode,
  currency: Currency,
  membersActive: z.number().int().describe('Members who placed a bet'),
});
export type DailyLine = z.infer<typeof DailyLine>;

const range = {
  from: Day.describe('First business day of each brand, inclusive'),
  to: Day.describe(`Last one, inclusive; at most ${REPORT_DAYS_MAX} days`),
};

export const reportEndpoints = {
  dailyReport: operatorEndpoint({
    method: 'GET',
    path: '/ops/reports/daily',
    summary:
      'Deposits, withdrawals, bets, wins, bonuses, adjustments, net and active members by brand, currency and business day',
    access: { operator: 'reports.read', scope: 'granted' },
    query: z.object(range),
    answer: z.object({
      items: z
        .array(DailyLine)
        .describe(
          'By day, brand and currency; days on which nothing moved are absent, and so is trial money',
        ),
      totals: z
        .array(Figures.extend({ merchantCode: MerchantCode, currency: Currency }))
        .describe('Of the range, by brand and currency'),
      upTo: Moment.nullable().describe(
        'Everything that was in the books then is counted; null: nothing was added up yet',
      ),
    }),
    refusals: [],
  }),
  exportDailyReport: operatorEndpoint({
    method: 'GET',
    path: '/ops/reports/daily/export',
    summary: 'The same as a spreadsheet (XLSX); opened with a ticket',
    access: { operator: 'reports.export', scope: 'granted', by: 'ticket' },
    answers: 'file',
    query: z.object({ ...range, ticket: Text.max(100) }),
    answer: z.string().describe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    refusals: [],
  }),
};
