import { z } from 'zod';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { CARD_MEMBERS_SHOWN, CARD_REPORT_DAYS_MAX } from '../values/games.rules.ts';
import { Day, Money } from '../wallet/parts.ts';
import { VendorCode } from './parts.ts';

const Member = z.object({
  id: z.string(),
  account: z.string().nullable(),
  customerNo: z.string().nullable(),
});
const Table = z.object({
  vendor: VendorCode,
  gameCode: z.string(),
  name: z.string().describe('Of the title, in the language asked for'),
  currency: z.string(),
});
const days = {
  from: Day.describe('First day of UTC, inclusive'),
  to: Day.describe(`Last one, inclusive; at most ${CARD_REPORT_DAYS_MAX} days`),
};
const silent = z.array(VendorCode).describe('Vendors that gave no report');
const look = { operator: 'games.rounds', scope: 'brand' } as const;

export const cardOperatorEndpoints = {
  cardRake: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/cards/rake',
    summary: 'What the house took of games that members play against each other, by day and by member',
    access: look,
    query: z.object(days),
    answer: z.object({
      days: z.array(Table.extend({ day: Day, hands: z.number().int(), rake: Money })),
      members: z
        .array(
          z.object({
            member: Member,
            currency: z.string(),
            hands: z.number().int(),
            rake: Money.describe('Their part of it'),
            net: Money.describe('Won from others, or below zero lost to them and the house'),
          }),
        )
        .describe(`Of all the days, who paid most first; at most ${CARD_MEMBERS_SHOWN} of each currency`),
      silent,
    }),
    refusals: [],
  }),
  cardFindings: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/cards/findings',
    summary: 'Members who may play together against others, as vendors noticed it, the newest first',
    access: look,
    query: z.object(days),
    answer: z.object({
      items: z.array(
        Table.extend({
          day: Day,
          kind: z.string().describe('flow, soft, together, all_in'),
          from: Member.describe('Who gave'),
          to: Member.describe('Who got'),
          figures: z.record(z.string(), z.number()),
        }),
      ),
      silent,
    }),
    refusals: [],
  }),
};
