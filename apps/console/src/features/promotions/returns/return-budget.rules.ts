import type { ConsoleClient } from '@parlour/client/console';
import { RETURN_PARTS, type ReturnPart } from '@parlour/contract/values/promotions/promotions';

export type Budget = Awaited<ReturnType<ConsoleClient['promotions']['returnBudget']>>;
export type Category = Budget['categories'][number];
export type GivenPart = Exclude<ReturnPart, 'return'>;

/** What the house gives of its own, beside what games pay. */
export const GIVEN_PARTS = RETURN_PARTS.filter((part): part is GivenPart => part !== 'return');

/** How much of what games keep a part gives back, in per cent. */
export function sliceOf({ parts }: Pick<Category, 'parts'>, part: GivenPart): number {
  const kept = 100 - Number(parts.return);
  return kept > 0 ? Math.min(100, (100 * Number(parts[part])) / kept) : 0;
}
