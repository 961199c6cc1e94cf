import {
  SCATTER,
  type SlotsModel,
  type SpinRules,
  type Weighted,
} from '../../../packages/game-rules/src/slots/model.ts';
import { binomial } from './anywhere.ts';
import { chancesOfCount, convolveAll } from './reels.ts';

/** By number, the chance that the board of a spin shows so many scatters, or coins. */
export function countScatters(model: SlotsModel, rules: SpinRules): number[] {
  const { strips, weights = [], heights } = rules;
  if (strips)
    return convolveAll(strips.map((strip, reel) => chancesOfCount(strip, model.rows[reel] ?? 0, SCATTER)));
  return convolveAll(
    weights.map((ofReel, reel) => {
      const total = ofReel.reduce((sum, weight) => sum + weight, 0);
      return mix(heights ?? [[model.rows[reel] ?? 0, 1]], (ofReel[SCATTER] ?? 0) / total);
    }),
  );
}

function mix(heights: Weighted, chance: number): number[] {
  const total = heights.reduce((sum, [, weight]) => sum + weight, 0);
  const mixed: number[] = [];
  for (const [rows, weight] of heights)
    binomial(rows, chance).forEach((each, count) => {
      mixed[count] = (mixed[count] ?? 0) + (each * weight) / total;
    });
  return mixed;
}
