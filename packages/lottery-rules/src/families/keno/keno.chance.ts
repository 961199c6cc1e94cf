import { chooseExactly, type Fraction, fraction } from '@parlour/exact';

const FROM = 80;
const DRAWN = 20;

/** The chance that exactly so many of `k` numbers are among the twenty drawn. */
export function chanceOfHits(k: number, hits: number): Fraction {
  return fraction(waysOfHits(k, hits), chooseExactly(FROM, DRAWN));
}

/** The chance that the count of picked numbers among those drawn is one that wins. */
export function chanceOfShown(picked: number, isWon: (drawn: number) => boolean): Fraction {
  let ways = 0n;
  for (let drawn = 0; drawn <= Math.min(picked, DRAWN); drawn += 1)
    if (isWon(drawn)) ways += waysOfHits(picked, drawn);
  return fraction(ways, chooseExactly(FROM, DRAWN));
}

function waysOfHits(k: number, hits: number): bigint {
  return chooseExactly(k, hits) * chooseExactly(FROM - k, DRAWN - hits);
}
