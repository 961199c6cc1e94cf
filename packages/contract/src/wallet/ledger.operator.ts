import { z } from 'zod';
import { Id, listOf, Moment, MomentInQuery, page, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { DIRECTIONS, HOLD_STATES, LEDGER_PURPOSES, TRANSFER_KINDS } from '../values/wallet.ts';
import { Currency, Day, Money } from './parts.ts';

const LedgerAccountRef = z.object({
  id: Id,
  purpose: z.enum(LEDGER_PURPOSES),
  currency: Currency,
  owner: z.object({
    code: z.string().describe("A member's id, or the code of the house, a vendor, a channel"),
    account: z.string().nullable().describe("The member's account; null: the platform's, or erased"),
    customerNo: z.string().nullable(),
    isMember: z.boolean(),
  }),
});
export type LedgerAccountRef = z.infer<typeof LedgerAccountRef>;

const LedgerAccount = LedgerAccountRef.extend({
  balance: Money,
  createdAt: Moment,
  movedAt: Moment.nullable().describe('null: never'),
});

const StatementLine = z.object({
  id: z.string().describe('Of the line in this statement: row and number'),
  postingId: Id,
  line: z.number().int(),
  at: Moment,
  kind: z.string(),
  direction: z.enum(DIRECTIONS),
  amount: Money,
  balanceAfter: Money.describe('Of the whole account; of a striped one in the order of this statement'),
  counter: LedgerAccountRef,
  reference: z.string(),
  stripe: z.number().int(),
  seq: z.string(),
});
export type StatementLine = z.infer<typeof StatementLine>;

const TransferLine = z.object({
  id: z.string().describe('Posting and line'),
  postingId: Id,
  line: z.number().int(),
  at: Moment,
  kind: z.string(),
  currency: Currency,
  amount: Money,
  debit: LedgerAccountRef,
  credit: LedgerAccountRef,
  debitBalance: Money.describe('Of the row that was touched; an account may have several'),
  creditBalance: Money,
  reference: z.string(),
});

const LedgerHold = z.object({
  id: Id,
  member: LedgerAccountRef.shape.owner,
  currency: Currency,
  amount: Money,
  state: z.enum(HOLD_STATES),
  reference: z.string(),
  createdAt: Moment,
  endedAt: Moment.nullable(),
});

const LedgerCheck = z.object({
  id: Id,
  startedAt: Moment,
  finishedAt: Moment,
  accounts: z.number().int(),
  transfers: z.string(),
  findingsTotal: z.number().int().describe('Nought: the books are right. The first of them are told'),
  findings: z.array(
    z.object({ kind: z.string(), subject: z.string(), expected: z.string(), found: z.string() }),
  ),
  startedBy: z.string().nullable().describe('The name of an operator; null: by itself'),
});

const span = {
  from: MomentInQuery.describe('Inclusive'),
  until: MomentInQuery.describe('Exclusive'),
};
const read = { operator: 'ledger.read', scope: 'brand' } as const;

export const ledgerEndpoints = {
  ledgerAccounts: operatorEndpoint({
    method: 'GET',
    path: '/ops/ledger/accounts',
    summary: 'Accounts of the ledger in the order of their ids; a page may be short of what is still to come',
    access: read,
    query: z.object({
      ...pageById,
      purpose: z.enum(LEDGER_PURPOSES).optional(),
      currency: Currency.optional(),
      owner: Text.trim()
        .max(64)
        .optional()
        .describe(
          'A member by account, customer number or id; or the code of the house, a vendor, a channel',
        ),
    }),
    answer: listOf(LedgerAccount),
    refusals: [],
  }),
  ledgerMember: operatorEndpoint({
    method: 'GET',
    path: '/ops/ledger/member',
    summary: 'Every account of one member, and the currency their money is in; looking is recorded',
    access: read,
    query: z.object({ id: Id }),
    answer: z.object({
      member: LedgerAccountRef.shape.owner,
      currency: Currency,
      accounts: z.array(LedgerAccount),
    }),
    refusals: ['not_found'],
  }),
  ledgerAccount: operatorEndpoint({
    method: 'GET',
    path: '/ops/ledger/account',
    summary: 'One account, with the rows its balance is kept in; looking at a member’s is recorded',
    access: read,
    query: z.object({ id: Id }),
    answer: LedgerAccount.extend({
      rows: z.array(
        z.object({ stripe: z.number().int(), balance: Money, seq: z.string(), movedAt: Moment.nullable() }),
      ),
    }),
    refusals: ['not_found'],
  }),
  statement: operatorEndpoint({
    method: 'GET',
    path: '/ops/ledger/statement',
    summary: 'What moved on an account, the newest first; looking at a member’s is recorded',
    access: read,
    query: z.object({
      ...page,
      after: z
        .string()
        .regex(/^\d+\.\d+(-\d+\.\d+)*$/)
        .max(500)
        .optional()
        .describe('`next` of the answer before'),
      accountId: Id,
      ...span,
    }),
    answer: listOf(StatementLine).extend({
      opening: Money.describe('Before the first line of the span'),
      closing: Money.describe('After its last line: at `until`, or now'),
    }),
    refusals: ['not_found'],
  }),
  exportStatement: operatorEndpoint({
    method: 'GET',
    path: '/ops/ledger/statement/export',
    summary: 'The same as CSV, at most 100,000 lines; opened with a ticket',
    access: { operator: 'ledger.export', scope: 'brand', by: 'ticket' },
    answers: 'file',
    query: z.object({ accountId: Id, ...span, ticket: Text.max(100) }),
    answer: z.string().describe('text/csv'),
    refusals: ['not_found'],
  }),
  transfers: operatorEndpoint({
    method: 'GET',
    path: '/ops/ledger/transfers',
    summary: 'Transfers, the newest first; a page may be short of what is still to come',
    access: read,
    query: z.object({
      ...page,
      after: z
        .string()
        .regex(/^\d{1,13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,2}$/)
        .optional()
        .describe('`next` of the answer before'),
      kind: z.enum(TRANSFER_KINDS).optional(),
      currency: Currency.optional(),
      from: Day.optional().describe('First business day of the brand, inclusive'),
      to: Day.optional().describe('Last one, inclusive'),
      postingId: Text.trim().max(64).optional().describe('The whole id; part of one finds nothing'),
    }),
    answer: listOf(TransferLine),
    refusals: [],
  }),
  posting: operatorEndpoint({
    method: 'GET',
    path: '/ops/ledger/posting',
    summary: 'Every line of one posting',
    access: read,
    query: z.object({ id: Id }),
    answer: z.object({ id: Id, at: Moment, reference: z.string(), lines: z.array(TransferLine) }),
    refusals: ['not_found'],
  }),
  holds: operatorEndpoint({
    method: 'GET',
    path: '/ops/ledger/holds',
    summary: 'Money set aside, the newest first',
    access: read,
    query: z.object({ ...pageById, state: z.enum(HOLD_STATES).optional() }),
    answer: listOf(LedgerHold),
    refusals: [],
  }),
  checks: operatorEndpoint({
    method: 'GET',
    path: '/ops/ledger/checks',
    summary: 'When the books were checked and what was found, the newest first',
    access: read,
    query: z.object({ ...pageById }),
    answer: listOf(LedgerCheck),
    refusals: [],
  }),
  runCheck: operatorEndpoint({
    method: 'POST',
    path: '/ops/ledger/check',
    summary: 'Has the books checked as soon as a worker is free; what it finds comes into the list of checks',
    access: { operator: 'ledger.check', scope: 'brand' },
    body: z.object({ reason: Reason }),
    answer: z.object({ askedAt: Moment }),
    refusals: [],
  }),
  adjust: operatorEndpoint({
    method: 'POST',
    path: '/ops/ledger/adjustment',
    summary: 'Asks for money to be given to a member or taken from them; somebody else has to approve',
    access: { operator: 'ledger.adjust', scope: 'brand' },
    body: z.object({
      memberId: Id,
      currency: Currency,
      direction: z.enum(DIRECTIONS),
      amount: Text.max(25).describe('A decimal above zero, with no more digits than the currency shows'),
      reason: Reason,
    }),
    answer: z.object({ approvalId: Id }),
    refusals: ['not_found', 'approval_waiting'],
  }),
};
