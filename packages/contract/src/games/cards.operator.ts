import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { CARD_MEMBERS_SHOWN, CARD_REPORT_DAYS_MAX } from '../values/games.rules.ts';
import { CARD_CASE_STATES, CARD_VERDICTS } from '../values/games.ts';
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
const silent = z.array(z.string()).describe('Names of vendors that gave no report');
const Case = Table.extend({
  id: Id,
  day: Day.describe('Of UTC'),
  kind: z.string().describe('flow, soft, together, all_in, device'),
  from: Member.describe('Who gave'),
  to: Member.describe('Who got'),
  figures: z.record(z.string(), z.number()).describe('What was noticed, against chance'),
  state: z.enum(CARD_CASE_STATES),
  foundAt: Moment,
  takenBy: OperatorRef.nullable(),
  takenAt: Moment.nullable(),
  decidedBy: OperatorRef.nullable(),
  decidedAt: Moment.nullable(),
  reason: z.string().nullable(),
});
const decide = { operator: 'games.decide', scope: 'brand' } as const;
const look = { operator: 'games.rounds', scope: 'brand' } as const;

export const cardOperatorEndpoints = {
  cardRake: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/cards/rake',
    summary: 'What the house took of games that members play against each other, by day and by member',
    access: look,
    query: z.object(days),
    answer: z.object({
      days: z.array(Table.extend({ vendorName: z.string(), day: Day, hands: z.number().int(), rake: Money })),
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
          kind: z.string().describe('flow, soft, together, all_in, device'),
          from: Member.describe('Who gave'),
          to: Member.describe('Who got'),
          figures: z.record(z.string(), z.number()),
        }),
      ),
      silent,
    }),
    refusals: [],
  }),
  cardCases: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/cards/cases',
    summary: 'Findings about members who may play together, to be judged, the newest first',
    access: look,
    query: z.object({ ...page, state: z.enum(CARD_CASE_STATES).optional() }),
    answer: listOf(Case),
    refusals: [],
  }),
  cardCase: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/cards/case',
    summary: 'A case with the hands in which both members sat that day',
    access: look,
    query: z.object({ id: Id }),
    answer: Case.extend({
      hands: z
        .array(
          z.object({
            hand: z.string(),
            at: Moment,
            players: z.number().int(),
            fromNet: Money.describe('What the one who gave won or, below zero, lost'),
            toNet: Money,
          }),
        )
        .nullable()
        .describe('null: the vendor did not tell'),
    }),
    refusals: ['not_found'],
  }),
  takeCardCase: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/cards/case/take',
    summary: 'Begins to look at a case, or takes it over',
    access: decide,
    body: z.object({ id: Id }),
    answer: Case,
    refusals: ['not_found', 'already_decided'],
  }),
  decideCardCase: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/cards/case/decide',
    summary: 'Clears or confirms a case; wins at card tables are held no longer',
    access: decide,
    body: z.object({ id: Id, verdict: z.enum(CARD_VERDICTS), reason: Reason }),
    answer: Case,
    refusals: ['not_found', 'already_decided', 'case_not_taken'],
  }),
};
