import { z } from 'zod';
import { Id, listOf, Moment, MomentInQuery, OperatorRef, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { ROUND_SEARCH_DAYS } from '../values/games.rules.ts';
import { ALERT_STATES, ROUND_STATES, ROUND_STEP_KINDS } from '../values/games.ts';
import { VendorCode } from './parts.ts';

const Money = z.string().describe('A decimal in units of the currency');
const MemberRef = z.object({ id: Id, account: z.string().nullable(), customerNo: z.string().nullable() });

const OperatorRound = z.object({
  id: Id.describe('Of its first transaction'),
  at: Moment,
  vendor: VendorCode,
  gameCode: z.string(),
  title: z.string(),
  round: z.string().describe("The vendor's id of the round"),
  member: MemberRef,
  currency: z.string(),
  isTrial: z.boolean(),
  isFree: z.boolean().describe('A free round: nothing was staked'),
  staked: Money,
  won: Money,
  state: z.enum(ROUND_STATES),
});
export type OperatorRound = z.infer<typeof OperatorRound>;

const RoundStep = z.object({
  transactionId: Id,
  kind: z.enum(ROUND_STEP_KINDS),
  at: Moment,
  amount: Money,
  referenceId: Id.nullable().describe('Of wins and rollbacks: what they are about'),
  supplierId: z.string(),
  closesRound: z.boolean(),
  isEmpty: z.boolean().describe('Nothing moved'),
  note: z.string().describe('`late`: a win after the round was closed'),
  answer: z.object({ status: z.string(), balance: Money.nullable() }),
  postingId: Id.nullable().describe('In the ledger; null: nothing moved'),
});
export type RoundStep = z.infer<typeof RoundStep>;

const Evidence = z.object({
  mechanic: z.string().nullable().describe('The rules the round was played by, where they are public'),
  model: z.string().nullable().describe('The numbers of those rules'),
  pick: z.json().describe('What the player chose with the bet'),
  steps: z.array(z.json()).describe('What the player chose during the round, in order'),
  outcome: z.json().describe('null: none yet'),
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable().describe('null: still in use, and therefore nobody’s to know'),
  clientSeed: z.string().nullable(),
  nonce: z.number().int().nullable(),
  draw: z
    .object({
      game: z.string(),
      drawId: z.string(),
      root: z.string().nullable().describe('Over the bets; null: still open'),
      external: z.string().nullable(),
    })
    .nullable()
    .describe('In place of client seed and nonce, where many shared the round'),
});
export type RoundEvidence = z.infer<typeof Evidence>;

const GamesAlert = z.object({
  vendor: VendorCode,
  transactionId: Id.describe('Of the call that was refused'),
  kind: z.string(),
  member: MemberRef,
  referenceId: Id.describe('The bet it was about'),
  at: Moment,
  settledAt: Moment.nullable(),
  settledBy: OperatorRef.nullable(),
  settledReason: z.string().nullable(),
});

const read = { operator: 'games.rounds', scope: 'brand' } as const;

export const roundOperatorEndpoints = {
  rounds: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/rounds',
    summary: `Rounds at vendors, the newest first; by state or amount alone, of the last ${ROUND_SEARCH_DAYS} days before \`until\``,
    access: read,
    query: z.object({
      ...page,
      search: Text.trim()
        .max(100)
        .optional()
        .describe('A member by account, customer number or id; the id of a round or of a transaction'),
      vendor: VendorCode.optional(),
      gameCode: Text.trim().max(80).optional(),
      from: MomentInQuery.describe('Inclusive'),
      until: MomentInQuery.describe('Exclusive'),
      state: z.enum(ROUND_STATES).optional(),
      stakedFrom: Text.max(25).optional().describe('In units of the currency; at least'),
      stakedTo: Text.max(25).optional().describe('At most'),
      wonFrom: Text.max(25).optional(),
      wonTo: Text.max(25).optional(),
    }),
    answer: listOf(OperatorRound),
    refusals: [],
  }),
  roundDetail: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/round',
    summary: 'One round with every transaction in order, its answer and its posting; looking is recorded',
    access: read,
    query: z.object({ vendor: VendorCode, id: Id.describe('Of any transaction of the round') }),
    answer: OperatorRound.extend({ steps: z.array(RoundStep), alerts: z.array(GamesAlert) }),
    refusals: ['not_found'],
  }),
  roundEvidence: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/round/evidence',
    summary: 'How a round came out, from its vendor: choice, outcome and seeds; looking is recorded',
    access: read,
    query: z.object({
      vendor: VendorCode,
      id: Id.describe('Of any transaction of the round'),
      theme: z.enum(['dark', 'light']).optional().describe('Of the page that shows the round'),
    }),
    answer: z.object({
      evidence: Evidence.nullable().describe('null: the vendor cannot tell'),
      url: z.string().nullable().describe("A page of the vendor's that shows the round"),
      canFrame: z.boolean().describe('The console may show the page in a frame'),
    }),
    refusals: ['not_found', 'vendor_silent'],
  }),
  gamesAlerts: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/alerts',
    summary: 'What vendors asked for and somebody has to look at, the newest first',
    access: read,
    query: z.object({ ...page, state: z.enum(ALERT_STATES).optional() }),
    answer: listOf(GamesAlert),
    refusals: [],
  }),
  settleAlert: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/alert/settle',
    summary: 'Says that an alert was looked at, and what was made of it',
    access: { operator: 'games.decide', scope: 'brand' },
    body: z.object({ vendor: VendorCode, transactionId: Id, reason: Reason }),
    answer: GamesAlert,
    refusals: ['not_found', 'already_decided'],
  }),
};
