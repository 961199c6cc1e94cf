import { levelsOf } from '../card-tables/card-tables.rules.ts';
import { floorKindOf, type Title } from '../catalogue/titles.ts';
import { findCardGame } from '../games/card-games.ts';
import { findLimits } from '../games/limits.rules.ts';

type Bounds = { least: bigint; most: bigint };

export const isOnFloor = (title: Title): boolean => floorKindOf(title) !== null;

/** What an operator may set: at card tables the stakes there are, elsewhere whatever the house takes in the currency. */
export function houseLimitsOf(title: Title, currency: string): Bounds | null {
  const game = findCardGame(title.mechanic);
  if (game) {
    const stakes = levelsOf(currency, game.buyIn.most).map(({ stake }) => stake);
    const [least, most] = [stakes[0], stakes.at(-1)];
    return least === undefined || most === undefined ? null : { least, most };
  }
  const limits = findLimits(currency);
  return limits && { least: limits.stakeMin, most: limits.stakeMax };
}

/** What holds where the operator has set nothing. */
export function usualLimitsOf(title: Title, currency: string): Bounds | null {
  if (findCardGame(title.mechanic)) return houseLimitsOf(title, currency);
  const limits = findLimits(currency, title);
  return limits && { least: limits.stakeMin, most: limits.stakeMax };
}
