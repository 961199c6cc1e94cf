import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Id, Moment } from '../lists.ts';
import { Picture } from '../messages/parts.ts';
import { Text } from '../text.ts';
import { GAME_CATEGORIES } from '../values/games.ts';
import { TITLE_MAX } from '../values/messages/messages.rules.ts';
import { BOARD_PRIZES_MAX, BOARD_TITLES_MAX } from '../values/promotions/boards.rules.ts';
import { BOARD_MEASURES, BOARD_STATES } from '../values/promotions/boards.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { Prize } from './chance/prize.ts';

/** A board as two operators agree on it; once published it never changes. */
export const BoardDocument = z.strictObject({
  texts: z.partialRecord(Language, z.strictObject({ title: Text.trim().min(1).max(TITLE_MAX) })),
  picture: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  measure: z.enum(BOARD_MEASURES),
  minStake: Money.describe('Rounds with a smaller stake do not count'),
  categories: z.array(z.enum(GAME_CATEGORIES)).max(GAME_CATEGORIES.length).describe('Empty: all'),
  titles: z
    .array(Text.trim().regex(/^[A-Za-z0-9_-]{1,40}\.[\w.-]{1,80}$/))
    .max(BOARD_TITLES_MAX)
    .describe('VENDOR.code of the only titles that count; empty: all of the categories'),
  startsAt: Moment,
  endsAt: Moment,
  prizes: z.array(Prize).min(1).max(BOARD_PRIZES_MAX).describe('By rank'),
});
export type BoardDocument = z.infer<typeof BoardDocument>;

const Score = z.string().describe('An amount, or how many times the stake, with two decimals');

const Board = z.object({
  id: Id,
  title: z.string(),
  picture: Picture.nullable(),
  currency: Currency,
  measure: z.enum(BOARD_MEASURES),
  minStake: Money,
  categories: z.array(z.enum(GAME_CATEGORIES)),
  titles: z.array(z.string()).describe('Names of the only titles that count; empty: all of the categories'),
  startsAt: Moment,
  endsAt: Moment,
  state: z.enum(BOARD_STATES),
  countedUntil: Moment.describe('Rounds closed by then are counted'),
  prizes: z.array(Prize),
  places: z.array(z.object({ rank: z.number().int(), name: z.string().describe('Masked'), score: Score })),
});
export type Board = z.infer<typeof Board>;

const OwnPlace = z.object({ id: Id.describe("The board's"), rank: z.number().int(), score: Score });
export type OwnPlace = z.infer<typeof OwnPlace>;

export const boardEndpoints = {
  boards: endpoint({
    method: 'GET',
    path: '/wps/promotions/boards',
    summary: 'Leaderboards that run, are to come or ended lately, with their best places',
    access: 'everyone',
    answer: z.object({ now: Moment, items: z.array(Board) }),
    refusals: [],
  }),
  ownPlaces: endpoint({
    method: 'GET',
    path: '/wps/promotions/boards/own',
    summary: "The member's place on each of them; none where nothing counted yet",
    access: 'member',
    answer: z.object({ items: z.array(OwnPlace) }),
    refusals: [],
  }),
};
