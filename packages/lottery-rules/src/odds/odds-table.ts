import { type Fraction, ONE, parseDecimal } from '../exact/fraction.ts';
import type { Play } from '../play/play.ts';

/** Odds as configured: play, tier, and a decimal number that includes the stake. `*` stands for every other tier. */
export type OddsTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const ANY_TIER = '*';

/** The odds of each tier of a play, in their order. A push gives the stake back, whatever the table says. */
export function oddsOf(table: OddsTable, play: Pick<Play, 'id' | 'tiers'>): Fraction[] {
  const own = table[play.id];
  return play.tiers.map(({ id, push }) => {
    if (push) return ONE;
    const text = own?.[id] ?? own?.[ANY_TIER];
    if (text === undefined) throw new RangeError(`there are no odds for ${play.id} ${id}`);
    return parseDecimal(text);
  });
}
