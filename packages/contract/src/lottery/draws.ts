import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Moment, page } from '../lists.ts';
import { CHASE_ISSUES_MAX, RESULTS_MAX } from '../values/lottery.rules.ts';
import { EXTERNAL_SOURCES, LOTTERY_FAMILIES } from '../values/lottery.ts';
import { Issue, LotteryCode, Numero } from './parts.ts';

const RESULTS = 30;
/** A past result does not change. */
const RESULTS_SECONDS = 5;
/** The first of them changes by the second. */
const UPCOMING_SECONDS = 1;

/** How packages/fairness picks the numbers of this lottery. */
const Pick = z.union([
  z.object({ kind: z.literal('distinct'), count: z.number().int(), from: z.number().int() }),
  z.object({ kind: z.enum(['digits', 'dice']), count: z.number().int() }),
]);

export const lotteryDrawEndpoints = {
  lotteryResults: endpoint({
    method: 'GET',
    path: '/lgw/issues',
    summary: 'Past issues of a lottery with their results, the newest first',
    access: 'everyone',
    query: z.object({
      gameId: LotteryCode,
      limit: z.coerce.number().int().min(1).max(RESULTS_MAX).default(RESULTS),
      after: page.after,
      day: z.iso.date().optional().describe('Drawn on this day, in the zone of the lottery'),
    }),
    answer: z.object({
      family: z.enum(LOTTERY_FAMILIES).describe('Also of a lottery that is switched off'),
      items: z.array(Issue),
      next: z.string().nullable(),
    }),
    refusals: ['not_found'],
    cacheSeconds: RESULTS_SECONDS,
  }),
  upcomingIssues: endpoint({
    method: 'GET',
    path: '/lgw/issues/upcoming',
    summary: 'The issues that can be bought, the one on sale first: what a chase is planned over',
    access: 'everyone',
    query: z.object({
      gameId: LotteryCode,
      limit: z.coerce.number().int().min(1).max(CHASE_ISSUES_MAX).default(CHASE_ISSUES_MAX),
    }),
    answer: z.object({ items: z.array(Issue) }),
    refusals: ['not_found'],
    cacheSeconds: UPCOMING_SECONDS,
  }),
  lotteryDraw: endpoint({
    method: 'GET',
    path: '/lgw/issues/draw',
    summary: 'Everything needed to compute a draw again: what was published when, and, after it, the seed',
    access: 'everyone',
    query: z.object({ gameId: LotteryCode, numero: Numero }),
    answer: z.object({
      family: z.enum(LOTTERY_FAMILIES),
      issue: Issue,
      committedAt: Moment,
      sealedAt: Moment.nullable(),
      drawnAt: Moment.nullable(),
      tickets: z.number().int().nullable().describe('How many the root covers'),
      external: z.enum(EXTERNAL_SOURCES),
      beacon: z
        .object({
          chain: z.object({
            publicKey: z.string(),
            period: z.number().int(),
            genesisTime: z.number().int(),
            groupHash: z.string(),
            beaconId: z.string(),
          }),
          round: z.number().int(),
          signature: z.string().nullable().describe('null until the round is spoken'),
        })
        .nullable()
        .describe('The round of the public beacon, fixed when the tickets were sealed'),
      next: z
        .object({ numero: Numero, commitment: z.string(), committedAt: Moment })
        .nullable()
        .describe('The issue that follows, whose commitment the draw is mixed with where there is no beacon'),
      /** One entry of the file that `npm run verify` reads; null before the draw. */
      draw: z
        .object({
          game: z.string(),
          drawId: z.string(),
          seed: z.string(),
          root: z.string(),
          external: z.string(),
          pick: Pick,
        })
        .nullable(),
    }),
    refusals: ['not_found'],
  }),
  lotteryTicketProof: endpoint({
    method: 'GET',
    path: '/lgw/issues/ticket',
    summary: 'That a ticket of the caller is among those the root of its issue covers',
    access: 'session',
    query: z.object({ id: Id }),
    answer: z.object({
      id: Id,
      numero: Numero,
      content: z.string().describe('The text that was sealed'),
      index: z.number().int(),
      size: z.number().int(),
      path: z.array(z.string()).describe('Hashes from the leaf up, in hex'),
      root: z.string(),
    }),
    refusals: ['not_found', 'not_sealed'],
  }),
};
