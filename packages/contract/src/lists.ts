import { z } from 'zod';
import { Lines } from './text.ts';
import { REASON_LENGTH } from './values/operators.rules.ts';
import { MERCHANT_CODE_LENGTH } from './values/system.rules.ts';

const LIST_LIMIT_MAX = 100;
const LIST_LIMIT = 25;

/**
 * How a list is asked for: from where the last answer's `next` points. Every list says what a place in it looks like;
 * anything else is refused as input and never reaches the database.
 */
const pageFrom = <Place extends z.ZodType>(place: Place) => ({
  limit: z.coerce.number().int().min(1).max(LIST_LIMIT_MAX).default(LIST_LIMIT),
  after: place.optional().describe('`next` of the answer before; opaque'),
});

/** A place by form: parts of letters, digits and hyphens, joined by dots, colons or underscores. */
export const page = pageFrom(z.string().regex(/^[\w.:-]{1,500}$/));

/** The same, where `next` is the id of the last item. */
export const pageById = pageFrom(z.uuid());

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable().describe('null: there is no more') });

export const Id = z.uuid();
export const Moment = z.number().int().describe('Epoch milliseconds');
/** Why something is done; it goes into the audit record. */
export const Reason = Lines.trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max);
const { min, max } = MERCHANT_CODE_LENGTH;
export const MerchantCode = z.string().regex(new RegExp(`^[a-z][a-z0-9]{${min - 1},${max - 1}}$`));
export const OperatorRef = z.object({ id: Id, name: z.string(), displayName: z.string() });
/** What changed, by path; `undefined` travels as an absent field. */
export const Change = z.object({
  path: z.string(),
  before: z.json().optional(),
  after: z.json().optional(),
});
export type Change = z.infer<typeof Change>;

/** A moment in a query, where everything is text. */
/** The end of the year 9999: later ones cannot be written as a date by everybody. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
export const MomentInQuery = z.coerce.number().int().nonnegative().max(LAST_MOMENT_MS).optional();
