import type { SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import { countReturns, prepareFeature } from '../count/count-returns.ts';

const WEIGHTS = 100_000;
/** Of the rounds that begin with more than the least, so many in ten begin with one more, the others with two. */
const ONE_MORE_IN_TEN = 9;
/** Such rounds are not too rare to be hoped for, and not so frequent that the least is the exception. */
const SHARE_LEAST = 0.03;
const SHARE_MOST = 0.3;
/** Prices are multiples of the first of these that serves; the last one has to. */
const STEPS = [10, 5, 1];

/**
 * The price of the feature in stakes, and how often it begins with more than it needs: the price is a round figure, and
 * those rarer starts make up for the rounding, so that a bought round returns what a spin returns.
 */
export function priceFeature(model: SlotsModel, starts: readonly number[]): SlotsModel['buy'] {
  const { whole } = countReturns(model);
  const countFeature = prepareFeature(model);
  const [least = 0, more = 0, most = 0] = starts.map((start) => countFeature(start) / model.coins);
  const better = (more * ONE_MORE_IN_TEN + most * (10 - ONE_MORE_IN_TEN)) / 10;
  const shareAt = (price: number) => (price * whole - least) / (better - least);
  const lowest = (least + SHARE_LEAST * (better - least)) / whole;
  const prices = STEPS.map((step) => Math.ceil(lowest / step) * step);
  const price = prices.find((each) => shareAt(each) < SHARE_MOST) ?? prices.at(-1) ?? 0;
  if (shareAt(price) > 0.7) throw new Error('no price is near enough to the worth of the feature');
  // Whole tens, so that the shares of ten come out whole.
  const rare = Math.ceil((shareAt(price) * WEIGHTS) / 10);
  return {
    price,
    starts: [
      [starts[0] ?? 0, WEIGHTS - 10 * rare],
      [starts[1] ?? 0, ONE_MORE_IN_TEN * rare],
      [starts[2] ?? 0, (10 - ONE_MORE_IN_TEN) * rare],
    ],
  };
}
