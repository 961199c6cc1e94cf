import type { LotteryTerms } from '@parlour/client';
import { AMOUNT_PER_UNIT, type Fraction, MODELS, type Play, toDecimal } from '@parlour/lottery-rules';
import { fitMultiple, type StakeChoice } from '../bet.rules.ts';

const AMOUNTS = [1, 5, 10, 50, 100, 500];

/** Amounts to tap: in units of the currency, or of what the lottery takes at least, if that is more: thousands of dong. */
export function amountChips({ models, unit }: Pick<LotteryTerms, 'models' | 'unit'>): string[] {
  const parts = models.map((model) => MODELS[model] * BigInt(unit));
  const least = parts.reduce((a, b) => (a < b ? a : b), parts[0] ?? AMOUNT_PER_UNIT);
  const step = least > AMOUNT_PER_UNIT ? least / AMOUNT_PER_UNIT : 1n;
  return AMOUNTS.map((amount) => String(BigInt(amount) * step));
}

const ODDS_DECIMALS = 4;
/** Tiers of a play whose entries pay differently although the tier is not named after them. */
const YEAR = 'year';
const ZERO = 'zero';
const OTHER = 'other';

/** What an entry pays for a unit of stake; null: it depends on what is chosen with it. */
export function oddsOfEntry(
  { tiers }: Pick<Play, 'tiers'>,
  odds: readonly Fraction[],
  entry: string,
  yearAnimal: string | undefined,
): Fraction | null {
  const named = tiers.findIndex(({ id }) => id === entry);
  if (named >= 0) return odds[named] ?? null;
  const special = entry === yearAnimal ? YEAR : entry === '0' ? ZERO : OTHER;
  const own = tiers.findIndex(({ id }) => id === special);
  if (own >= 0) return odds[own] ?? null;
  const paying = tiers.flatMap(({ push }, tier) => (push ? [] : [tier]));
  const [only] = paying;
  return paying.length === 1 && only !== undefined ? (odds[only] ?? null) : null;
}

/** Without zeros that say nothing: `9.91`, `2.2`, `40`. */
export function writeOdds(odds: Fraction): string {
  return toDecimal(odds, ODDS_DECIMALS).replace(/\.?0+$/, '');
}

/** An amount as the parts of a unit the lottery takes, the largest first; null: it takes no such amount. */
export function choiceOfAmount(
  amount: bigint,
  terms: Pick<LotteryTerms, 'models' | 'unit' | 'multipleMax'>,
): StakeChoice | null {
  for (const model of terms.models) {
    const part = MODELS[model] * BigInt(terms.unit);
    const multiple = Number(amount / part);
    if (amount > 0n && amount % part === 0n && fitMultiple(multiple, terms) === multiple)
      return { model, multiple, series: null };
  }
  return null;
}
