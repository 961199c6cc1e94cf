import { z } from 'zod';
import { Id, Moment } from '../lists.ts';
import { GAME_CATEGORIES, PRIZE_MODES } from '../values/games.ts';
import { NUMBERS_LISTED_MAX } from '../values/lottery.rules.ts';
import {
  EXTERNAL_SOURCES,
  ISSUE_STATES,
  LOTTERY_FAMILIES,
  LOTTERY_VENDORS,
  PLAY_TYPES,
  STAKE_MODELS,
  SUB_ORDER_STATES,
} from '../values/lottery.ts';
import { Money } from '../wallet/parts.ts';

/** What a lottery is called on the wire and in addresses: `HM1`. */
export const LotteryCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/);
/** The number of an issue: the day it is drawn, and its place in the day where there are several. */
export const Numero = z.string().regex(/^20\d{6}(-\d{2,4})?$/);

/** Numbers in the order they were drawn. */
export const Result = z.array(z.number().int().nonnegative()).min(1).max(40);

/** An issue as everybody may see it, at any time. */
export const Issue = z.object({
  numero: Numero,
  opensAt: Moment.describe('From then on it is the one on sale; a chase may buy it before'),
  closesAt: Moment.describe('Not one millisecond later'),
  drawsAt: Moment,
  state: z.enum(ISSUE_STATES),
  commitment: z.string().describe('SHA-256 of the seed, in hex; published before anybody could buy'),
  result: Result.nullable(),
});
export type Issue = z.infer<typeof Issue>;

/** A lottery of the brand, as lists show it. */
export const Lottery = z.object({
  gameId: LotteryCode,
  gameGroupId: z.enum(LOTTERY_FAMILIES).describe('The family'),
  name: z.string().describe("In the caller's language"),
  vendor: z.enum(LOTTERY_VENDORS),
  category: z.enum(GAME_CATEGORIES),
  playTypes: z.array(z.enum(PLAY_TYPES)).min(1),
  prizeModes: z.array(z.enum(PRIZE_MODES)).min(1),
  everySeconds: z.number().int().nullable().describe('Of fast ones; null: drawn at fixed times'),
  isHot: z.boolean(),
});
export type Lottery = z.infer<typeof Lottery>;

/** The issue on sale beside the last one drawn; `now` lets a phone count down by our clock. */
export const Opened = z.object({
  gameId: LotteryCode,
  now: Moment,
  current: Issue.nullable().describe('null: no issue is on sale'),
  last: Issue.nullable().describe('The newest with a result'),
  isResultDue: z
    .boolean()
    .describe('Whether the issue that closed last is still to be drawn; a void one is not'),
});
export type Opened = z.infer<typeof Opened>;

export const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

const NumberLists = z.record(
  z.string().regex(/^[\w.*+/-]{1,60}$/),
  z
    .array(z.string().regex(/^\w{1,20}$/))
    .min(1)
    .max(NUMBERS_LISTED_MAX),
);

/** What the house limits on single numbers, by play. */
export const NumberLimits = z.strictObject({
  half: NumberLists.describe('They pay half'),
  full: NumberLists.describe('They are not sold'),
  stakeMax: Amount.nullable().describe('The most one issue takes on a number, of all members together'),
});
export type NumberLimits = z.infer<typeof NumberLimits>;

/** What holds for bets on a lottery from now on. An order keeps what it was made under. */
export const LotteryTerms = z.object({
  version: z.number().int(),
  settings: z.record(z.string(), z.string()).describe('How this house plays the family'),
  unit: z.number().int().min(1).max(10_000),
  models: z.array(z.enum(STAKE_MODELS)).min(1),
  multipleMax: z.number().int(),
  stakeMax: Money.describe('The most one sub-order may stake'),
  series: z
    .object({ lowest: z.number().int(), highest: z.number().int(), step: z.number().int() })
    .nullable()
    .describe('What the slider moves between; null: this member plays no series here'),
  rebatePercent: z.string().describe('Of the stake, at the lowest series'),
  odds: z
    .record(z.string(), z.record(z.string(), z.string()))
    .describe('By play and tier, what replaces the shipped ones already in'),
  hiddenPlays: z.array(z.string()),
  caps: z.object({
    perIssue: Money.describe('The most one member is paid for an issue'),
    singlePick: Money.describe('The same for selections of few bets'),
    singlePickBets: z.number().int(),
  }),
  chaseMax: z.number().int().describe('How many issues can be chased'),
  external: z.enum(EXTERNAL_SOURCES),
  limits: NumberLimits,
});
export type LotteryTerms = z.infer<typeof LotteryTerms>;

export const SubOrder = z.object({
  id: Id,
  ticketId: Id.describe('The ticket it is a line of: what its proof is asked for by'),
  numero: Numero,
  play: z.string(),
  selection: z.string().describe('As packages/lottery-rules writes it; long ones are cut, see `isCut`'),
  isCut: z.boolean(),
  bets: z.number().int(),
  multiple: z.number().int(),
  model: z.enum(STAKE_MODELS),
  series: z.number().int().nullable(),
  stake: Money,
  rebate: Money.describe('Paid with the result, whether it won or not'),
  won: Money,
  state: z.enum(SUB_ORDER_STATES).describe('returned: a push, its stake came back and nothing was won'),
  canCancel: z.boolean(),
  result: Result.nullable(),
});
export type SubOrder = z.infer<typeof SubOrder>;

export const LotteryOrder = z.object({
  id: Id,
  gameId: LotteryCode,
  name: z.string(),
  playType: z.enum(PLAY_TYPES),
  at: Moment,
  numero: Numero.describe('The first, of a chase'),
  issues: z.number().int(),
  subOrders: z.number().int(),
  stake: Money,
  won: Money,
  refunded: Money.describe('Cancelled, stopped or void'),
  isChase: z.boolean(),
  stopsOnWin: z.boolean(),
  pending: z.number().int().describe('Sub-orders that are still open'),
  hasWon: z.boolean().describe('Whether any has won: a push or a rebate is no win'),
});
export type LotteryOrder = z.infer<typeof LotteryOrder>;
