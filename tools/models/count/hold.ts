import type { HoldFeature, SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import { binomial } from './anywhere.ts';
import { meanOf } from './pays.ts';

/** By number, the chance that hold and collect ends with so many coins when it begins with `first`. */
export function countHeld(model: SlotsModel, hold: HoldFeature, first: number): number[] {
  const cells = model.rows.reduce((sum, rows) => sum + rows, 0);
  const chance = hold.refill[0] / hold.refill[1];
  const ends = Array<number>(cells + 1).fill(0);
  // at[lives] is the chance of having so many lives with the present number of coins, which only ever grows.
  const states = Array.from({ length: cells + 1 }, () => Array<number>(hold.lives + 1).fill(0));
  addTo(states[first], hold.lives, 1);
  for (let held = first; held <= cells; held += 1)
    for (let lives = hold.lives; lives >= 0; lives -= 1) {
      const reached = states[held]?.[lives] ?? 0;
      if (lives === 0 || held === cells) addTo(ends, held, reached);
      else
        binomial(cells - held, chance).forEach((each, landed) => {
          addTo(states[held + landed], landed > 0 ? hold.lives : lives - 1, reached * each);
        });
    }
  return ends;
}

/** Coins that the feature collects on average. */
export function countCollected(model: SlotsModel, hold: HoldFeature, first: number): number {
  const ends = countHeld(model, hold, first);
  const worth = meanOf(hold.values);
  return ends.reduce((sum, chance, held) => sum + chance * held * worth, 0) + (ends.at(-1) ?? 0) * hold.full;
}

function addTo(chances: number[] | undefined, index: number, chance: number): void {
  if (chances) chances[index] = (chances[index] ?? 0) + chance;
}
