import { z } from 'zod';

/** The platform's calls to a vendor. */
export const OPERATOR_PATHS = {
  gameUrl: '/operator/generic/v2/game/url',
  gameList: '/operator/generic/v2/game/list',
  gameRound: '/operator/generic/v2/game/round',
  transactions: '/operator/generic/v2/transactions/list',
  rewardCreate: '/operator/generic/v2/freebet/rewards/create',
  rewardCancel: '/operator/generic/v2/freebet/rewards/cancel',
  rewardList: '/operator/generic/v2/freebet/rewards/list',
  cardRake: '/operator/generic/v2/cards/rake',
  cardFindings: '/operator/generic/v2/cards/findings',
  cardHands: '/operator/generic/v2/cards/hands',
  floorList: '/operator/generic/v2/tables/list',
  floorView: '/operator/generic/v2/tables/view',
  floorChange: '/operator/generic/v2/tables/change',
  floorStop: '/operator/generic/v2/tables/stop',
} as const;

/** Play money. */
export const TRIAL_CURRENCY = 'XXX';

export const GameUrlCall = z.object({
  user: z.string().min(1).max(100),
  token: z.string().min(10).max(255),
  game_code: z.string().min(1).max(80),
  operator_id: z.string().min(1).max(60),
  platform: z.literal('GPL_MOBILE'),
  lang: z.string().min(2).max(8).describe('ISO 639-1, such as en, zh, ja, th, vi, tl'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  country: z.string().max(2),
  lobby_url: z.url(),
  deposit_url: z.url().nullish(),
  sub_partner_id: z.string().max(60).describe('The brand'),
  meta: z.record(z.string(), z.json()).nullish(),
});
export type GameUrlCall = z.infer<typeof GameUrlCall>;
/** A web page and nothing else: the address is opened in a member's browser. */
export const GameUrlAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const GameListCall = z.object({ operator_id: z.string().min(1).max(60) });
const Percent = z.string().regex(/^\d{1,3}\.\d{2}$/);
export const VendorTitle = z.object({
  game_code: z.string().regex(/^[A-Za-z0-9_.-]{1,80}$/),
  /** By language; English is always there. */
  names: z.record(z.string(), z.string().min(1).max(120)).refine((names) => 'EN' in names),
  category: z.string().max(20).describe('RNG, FISH, PVP, ...'),
  classification: z.string().max(20).describe('slot, table, arcade, crash, ...'),
  icon_url: z.url(),
  /** In percent: what the best bet on offer returns, played best. */
  return_to_player: Percent.nullable(),
  /**
   * What the worst bet on offer returns; 0.00 where the player's choices decide and only best play has a figure. Whoever
   * states it speaks of the first bet of a round: one unit, and what was gained or lost with it, further bets included.
   */
  return_least: Percent.nullish(),
  /**
   * The maximum standard deviation and the maximum of the return on one unit, if the vendor states them. A return can
   * only be judged against them.
   */
  return_deviation: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,4})?$/)
    .nullish(),
  return_most: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,4})?$/)
    .nullish(),
  /** The smallest stake, in units of the currency, as text. */
  min_bet: z.string().regex(/^\d+(\.\d{1,5})?$/),
  lines: z.number().int().min(0),
  has_trial: z.boolean(),
  /** Whether free rounds can be given at it. */
  freebet_support: z.boolean().nullish(),
  /** By which rules and which numbers it is played, where the vendor says so: titles of one model differ only in looks. */
  mechanic: z.string().max(80).nullish(),
  model: z.string().max(80).nullish(),
  model_sheet: z
    .object({
      /** From 1, calm, to 5, wild. */
      volatility: z.number().int().min(1).max(5).nullish(),
      /** In percent: how many rounds win anything. */
      hit_rate: Percent.nullish(),
      /** One round in so many has the feature, and the highest win. */
      feature_one_in: z.number().int().positive().nullish(),
      most_one_in: z.number().int().positive().nullish(),
      /** What each part of the game adds to the return, in percent, and the return of a bought feature. */
      returns: z.record(z.string().max(40), Percent).nullish(),
      bought_return: Percent.nullish(),
      /** SHA-256 over the JSON of the model without spaces, in hexadecimal digits, and where anybody can read it. */
      digest: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .nullish(),
      url: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullish(),
    })
    .nullish(),
  added_at: z.number().int().describe('Epoch milliseconds'),
});
export type VendorTitle = z.infer<typeof VendorTitle>;
export const GameListAnswer = z.object({ games: z.array(VendorTitle).max(100_000) });

/** How a round came out. Vendors with recomputable outcomes send the inputs; `url` is a page that shows the round. */
export const GameRoundCall = z.object({
  operator_id: z.string().min(1).max(60),
  user: z.string().min(1).max(100),
  game_code: z.string().min(1).max(80),
  round: z.string().min(1).max(100),
  /** For a page that shows the round: its language, who may frame it, and `css` (`dark`, `light`) in `meta`. */
  lang: z.string().min(2).max(8).nullish(),
  frame_origin: z
    .url({ protocol: /^https?$/ })
    .max(100)
    .nullish(),
  meta: z.record(z.string(), z.json()).nullish(),
});
export type GameRoundCall = z.infer<typeof GameRoundCall>;
export const GameRoundAnswer = z.object({
  url: z.url({ protocol: /^https?$/ }).nullish(),
  evidence: z
    .object({
      /** Which rules and which numbers the round was played by, where they are public. */
      mechanic: z.string().max(80).optional(),
      model: z.string().max(80).optional(),
      /** What the player chose with the bet, and what during the round, in order. */
      pick: z.json(),
      steps: z.array(z.json()).max(10_000).optional(),
      /** Null until there is one. */
      outcome: z.json(),
      server_seed_hash: z.string().max(200),
      /** Null while it is in use. */
      server_seed: z.string().max(200).nullable(),
      client_seed: z.string().max(200).nullish(),
      nonce: z.number().int().nullish(),
      /** In place of them, where many shared the round: its seed belongs to a table, which draws as a lottery does. */
      draw: z
        .object({
          game: z.string().max(80),
          draw_id: z.string().max(80),
          /** Over the bets, and the value fixed with them; null until betting has closed. */
          root: z.string().max(200).nullable(),
          external: z.string().max(200).nullable(),
        })
        .nullish(),
    })
    .nullish(),
});
export type GameRoundAnswer = z.infer<typeof GameRoundAnswer>;
