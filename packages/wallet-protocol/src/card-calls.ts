import { z } from 'zod';

const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
/** Days of UTC, the last one included. */
const CardDays = z.object({ operator_id: z.string().min(1).max(60), first_day: Day, last_day: Day });

/**
 * Games that people play against each other have no return: what the house takes is the rake, told by day and by user.
 * Ours; the public protocol knows no such call.
 */
export const CardRakeCall = CardDays;
export type CardRakeCall = z.infer<typeof CardRakeCall>;
const CardRake = z.object({
  day: Day,
  game_code: z.string().max(80),
  currency: z.string().max(3),
  hands: z.bigint(),
  /** Integers in units of 1/100,000. */
  rake: z.bigint(),
});
export const CardRakeAnswer = z.object({
  days: z.array(CardRake).max(100_000),
  /** `net`: what they won from the others; below zero, what they lost to them and the house. */
  users: z.array(CardRake.extend({ user: z.string().max(100), net: z.bigint() })).max(100_000),
});
export type CardRakeAnswer = z.infer<typeof CardRakeAnswer>;

/** What the vendor noticed of users who may play together against others. */
export const CardFindingsCall = CardDays;
export type CardFindingsCall = z.infer<typeof CardFindingsCall>;
export const CardFindingsAnswer = z.object({
  findings: z
    .array(
      z.object({
        day: Day,
        kind: z.string().max(40),
        game_code: z.string().max(80),
        currency: z.string().max(3),
        /** Who gave, and who got. */
        from_user: z.string().max(100),
        to_user: z.string().max(100),
        figures: z.record(z.string().max(40), z.union([z.number(), z.bigint()])),
      }),
    )
    .max(100_000),
});
export type CardFindingsAnswer = z.infer<typeof CardFindingsAnswer>;

/** Hands of a day in which two users sat together. */
export const CardHandsCall = z.object({
  operator_id: z.string().min(1).max(60),
  day: Day,
  game_code: z.string().min(1).max(80),
  currency: z.string().regex(/^[A-Z]{3}$/),
  from_user: z.string().min(1).max(100),
  to_user: z.string().min(1).max(100),
});
export type CardHandsCall = z.infer<typeof CardHandsCall>;
export const CardHandsAnswer = z.object({
  hands: z
    .array(
      z.object({
        hand: z.string().max(80),
        /** Epoch milliseconds. */
        at: z.coerce.number().int(),
        players: z.coerce.number().int(),
        /** What each won or, below zero, lost: integers in units of 1/100,000. */
        from_net: z.coerce.bigint(),
        to_net: z.coerce.bigint(),
      }),
    )
    .max(10_000),
});
export type CardHandsAnswer = z.infer<typeof CardHandsAnswer>;
