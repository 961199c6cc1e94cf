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

/** What the vendor noticed of users who may play together against others. */
export const CardFindingsCall = CardDays;
export type CardFindingsCall = z.infer<typeof CardFindingsCall>;
