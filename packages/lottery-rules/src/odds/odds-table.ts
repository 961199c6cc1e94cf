import { compare, divide, type Fraction, fraction, multiply, ONE, parseDecimal } from '@parlour/exact';
import type { Play, TierOdds } from '../play/play.ts';

/** Odds as configured: play, tier, and a decimal number that includes the stake. `*` stands for every other tier. */
export type OddsTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const ANY_TIER = '*';

/** The odds of each tier of a play, in order. A push returns the stake, whatever the table says. */
export function oddsOf(table: OddsTable, play: Pick<Play, 'id' | 'tiers' | 'oddsFrom'>): Fraction[] {
  const own = table[play.oddsFrom ?? play.id];
  const configured = (name: string) => {
    const text = own?.[name] ?? own?.[ANY_TIER];
    if (text === undefined) throw new RangeError(`there are no odds for ${play.id} ${name}`);
    return parseDecimal(text);
  };
  return play.tiers.map(({ id, push, odds }) => {
    if (push) return ONE;
    return odds ? deriveOdds(odds, configured) : configured(id);
  });
}

function deriveOdds(odds: TierOdds, configured: (name: string) => Fraction): Fraction {
  if ('partOf' in odds) return divide(configured(odds.partOf), fraction(odds.parts));
  if ('productOf' in odds) return odds.productOf.map(configured).reduce(multiply, ONE);
  return odds.lowestOf.map(configured).reduce((a, b) => (compare(a, b) < 0 ? a : b));
}
