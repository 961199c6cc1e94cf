import { z } from 'zod';

/**
 * The floor: what an operator's users play together, as its people see and run it. Ours; the public protocol knows no such
 * calls. Amounts are decimal text in units of the currency, moments epoch milliseconds.
 */
const Amount = z.string().regex(/^-?\d{1,15}(\.\d{1,5})?$/);
const Code = z.string().min(1).max(80);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const Whole = z.coerce.number().int();
const Operator = { operator_id: z.string().min(1).max(60) };
/** Tables of one round for everybody are called by their game; rooms and card tables have ids. */
const TableCode = z.string().min(1).max(80);
export const FLOOR_KINDS = ['live', 'cards', 'fish'] as const;
const Kind = z.enum(FLOOR_KINDS);

export const FloorListCall = z.object(Operator);
export type FloorListCall = z.infer<typeof FloorListCall>;

const FloorLimits = z.object({
  currency: Currency,
  /** Of a bet at a table, of a magazine, of the stake of a card table. */
  stake_least: Amount,
  stake_most: Amount,
});
const FloorTable = z.object({
  table: TableCode,
  kind: Kind,
  game_code: Code,
  /** Null where every currency plays at it. */
  currency: z.string().max(3).nullable(),
  stake: Amount.nullable(),
  is_practice: z.boolean(),
  phase: z.string().max(20),
  /** Of the round or hand; null before the first, and where there is none. */
  number: Whole.nullable(),
  /** The operator's users who sit there, or have a bet on the round. */
  seated: Whole,
  seats: Whole.nullable(),
});
export const FloorListAnswer = z.object({
  games: z
    .array(
      z.object({
        game_code: Code,
        kind: Kind,
        pace: z.string().max(20).nullable(),
        is_open: z.boolean(),
        /** When the operator last changed or stopped it. */
        changed_at: Whole.nullable(),
        /** In force from the next round on, with the bounds that the vendor keeps them in. */
        limits: z.array(FloorLimits.extend({ house_least: Amount, house_most: Amount })).max(100),
      }),
    )
    .max(10_000),
  tables: z.array(FloorTable).max(100_000),
});
export type FloorListAnswer = z.infer<typeof FloorListAnswer>;

/** Under an id of the operator's: a repeated call changes nothing. */
export const FloorChangeCall = z.object({
  ...Operator,
  change_uuid: z.uuid(),
  game_code: Code,
  is_open: z.boolean(),
  /** All that differ from the vendor's own; a currency that is not named has those. */
  limits: z.array(FloorLimits).max(100),
});
export type FloorChangeCall = z.infer<typeof FloorChangeCall>;
export const FloorChangeAnswer = z.object({ is_open: z.boolean() });

export const FloorViewCall = z.object({ ...Operator, table: TableCode });
export type FloorViewCall = z.infer<typeof FloorViewCall>;
/** What anybody at the table may see now, with the names and stakes of the operator's own users. */
export const FloorViewAnswer = FloorTable.extend({
  now: Whole,
  /** When betting closes, the turn ends or the next hand begins. */
  ends_at: Whole.nullable(),
  is_stopped: z.boolean(),
  shown: z.array(z.object({ name: z.string().max(40), text: z.string().max(2_000) })).max(100),
  players: z
    .array(
      z.object({
        user: z.string().max(100).nullable(),
        seat: Whole.nullable(),
        currency: z.string().max(3),
        /** What is staked on the round, what lies before a player, or what a magazine cost. */
        amount: Amount,
        state: z.string().max(20),
      }),
    )
    .max(10_000),
  history: z.array(z.object({ number: Whole, text: z.string().max(200) })).max(100),
});
export type FloorViewAnswer = z.infer<typeof FloorViewAnswer>;

/** The round is void for the operator's users, and the table takes no more bets of theirs until it is opened again. */
export const FloorStopCall = z.object({ ...Operator, stop_uuid: z.uuid(), table: TableCode });
export type FloorStopCall = z.infer<typeof FloorStopCall>;
export const FloorStopAnswer = z.object({
  /** Rounds that end with it: bets, sittings, magazines. */
  rounds: Whole,
  returned: z.array(z.object({ currency: z.string().max(3), amount: Amount })).max(100),
});
export type FloorStopAnswer = z.infer<typeof FloorStopAnswer>;
