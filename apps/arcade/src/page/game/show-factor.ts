import { type Fraction, fraction, multiply, toDecimal } from '@parlour/exact';
import type { Spoken } from '../platform/texts.tsx';

const HUNDRED = fraction(100);

/** A multiple as it stands on a stage, rounded down: ×1.24, ×15.8, ×9193. */
export function showFactor({ showFigure }: Pick<Spoken, 'showFigure'>, factor: Fraction): string {
  const whole = factor.over / factor.under;
  const decimals = whole < 10n ? 2 : whole < 1_000n ? 1 : 0;
  return `×${showFigure(toDecimal(factor, decimals))}`;
}

/** A chance in percent with one decimal, rounded down. */
export function showChance({ money }: Pick<Spoken, 'money'>, chance: Fraction): string {
  return `${money.showPercent(toDecimal(multiply(chance, HUNDRED), 1))}%`;
}
