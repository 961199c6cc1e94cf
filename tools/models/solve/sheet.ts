import type { SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import { countReturns, type Returns } from '../count/count-returns.ts';
import type { Measured } from '../measure/measure-model.ts';

export type Known = { measured: Pick<Measured, 'deviation' | 'hitRate'>; mostChance?: number };

/** Deviations up to these are volatility 1, 2, 3 and 4. */
const VOLATILITIES = [2.5, 3.2, 5, 9];

export function writeFigures(
  model: SlotsModel,
  { measured, mostChance }: Known,
  returns: Returns = countReturns(model),
): Pick<SlotsModel, 'sheet' | 'figures'> {
  return {
    sheet: {
      return: writePercent(Math.max(returns.whole, returns.bought)),
      least: writePercent(Math.min(returns.whole, returns.bought)),
      deviation: (Math.ceil(measured.deviation * 10_000) / 10_000).toFixed(4),
      most: String(model.mostCoins / model.coins),
    },
    figures: {
      volatility: 1 + VOLATILITIES.filter((limit) => measured.deviation > limit).length,
      hitRate: writePercent(measured.hitRate),
      featureOneIn: Math.round(1 / returns.featureChance),
      returns: {
        base: writePercent(returns.base),
        scatter: writePercent(returns.scatter),
        feature: writePercent(returns.feature),
      },
      boughtReturn: writePercent(returns.bought),
      ...(mostChance === undefined ? {} : { mostOneIn: roundFigure(1 / mostChance) }),
    },
  };
}

/** With two decimals, rounded down. */
function writePercent(share: number): string {
  return (Math.floor(share * 10_000 + 1e-7) / 100).toFixed(2);
}

/** Two figures say enough of a chance of one in millions. */
function roundFigure(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
