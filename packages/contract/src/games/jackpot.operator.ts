import { z } from 'zod';
import { Id, listOf, Moment, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { JACKPOT_PPM_MAX } from '../values/games.rules.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { NodeId } from './parts.ts';

/**
 * The chance is one in 10 to this power: below it a pool would hardly grow, above it nobody would live to see a win.
 */
export const JACKPOT_ODDS = { from: 10, upTo: 15 } as const;
const TITLES_AT_ONCE = 500;

/** Terms that move money, now or with every bet: two people change them. */
const Setup = z.object({
  isOpen: z.boolean(),
  contributionPpm: z.number().int().min(0).max(JACKPOT_PPM_MAX).describe('Millionths of a stake'),
  seedAmount: Money.describe('What the house puts in when it opens, and after it was won'),
  oddsDigits: z
    .number()
    .int()
    .min(JACKPOT_ODDS.from)
    .max(JACKPOT_ODDS.upTo)
    .describe('On average it is won after contributions of 10 to this, in parts'),
});
export type JackpotSetup = z.infer<typeof Setup>;

const Display = z.object({
  hasIllustration: z.boolean().describe('Where there is no pool, the labelled counter is shown'),
  winnersFrom: Money.describe('Smaller wins are on no board'),
});

const OperatorDraw = z.object({
  id: z.string().describe('The number, as lists have it'),
  number: z.number().int(),
  at: Moment,
  commitment: z.string(),
  seed: z.string(),
  root: z.string(),
  external: z.string(),
  digits: z.number().int(),
  drawn: z.string(),
  entries: z.number().int(),
  contributed: Money,
  pool: Money,
  won: Money,
  seeded: Money,
  winner: z
    .object({ memberId: Id, account: z.string().nullable(), vendor: z.string(), gameCode: z.string() })
    .nullable(),
});
export type JackpotDraw = z.infer<typeof OperatorDraw>;

const read = { operator: 'jackpot.read', scope: 'brand' } as const;
const change = { operator: 'jackpot.change', scope: 'brand' } as const;

export const jackpotOperatorEndpoints = {
  jackpotState: operatorEndpoint({
    method: 'GET',
    path: '/ops/jackpot',
    summary: 'The pool, its terms, and what came in and went out',
    access: read,
    query: z.object({}),
    answer: z.object({
      currency: Currency,
      pool: Money.describe('As the ledger has it'),
      accountId: Id.nullable().describe('Of the ledger; null: nothing ever moved'),
      sums: z
        .object({ seeded: Money, contributed: Money, won: Money })
        .describe('seeded + contributed − won is the pool'),
      setup: Setup,
      display: Display,
      coming: z.array(
        z.object({ number: z.number().int(), commitment: z.string(), digits: z.number().int() }),
      ),
      titles: z
        .array(z.object({ nodeId: NodeId, name: z.string() }))
        .describe('Those that take part, each because somebody named it'),
    }),
    refusals: [],
  }),
  jackpotDrawList: operatorEndpoint({
    method: 'GET',
    path: '/ops/jackpot/draws',
    summary: 'Draws that were made, the newest first',
    access: read,
    query: z.object({
      ...page,
      after: z
        .string()
        .regex(/^\d{1,10}$/)
        .optional()
        .describe('`next` of the answer before'),
      isWon: z.enum(['true', 'false']).optional(),
    }),
    answer: listOf(OperatorDraw),
    refusals: [],
  }),
  requestJackpotSetup: operatorEndpoint({
    method: 'POST',
    path: '/ops/jackpot/setup',
    summary: 'Asks for other terms; nothing changes until another operator approves',
    access: change,
    body: Setup.extend({ reason: Reason }),
    answer: z.object({ approvalId: Id }),
    refusals: ['approval_waiting'],
  }),
  saveJackpotDisplay: operatorEndpoint({
    method: 'POST',
    path: '/ops/jackpot/display',
    summary: 'What is shown where there is no pool, and which wins are on boards',
    access: change,
    body: Display.extend({ reason: Reason }),
    answer: z.object({}),
    refusals: [],
  }),
  flagJackpotTitles: operatorEndpoint({
    method: 'POST',
    path: '/ops/jackpot/titles',
    summary: 'Lets titles take part, or no longer; from the next bet on. None takes part by itself',
    access: change,
    body: z.object({
      add: z.array(NodeId).max(TITLES_AT_ONCE),
      remove: z.array(NodeId).max(TITLES_AT_ONCE),
      reason: Reason,
    }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
};
