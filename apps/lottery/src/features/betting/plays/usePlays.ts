import type { LotteryTerms } from '@parlour/client';
import type { Family, Skin } from '@parlour/lottery-rules';
import { useMemo } from 'react';
import { groupPlays, offeredPlays } from './play-tree.rules.ts';

/** The plays the brand offers in a skin, and the tabs they stand under. */
export function usePlays(family: Family, skin: Skin, terms: LotteryTerms) {
  return useMemo(() => {
    const plays = offeredPlays(family, skin, terms);
    return { plays, groups: groupPlays(plays) };
  }, [family, skin, terms]);
}
