import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, listOf, Moment, page } from '../lists.ts';
import { Text } from '../text.ts';
import { GAME_CATEGORIES, ROUND_STATES } from '../values/games.ts';
import { PLAY_TYPES } from '../values/lottery.ts';
import { REPORT_DAYS_MAX } from '../values/wallet.rules.ts';
import { BET_KINDS, PURSES, RECORD_GROUPS, TRANSFER_KINDS } from '../values/wallet.ts';
import { Currency, Day, Figures, Money, several } from './parts.ts';

const OwnTransfer = z.object({
  id: z.string().describe('Posting and line'),
  postingId: Id,
  time: Moment,
  code: z.enum(TRANSFER_KINDS),
  kind: z.enum(RECORD_GROUPS),
  amount: Money.describe('Signed: below zero it left the purse'),
  balanceAfter: Money.describe('What the purse held then'),
  reference: z.string(),
  title: z.string().nullable().describe('Of a bet or a win: the game, where it is known'),
});
export type OwnTransfer = z.infer<typeof OwnTransfer>;

const BetRecord = z.object({
  id: z.string(),
  time: Moment,
  wallet: z.enum(PURSES),
  code: z.enum(BET_KINDS),
  vendor: z.string().describe('Code of the vendor, or `house`'),
  vendorName: z.string().optional().describe('What people call it, where the source knows it'),
  reference: z.string().describe('What the vendor calls the round'),
  title: z.string().nullable().describe('The game, where the source knows it'),
  staked: Money.describe('Below zero: a stake that was taken back'),
  won: Money.describe('Below zero: a win that was taken back'),
  held: Money.optional().describe('Won, and under review: no part of `won` or of any balance'),
  isFree: z.literal(true).optional().describe('A free round: nothing was staked'),
  state: z.enum(ROUND_STATES).optional().describe('Of a whole round, where the source tells rounds'),
  lottery: z
    .object({ gameId: z.string(), playType: z.enum(PLAY_TYPES), orderId: Id })
    .optional()
    .describe('Where the lottery page shows the order, and from there the verification of its draw'),
  game: z
    .object({ gameCategory: z.enum(GAME_CATEGORIES), gameId: z.string(), nodeId: z.string() })
    .optional()
    .describe('How the game is launched that can show the round again, while the brand offers it'),
});
export type BetRecord = z.infer<typeof BetRecord>;

const days = {
  from: Day.optional().describe('First business day of the brand, inclusive'),
  to: Day.optional().describe('Last one, inclusive'),
};

/** The same, where the figures of all the days are included. */
const lately = {
  from: Day.optional().describe('Inclusive; absent: six days before `to`'),
  to: Day.optional().describe('Inclusive; absent: today'),
};

const which = {
  wallet: z.enum(PURSES).default('main'),
  codes: several(TRANSFER_KINDS).describe('Codes of GLS2_TxCodeList, parted by commas; absent: all'),
  kinds: several(RECORD_GROUPS).describe('Groups of codes, parted by commas; with `codes`: either'),
  ...days,
};

export const recordEndpoints = {
  transactions: endpoint({
    method: 'GET',
    path: '/wps/relay/ODS2_MemberTransaction',
    summary: 'What moved on one purse of the caller, the newest first',
    access: 'session',
    modules: ['memberTransactions', 'transactionRecord'],
    query: z.object({ ...page, ...which }),
    answer: listOf(OwnTransfer).extend({ currency: Currency }),
    refusals: [],
  }),
  exportTransactions: endpoint({
    method: 'GET',
    path: '/wps/records/transactions/export',
    summary: 'The same as CSV, at most 100,000 lines; opened with a ticket for `records`',
    access: 'session',
    ticket: 'records',
    answers: 'file',
    modules: ['memberTransactions', 'transactionRecord'],
    callsPerMinute: 10,
    query: z.object({ ...which, ticket: Text.max(100) }),
    answer: z.string().describe('text/csv'),
    refusals: [],
  }),
  transactionCodes: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS2_TxCodeList',
    summary: 'Every code a record can have, with its name in the caller’s language and its group',
    access: 'everyone',
    answer: z.object({
      items: z.array(
        z.object({
          code: z.enum(TRANSFER_KINDS),
          name: z.string(),
          kind: z.enum(RECORD_GROUPS),
          kindName: z.string(),
        }),
      ),
    }),
    refusals: [],
  }),
  profitLoss: endpoint({
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemPNL',
    summary: `Profit and loss by business day, at most ${REPORT_DAYS_MAX} days; exact and current`,
    access: 'session',
    modules: ['personalProfitLoss', 'profitAndLoss'],
    query: z.object(lately),
    answer: z.object({
      currency: Currency,
      from: Day,
      to: Day,
      days: z.array(Figures.extend({ day: Day })).describe('Every day of the range, the first first'),
      totals: Figures,
      summary: z
        .object({
          opening: Money.describe('All purses together before the first day'),
          deposited: Money,
          withdrawn: Money,
          staked: Money,
          won: Money,
          net: Money.describe('won − staked: the result of play alone'),
          given: Money.describe('Bonuses and what operators corrected: neither won nor lost'),
          closing: Money.describe(
            'After the last day, or now: opening + deposited − withdrawn + net + given',
          ),
        })
        .describe('The finance report'),
    }),
    refusals: [],
  }),
  bets: endpoint({
    method: 'GET',
    path: '/wps/records/bets',
    summary: `Bets and wins of the caller from one source of records, the newest first, of at most ${REPORT_DAYS_MAX} days`,
    access: 'session',
    modules: ['betRecord', 'memberTransactions'],
    query: z.object({
      ...page,
      ...lately,
      source: Text.max(32)
        .regex(/^[a-z]+$/)
        .optional()
        .describe('One of `sources`; absent: the first of them'),
    }),
    answer: listOf(BetRecord).extend({
      currency: Currency,
      from: Day,
      to: Day,
      source: z.string(),
      sources: z.array(z.string()),
      totals: z
        .object({ staked: Money, won: Money, net: Money })
        .describe('Of the whole range, not of this page'),
    }),
    refusals: [],
  }),
};
