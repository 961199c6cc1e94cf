import { z } from 'zod';
import { Id, listOf, Moment, MomentInQuery, OperatorRef, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import {
  DEPOSIT_METHODS,
  DEPOSIT_STATES,
  FIRST_GATEWAY,
  GATEWAY_DIFFERENCE_KINDS,
  RISK_HINTS,
  WITHDRAWAL_STATES,
} from '../values/cashier.ts';
import { Deposit, Money, Turnover, Withdrawal } from './parts.ts';
import { GatewayName } from './settings.ts';

const MemberRef = z.object({ id: Id, account: z.string().nullable(), customerNo: z.string().nullable() });

/** `level` says how prominently it is shown. */
const RiskHint = z.object({
  hint: z.enum(RISK_HINTS),
  level: z.enum(['info', 'warning']),
  detail: z.string().describe('The figures or names behind it'),
});

const OperatorDeposit = Deposit.omit({ payUrl: true }).extend({
  member: MemberRef,
  payerName: z.string().nullable(),
  gateway: GatewayName.nullable().describe('What it goes through; null: a transfer by hand'),
  gatewayPayment: z.string().nullable(),
  came: z
    .object({ amount: z.string(), currency: z.string(), at: Moment })
    .nullable()
    .describe('What the gateway says was paid'),
  twoPersonsFrom: Money.describe('From this amount on a second person has to approve'),
  firstApproval: z.object({ by: OperatorRef, amount: Money }).nullable().describe('The first of two'),
});
export type OperatorDeposit = z.infer<typeof OperatorDeposit>;

const OperatorWithdrawal = Withdrawal.omit({ steps: true, canCancel: true }).extend({
  member: MemberRef,
  gateway: GatewayName.describe('What pays it out'),
  hints: z.array(RiskHint),
  needsTwo: z.boolean(),
  takenBy: OperatorRef.nullable(),
  approvedBy: z.array(OperatorRef),
});
export type OperatorWithdrawal = z.infer<typeof OperatorWithdrawal>;

const Step = z.object({
  state: z.string(),
  at: Moment,
  by: z.string().describe("An operator's name, the member, or the gateway"),
  reason: z.string().nullable(),
});

const listQuery = {
  ...pageById,
  from: MomentInQuery,
  to: MomentInQuery,
  search: Text.trim().max(60).optional().describe('A number, an account, a customer number'),
};

const Difference = z.object({
  kind: z.enum(GATEWAY_DIFFERENCE_KINDS),
  what: z.enum(['order', 'payout']),
  reference: z.string(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
});
const Reconciliation = z.object({
  id: Id,
  day: z.iso.date(),
  gateway: GatewayName,
  at: Moment,
  compared: z.number().int(),
  differences: z.array(Difference),
});

const Gateway = z.object({
  name: GatewayName,
  title: z.string().describe('As operators read it'),
  isSetUp: z.boolean().describe('Whether this installation has an account with it'),
});

export const cashierOperatorEndpoints = {
  gateways: operatorEndpoint({
    method: 'GET',
    path: '/ops/cashier/gateways',
    summary: 'The payment gateways there are, and which of them are set up',
    access: { operator: 'console.use', scope: 'granted' },
    answer: z.object({ items: z.array(Gateway) }),
    refusals: [],
  }),
  cashierCounts: operatorEndpoint({
    method: 'GET',
    path: '/ops/cashier/counts',
    summary: 'How many wait in each queue, and since when',
    access: { operator: 'cashier.read', scope: 'brand' },
    answer: z.object({
      deposits: z.object({ waiting: z.number().int(), review: z.number().int() }),
      withdrawals: z.object({
        requested: z.number().int(),
        reviewing: z.number().int(),
        approved: z.number().int(),
        paying: z.number().int(),
      }),
      oldestAt: Moment.nullable().describe('Of what an operator has to decide'),
    }),
    refusals: [],
  }),
  deposits: operatorEndpoint({
    method: 'GET',
    path: '/ops/cashier/deposits',
    summary: 'Deposits, the newest first',
    access: { operator: 'cashier.read', scope: 'brand' },
    query: z.object({
      ...listQuery,
      state: z.enum(DEPOSIT_STATES).optional(),
      method: z.enum(DEPOSIT_METHODS).optional(),
      memberId: Id.optional(),
    }),
    answer: listOf(OperatorDeposit),
    refusals: [],
  }),
  depositDetail: operatorEndpoint({
    method: 'GET',
    path: '/ops/cashier/deposit',
    summary: 'One deposit with everything that happened to it',
    access: { operator: 'cashier.read', scope: 'brand' },
    query: z.object({ id: Id }),
    answer: OperatorDeposit.extend({
      steps: z.array(Step),
      byHandToday: Money.describe(
        'What single operators credited to this member today; counts against twoPersonsFrom',
      ),
    }),
    refusals: ['not_found'],
  }),
  approveDeposit: operatorEndpoint({
    method: 'POST',
    path: '/ops/cashier/deposit/approve',
    summary:
      'Credits a deposit with what has really come; another amount, or from the limit of the brand on, by two persons',
    access: { operator: 'cashier.decide', scope: 'brand' },
    body: z.object({ id: Id, amount: Text.max(60), reason: Reason }),
    answer: OperatorDeposit,
    refusals: [
      'not_found',
      'already_decided',
      'own_request',
      'not_second_person',
      'excluded',
      'money_locked',
      'limit_reached',
    ],
  }),
  rejectDeposit: operatorEndpoint({
    method: 'POST',
    path: '/ops/cashier/deposit/reject',
    summary: 'Ends a deposit under review without crediting it',
    access: { operator: 'cashier.decide', scope: 'brand' },
    body: z.object({ id: Id, reason: Reason }),
    answer: OperatorDeposit,
    refusals: ['not_found', 'already_decided'],
  }),
  withdrawals: operatorEndpoint({
    method: 'GET',
    path: '/ops/cashier/withdrawals',
    summary: 'Withdrawals, the newest first; of those to be decided the oldest first',
    access: { operator: 'cashier.read', scope: 'brand' },
    query: z.object({
      ...listQuery,
      state: z.enum(WITHDRAWAL_STATES).optional(),
      memberId: Id.optional(),
    }),
    answer: listOf(OperatorWithdrawal),
    refusals: [],
  }),
  withdrawalDetail: operatorEndpoint({
    method: 'GET',
    path: '/ops/cashier/withdrawal',
    summary: 'One withdrawal with its steps, the figures of the member and what to look at',
    access: { operator: 'cashier.read', scope: 'brand' },
    query: z.object({ id: Id }),
    answer: OperatorWithdrawal.extend({
      steps: z.array(Step),
      turnover: Turnover,
      figures: z.object({
        balance: Money,
        deposited: Money,
        withdrawn: Money,
        depositCount: z.number().int(),
        withdrawalCount: z.number().int(),
      }),
    }),
    refusals: ['not_found'],
  }),
  takeWithdrawal: operatorEndpoint({
    method: 'POST',
    path: '/ops/cashier/withdrawal/take',
    summary: 'Begins to look at a withdrawal, so that nobody else does',
    access: { operator: 'cashier.decide', scope: 'brand' },
    body: z.object({ id: Id }),
    answer: OperatorWithdrawal,
    refusals: ['not_found', 'already_decided'],
  }),
  approveWithdrawal: operatorEndpoint({
    method: 'POST',
    path: '/ops/cashier/withdrawal/approve',
    summary: 'Approves a withdrawal; from the limit of the brand on a second person has to as well',
    access: { operator: 'cashier.decide', scope: 'brand' },
    body: z.object({ id: Id, reason: Reason.optional() }),
    answer: OperatorWithdrawal,
    refusals: ['not_found', 'already_decided', 'own_request', 'not_second_person'],
  }),
  rejectWithdrawal: operatorEndpoint({
    method: 'POST',
    path: '/ops/cashier/withdrawal/reject',
    summary: 'Rejects a withdrawal; the money goes back to the member',
    access: { operator: 'cashier.decide', scope: 'brand' },
    body: z.object({ id: Id, reason: Reason }),
    answer: OperatorWithdrawal,
    refusals: ['not_found', 'already_decided'],
  }),
  reconciliations: operatorEndpoint({
    method: 'GET',
    path: '/ops/cashier/reconciliations',
    summary: "Comparisons with the gateways' reports, the newest first",
    access: { operator: 'cashier.read', scope: 'brand' },
    query: z.object({ ...pageById, gateway: GatewayName.optional() }),
    answer: listOf(Reconciliation),
    refusals: [],
  }),
  reconcile: operatorEndpoint({
    method: 'POST',
    path: '/ops/cashier/reconcile',
    summary: "Compares a business day with a gateway's report",
    access: { operator: 'cashier.decide', scope: 'brand' },
    body: z.object({ day: z.iso.date(), gateway: GatewayName.default(FIRST_GATEWAY) }),
    answer: Reconciliation,
    refusals: ['unavailable'],
  }),
};
