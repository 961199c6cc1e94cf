import { chooseExactly, type Fraction, fraction } from '@parlour/exact';
import type { Space } from '../../play/space.ts';

/** Two digits make this many endings. */
const ENDINGS = 100n;

/**
 * Results of this many lots, classed by how many different two-digit endings they show. To bets spread evenly over all
 * numbers nothing else matters.
 */
export function byDifferentEndings(lots: number): Space {
  return {
    total: ENDINGS ** BigInt(lots),
    each(visit) {
      for (let shown = 1; shown <= lots; shown += 1) {
        const result = Array.from({ length: lots }, (_, lot) => Math.min(lot, shown - 1));
        visit(result, chooseExactly(Number(ENDINGS), shown) * onto(lots, shown));
      }
    },
  };
}

/** The chance that exactly `shown` of `picked` endings are among those of so many lots: inclusion and exclusion. */
export function chanceOfShown({
  picked,
  shown,
  lots,
}: {
  picked: number;
  shown: number;
  lots: number;
}): Fraction {
  let ways = 0n;
  for (let missing = 0; missing <= shown; missing += 1) {
    const allowed = ENDINGS - BigInt(picked - shown + missing);
    const own = chooseExactly(shown, missing) * allowed ** BigInt(lots);
    ways += missing % 2 === 0 ? own : -own;
  }
  return fraction(chooseExactly(picked, shown) * ways, ENDINGS ** BigInt(lots));
}

/** The number of ways in which lots show all of these endings and no other. */
function onto(lots: number, endings: number): bigint {
  let ways = 0n;
  for (let missing = 0; missing <= endings; missing += 1) {
    const own = chooseExactly(endings, missing) * BigInt(endings - missing) ** BigInt(lots);
    ways += missing % 2 === 0 ? own : -own;
  }
  return ways;
}
