import { z } from 'zod';
import { MerchantCode, Moment } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import type { KeyFigure } from '../values/wallet.ts';
import { Currency, Day, Money } from './parts.ts';

/** From the members' side, as in the daily report. */
const KeySums = z.object({
  deposits: Money,
  withdrawals: Money,
  bets: Money,
  wins: Money,
  net: Money.describe('wins − bets + bonuses + adjustments; below zero: the members lost'),
} satisfies Record<KeyFigure, typeof Money>);
export type KeySums = z.infer<typeof KeySums>;

const KeyFigures = KeySums.extend({
  membersActive: z.number().describe('Members who placed a bet or paid in; an average may have decimals'),
});
export type KeyFigures = z.infer<typeof KeyFigures>;

const Hour = z.object({
  hour: z.number().int().describe('Of the business day, from 0'),
  today: KeySums.nullable().describe('null: not begun yet'),
  yesterday: KeySums.nullable(),
});

const TodayLine = z.object({
  merchantCode: MerchantCode,
  currency: Currency,
  soFar: KeyFigures.describe('Of the current business day, up to `upTo`'),
  compared: z.object({
    today: KeyFigures.nullable().describe('Up to `comparedUntil`'),
    yesterday: KeyFigures.nullable().describe('Of the day before, up to the same time of the day'),
    week: z
      .object({ days: z.number().int(), average: KeyFigures })
      .nullable()
      .describe('The mean of the days before, seven at most, up to the same time of the day'),
  }),
  hours: z.array(Hour),
  days: z.array(KeyFigures.extend({ day: Day })).describe('Whole days, the current one so far; oldest first'),
});
export type TodayLine = z.infer<typeof TodayLine>;

const BrandClock = z.object({
  merchantCode: MerchantCode,
  timeZone: z.string(),
  day: Day,
  startsAt: Moment,
  comparedUntil: Moment.nullable(),
  upTo: Moment.nullable().describe(
    'Everything that was in the books then is counted; null: nothing was added up yet',
  ),
});
export type BrandClock = z.infer<typeof BrandClock>;

export const todayEndpoints = {
  today: operatorEndpoint({
    method: 'GET',
    path: '/ops/reports/today',
    summary:
      'The business day so far of each brand and currency: key figures beside yesterday and the week up to the same time, by hour and by day',
    access: { operator: 'reports.read', scope: 'granted' },
    answer: z.object({
      brands: z.array(BrandClock),
      items: z
        .array(TodayLine)
        .describe(
          'By brand and currency; those in which nothing moved lately are absent, and so is trial money',
        ),
    }),
    refusals: [],
  }),
};
