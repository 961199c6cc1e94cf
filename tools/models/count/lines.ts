import { type SlotsModel, type SpinRules, WILD } from '../../../packages/game-rules/src/slots/model.ts';
import { payTable } from './pays.ts';
import { convolveAll, countIn, PAYING, shareOf } from './reels.ts';

/** Coins a spin pays on lines, on average: every line has the same chances, whichever rows it runs through. */
export function countLines(model: SlotsModel, { strips = [], wildMultipliers = [] }: SpinRules): number {
  return sum(
    PAYING.map((symbol) => {
      const pays = payTable(model, symbol, model.reels);
      let running = model.lines?.length ?? 0;
      return sum(
        strips.map((strip, reel) => {
          const own = countIn(strip, symbol);
          const wild = reel === 0 ? 0 : countIn(strip, WILD);
          running *= (own + (wildMultipliers[reel] ?? 1) * wild) / strip.length;
          return running * stopsAfter(strips[reel + 1], symbol) * (pays[reel + 1] ?? 0);
        }),
      );
    }),
  );
}

/** Coins that the expanded symbol pays in a spin: on all lines at once, by the number of reels that show it. */
export function countExpanded(model: SlotsModel, strips: SpinRules['strips'], symbol: number): number {
  const pays = payTable(model, symbol, model.reels);
  const chances = convolveAll(
    (strips ?? []).map((strip, reel) => {
      const shows = shareOf(strip, model.rows[reel] ?? 0, (window) => window.includes(symbol));
      return [1 - shows, shows];
    }),
  );
  return (model.lines?.length ?? 0) * sum(chances.map((chance, count) => chance * (pays[count] ?? 0)));
}

function stopsAfter(next: readonly number[] | undefined, symbol: number): number {
  return next ? 1 - (countIn(next, symbol) + countIn(next, WILD)) / next.length : 1;
}

const sum = (terms: number[]) => terms.reduce((total, term) => total + term, 0);
