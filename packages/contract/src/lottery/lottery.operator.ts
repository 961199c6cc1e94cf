import { z } from 'zod';
import { Id, listOf, Moment, page, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { ISSUE_SPANS, ISSUE_STATES, PLAY_TYPES, TICKET_STATES } from '../values/lottery.ts';
import { Currency, Day, Money } from '../wallet/parts.ts';
import { Issue, LotteryCode, Numero, SubOrder } from './parts.ts';
import { LotterySetup } from './setup.ts';

const MemberRef = z.object({ id: Id, account: z.string().nullable(), customerNo: z.string().nullable() });

const OperatorLottery = z.object({
  code: LotteryCode,
  version: z.number().int().describe('Grows with every change; an order names the one it was made under'),
  updatedAt: Moment,
  setup: LotterySetup,
  planned: z
    .object({ setup: LotterySetup, from: Moment })
    .nullable()
    .describe('What holds from a moment on, as the next version'),
});
export type OperatorLottery = z.infer<typeof OperatorLottery>;

/** Why the guard refuses odds. */
const OddsFinding = z.object({
  kind: z
    .enum(['sure_profit', 'generous'])
    .describe('A spread that wins whatever is drawn; a bet that returns more than its stake on average'),
  bets: z.array(z.object({ play: z.string(), selection: z.string() })),
  percent: z.string().describe('Of the stake: the least profit of the spread, or the return of the bet'),
});
export type OddsFinding = z.infer<typeof OddsFinding>;

const OperatorPlay = z.object({
  id: z.string(),
  skin: z.enum(PLAY_TYPES),
  pays: z.enum(['series', 'odds']),
  oddsFrom: z.string().nullable().describe('Another way to enter the bets of that play, at its odds'),
  shipped: z.record(z.string(), z.string()).nullable().describe('Odds as delivered; null: paid by series'),
  returns: z
    .array(z.object({ tier: z.string(), percent: z.string() }))
    .describe('What bets return on average, in per cent of the stake'),
});
export type OperatorPlay = z.infer<typeof OperatorPlay>;

/** Real money alone: what trial members stake moves nothing of the house's. */
const IssueFigures = z.object({
  tickets: z.number().int(),
  stake: Money.describe('Less what came back'),
  paid: Money.describe('Wins and rebates'),
  refunded: Money,
});

const OperatorIssue = Issue.extend({
  id: Numero.describe('The number, as lists have it'),
  game: LotteryCode,
  currency: Currency,
  figures: IssueFigures,
  sealedAt: Moment.nullable(),
  drawnAt: Moment.nullable(),
  settledAt: Moment.nullable(),
});
export type OperatorIssue = z.infer<typeof OperatorIssue>;

const RiskNumber = z.object({
  row: z.string().describe('Of the board; empty where numbers are typed'),
  number: z.string(),
  stake: Money,
  payout: Money.describe('If it comes once, before any cap'),
});

const PlayRisk = z.object({
  play: z.string(),
  lines: z.number().int(),
  stake: Money,
  payout: Money.describe('If every line wins its best prize once, before any cap'),
  numbers: z
    .array(RiskNumber)
    .nullable()
    .describe('Where an entry is a bet of its own: the dearest first; null: elsewhere'),
});
export type PlayRisk = z.infer<typeof PlayRisk>;

const Risk = z.object({
  stake: Money,
  isWhole: z.boolean().describe('False: there are more tickets than one look reads'),
  plays: z.array(PlayRisk),
});
export type IssueRisk = z.infer<typeof Risk>;

const OperatorTicket = z.object({
  id: Id,
  orderId: Id,
  at: Moment,
  member: MemberRef,
  game: LotteryCode,
  name: z.string(),
  numero: Numero,
  playType: z.enum(PLAY_TYPES),
  issues: z.number().int().describe('Of the order'),
  lines: z.number().int(),
  currency: z.string(),
  isTrial: z.boolean(),
  stake: Money,
  won: Money,
  rebate: Money,
  refunded: Money,
  state: z.enum(TICKET_STATES),
});
export type OperatorTicket = z.infer<typeof OperatorTicket>;

/** Done at once, or waiting for a second person. */
const Outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('applied') }),
  z.object({ outcome: z.literal('requested'), approvalId: Id }),
]);

const read = { operator: 'lottery.read', scope: 'brand' } as const;
const orders = { operator: 'lottery.orders', scope: 'brand' } as const;

