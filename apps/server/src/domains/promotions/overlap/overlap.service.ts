import { OVERLAP_SIGNS, type OverlapSign } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import type { Cashier } from '../../cashier/cashier.module.ts';
import type { Identity } from '../../identity/identity.module.ts';

type OverlapNeeds = { identity: Pick<Identity, 'overlaps'>; cashier: Pick<Cashier, 'hasSharedCard'> };

/** What a member has in common with other accounts: those they are known with, and those around them. */
export type OverlapSigns = (
  queries: Queries,
  member: { brandId: string; memberId: string },
  knownWith?: readonly string[],
) => Promise<OverlapSign[]>;

/** Everything that promotions give is asked here: friends, activities, codes and matches. */
export function createOverlapSigns({ identity, cashier }: OverlapNeeds): OverlapSigns {
  return async (queries, { brandId, memberId }, knownWith = []) => {
    const member = { brandId, memberId };
    const overlaps = await identity.overlaps(queries, member, knownWith);
    const found: Record<OverlapSign, boolean> = {
      ...overlaps,
      card: await cashier.hasSharedCard(queries, member),
    };
    return OVERLAP_SIGNS.filter((sign) => found[sign]);
  };
}
