import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { GAME_CATEGORIES } from '../values/games.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { NodeId, orEmpty, VendorCode } from './parts.ts';

/** Specification section 9. */
const WINNERS_MAX = 100;
const LOBBY_SECONDS = 15;
const DRAWS_MAX = 50;

const DrawNumber = z.coerce.number().int().min(1).max(2_147_483_647);
const Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** A win that was paid. The names are the specification's. */
export const WinnerEntry = z.object({
  vo: z.object({
    notAuto: z.boolean().describe('false: a demo bot of the house won it, and the entry says so'),
    iconUrl: z.string(),
    customerName: z.string().describe('Masked, such as ab***9; that of a demo bot is whole'),
    gameName: z.string(),
    winAmount: Money,
  }),
  vendor: VendorCode,
  gameId: z.string(),
  nodeId: NodeId,
  gameType: z.enum(GAME_CATEGORIES).describe('What a launch asks for'),
  currency: Currency,
  at: Moment,
  isJackpot: z.boolean(),
});
export type WinnerEntry = z.infer<typeof WinnerEntry>;

const Coming = z.object({
  number: z.number().int(),
  commitment: Hex.describe('SHA-256 of the seed, which is revealed with the draw'),
  digits: z.number().int().describe('So many digits are drawn'),
});

/** A draw that was made, with everything it follows from. */
const Drawn = Coming.extend({
  at: Moment,
  game: z.string(),
  drawId: z.string(),
  seed: Hex,
  root: Hex.describe('Over the entries, as over the tickets of a lottery'),
  external: Hex.describe('The commitment of the draw that follows, published before'),
  drawn: z.string().describe('The digits'),
  entries: z.number().int(),
  contributed: Money,
  pool: Money.describe('After the contributions, before it was won'),
  won: Money,
});
export type JackpotDrawn = z.infer<typeof Drawn>;

export const jackpotEndpoints = {
  jackpot: endpoint({
    method: 'GET',
    path: '/lgw/games/jackpot',
    summary: "The jackpot's pool as the ledger has it, and the draws that are committed to",
    access: 'everyone',
    answer: z.object({
      mode: z
        .enum(['pool', 'illustration', 'none'])
        .describe('illustration: there is no pool, and a counter may be shown that says so'),
      amount: Money.nullable().describe('Of the pool; what a win would pay'),
      currency: Currency,
      contributionPercent: z.string().nullable().describe('Of each stake at titles that take part'),
      coming: z.array(Coming).describe('The next draw and the one after it'),
      lastWin: WinnerEntry.nullable(),
      titles: z
        .array(
          z.object({
            nodeId: NodeId,
            vendor: VendorCode,
            gameId: z.string(),
            gameType: z.enum(GAME_CATEGORIES),
            gameName: z.string(),
          }),
        )
        .describe('Those that take part, as the lobby orders them; the first sixty'),
    }),
    refusals: [],
  }),
  jackpotDraws: endpoint({
    method: 'GET',
    path: '/lgw/games/jackpot/draws',
    summary: 'Draws that were made, the newest first',
    access: 'everyone',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(DRAWS_MAX).default(10),
      after: DrawNumber.optional().describe('`next` of the answer before'),
      isWon: z.enum(['true', 'false']).optional().describe('Only those in which it was won'),
    }),
    answer: listOf(Drawn),
    refusals: [],
  }),
  jackpotDraw: endpoint({
    method: 'GET',
    path: '/lgw/games/jackpot/draw',
    summary: 'One draw with its entries, so that anybody can compute it again',
    access: 'everyone',
    callsPerMinute: 60,
    query: z.object({ number: DrawNumber }),
    answer: Drawn.extend({
      shares: z
        .array(z.object({ id: z.uuid(), share: z.string().regex(/^\d+$/) }))
        .describe('In the order of their ids: who takes part, and how many of the numbers each owns'),
      winner: z.uuid().nullable().describe('The entry that won'),
    }),
    refusals: ['not_found'],
  }),
  winnerBoard: endpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    summary: 'Wins that were paid lately, the newest first',
    access: 'everyone',
    query: z.object({
      gameCategory: orEmpty(z.enum(GAME_CATEGORIES)),
      language: Text.max(5).optional().describe('The header decides'),
      limitNum: z.coerce.number().int().min(1).max(WINNERS_MAX).default(WINNERS_MAX),
    }),
    answer: z.object({ list: z.array(WinnerEntry) }),
    refusals: [],
    cacheSeconds: LOBBY_SECONDS,
  }),
};