export const lotteryOperatorEndpoints = {
  lotteryList: operatorEndpoint({
    method: 'GET',
    path: '/ops/lotteries',
    summary: "The brand's lotteries, on or off, with their setups",
    access: read,
    answer: z.object({ items: z.array(OperatorLottery) }),
    refusals: [],
  }),
  lotteryDetail: operatorEndpoint({
    method: 'GET',
    path: '/ops/lottery',
    summary: 'A lottery with every play of its family, shipped odds and what each returns',
    access: read,
    query: z.object({ code: LotteryCode }),
    answer: z.object({
      lottery: OperatorLottery,
      plays: z.array(OperatorPlay),
      madeUntil: Moment.nullable().describe('The last draw that is made: these keep their times. null: none'),
    }),
    refusals: ['not_found'],
  }),
  saveLottery: operatorEndpoint({
    method: 'PUT',
    path: '/ops/lottery',
    summary:
      'Saves a setup, which holds from the next order on or from a moment: name, mark and switching off by one, all else and a new lottery by two persons',
    access: { operator: 'lottery.setup', scope: 'brand' },
    body: z.object({
      setup: LotterySetup,
      version: z.number().int().min(0).describe('That was read; 0: a new lottery'),
      from: Moment.optional().describe('When it takes effect; absent or past: at once'),
      reason: Reason,
    }),
    answer: Outcome,
    refusals: ['not_found', 'stale', 'approval_waiting', 'change_planned', 'odds_unsafe'],
  }),
  withdrawLottery: operatorEndpoint({
    method: 'POST',
    path: '/ops/lottery/withdraw',
    summary: 'Takes back a planned setup before its moment; what holds now goes on',
    access: { operator: 'lottery.setup', scope: 'brand' },
    body: z.object({ code: LotteryCode, version: z.number().int().min(1), reason: Reason }),
    answer: z.object({}),
    refusals: ['not_found', 'stale'],
  }),
  lotteryIssues: operatorEndpoint({
    method: 'GET',
    path: '/ops/lottery/issues',
    summary: 'Issues of a lottery with stakes and payouts, the last to close first',
    access: read,
    query: z.object({
      ...page,
      game: LotteryCode,
      state: z.enum(ISSUE_STATES).optional(),
      span: z.enum(ISSUE_SPANS).optional().describe('Absent: all'),
      day: Day.optional().describe("Of the draw, in the lottery's zone"),
    }),
    answer: listOf(OperatorIssue),
    refusals: ['not_found'],
  }),
  lotteryIssue: operatorEndpoint({
    method: 'GET',
    path: '/ops/lottery/issue',
    summary: 'An issue, and what it may cost by play and number while it is not drawn',
    access: read,
    query: z.object({ game: LotteryCode, numero: Numero }),
    answer: z.object({
      issue: OperatorIssue,
      risk: Risk.nullable().describe('null: it was drawn, or is void'),
    }),
    refusals: ['not_found'],
  }),
  voidLotteryIssue: operatorEndpoint({
    method: 'POST',
    path: '/ops/lottery/issue/void',
    summary: 'Asks to void an issue that is not drawn; once another operator approves, every stake goes back',
    access: { operator: 'lottery.void', scope: 'brand' },
    body: z.object({ game: LotteryCode, numero: Numero, reason: Reason }),
    answer: z.object({ approvalId: Id }),
    refusals: ['not_found', 'already_drawn', 'approval_waiting'],
  }),
  lotteryTickets: operatorEndpoint({
    method: 'GET',
    path: '/ops/lottery/tickets',
    summary: 'What orders bet on each issue, the newest first',
    access: orders,
    query: z.object({
      ...pageById,
      search: Text.trim()
        .max(100)
        .optional()
        .describe('A member by account, customer number or id; the id of an order'),
      game: LotteryCode.optional(),
      numero: Numero.optional(),
      state: z.enum(TICKET_STATES).optional(),
    }),
    answer: listOf(OperatorTicket),
    refusals: [],
  }),
  lotteryOrder: operatorEndpoint({
    method: 'GET',
    path: '/ops/lottery/order',
    summary: 'One order with every line and what became of it; looking is recorded',
    access: orders,
    query: z.object({ id: Id }),
    answer: z.object({
      id: Id,
      tickets: z.array(OperatorTicket),
      subOrders: z.array(SubOrder.omit({ canCancel: true })),
    }),
    refusals: ['not_found'],
  }),
};
