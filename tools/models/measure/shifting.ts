import {
  PAYING_SYMBOLS,
  SCATTER,
  type SlotsModel,
  type SpinRules,
  WILD,
} from '../../../packages/game-rules/src/slots/model.ts';
import { payTable } from '../count/pays.ts';
import { convolve, PAYING } from '../count/reels.ts';
import type { Moments } from './outcomes.ts';

/** A chance by number of scatters: entry k belongs to exactly k of them. */
type ByScatters = number[];

/** What a symbol does on a reel: it is counted, it is missing, or it does not matter. */
type Role = 'counted' | 'missing' | 'any';

type Reel = { rows: number; weight: number }[];
type Chances = { symbols: number[]; wild: number; scatter: number };

/**
 * The moments of a spin on reels of changing height. No board is looked at: a win is a product over independent reels,
 * and so is the product of two wins.
 */
export function measureShifting(model: SlotsModel, rules: SpinRules): Moments[] {
  const reels = readReels(rules);
  const multiplier = rules.multiplier ?? 1;
  const chance = productOf(reels, () => ['any', 'any'], [0, 0]);
  const mean = zeros(chance.length);
  const square = zeros(chance.length);
  for (const first of PAYING)
    for (const length of lengthsOf(model)) {
      const pay = multiplier * (payTable(model, first, model.reels)[length] ?? 0);
      addTo(
        mean,
        productOf(reels, (reel) => [roleAt(reel, length), 'any'], [first, first]),
        pay,
      );
      for (const second of PAYING)
        for (const other of lengthsOf(model)) {
          const both = pay * multiplier * (payTable(model, second, model.reels)[other] ?? 0);
          const roles = (reel: number): [Role, Role] => [roleAt(reel, length), roleAt(reel, other)];
          addTo(square, productOf(reels, roles, [first, second]), both);
        }
    }
  const miss = missesOf(model, reels);
  return chance.map((each, scatters) => ({
    scatters,
    chance: each,
    hit: each - (miss[scatters] ?? 0),
    mean: mean[scatters] ?? 0,
    square: square[scatters] ?? 0,
  }));
}

function readReels({ weights = [], heights = [] }: SpinRules): { reel: Reel; chances: Chances }[] {
  const all = heights.reduce((sum, [, weight]) => sum + weight, 0);
  const reel = heights.map(([rows, weight]) => ({ rows, weight: weight / all }));
  return weights.map((ofReel) => {
    const total = ofReel.reduce((sum, weight) => sum + weight, 0);
    const symbols = PAYING.map((symbol) => (ofReel[symbol] ?? 0) / total);
    return {
      reel,
      chances: { symbols, wild: (ofReel[WILD] ?? 0) / total, scatter: (ofReel[SCATTER] ?? 0) / total },
    };
  });
}

const lengthsOf = ({ counts, reels }: SlotsModel) =>
  Array.from({ length: reels + 1 }, (_, length) => length).filter((length) => length >= (counts[0] ?? 0));

const roleAt = (reel: number, length: number): Role =>
  reel < length ? 'counted' : reel === length ? 'missing' : 'any';

function productOf(
  reels: readonly { reel: Reel; chances: Chances }[],
  rolesAt: (reel: number) => [Role, Role],
  symbols: [number, number],
): ByScatters {
  return reels.reduce<ByScatters>(
    (product, { reel, chances }, index) =>
      convolve(product, overReel(reel, chances, { roles: rolesAt(index), symbols })),
    [1],
  );
}

/** The mean over the heights of a reel of what both symbols do on it. */
function overReel(
  reel: Reel,
  { symbols: chances, wild, scatter }: Chances,
  { roles: [a, b], symbols: [s, t] }: { roles: [Role, Role]; symbols: [number, number] },
): ByScatters {
  const own = (symbol: number) => (chances[symbol] ?? 0) + wild;
  if (s === t && a !== b && a !== 'any' && b !== 'any') return [0];
  const missing = new Set([...(a === 'missing' ? [s] : []), ...(b === 'missing' ? [t] : [])]);
  const gone =
    missing.size === 0 ? 0 : wild + [...missing].reduce((sum, symbol) => sum + (chances[symbol] ?? 0), 0);
  const cell = [1 - scatter - gone, scatter];
  // Where one symbol is missing there is no wild, and the other is counted without it.
  const seen = (symbol: number) => own(symbol) - (missing.size > 0 ? wild : 0);
  const sum = zeros(1);
  for (const { rows, weight } of reel) {
    if (a === 'counted' && b === 'counted') {
      const same = s === t ? own(s) : wild;
      addTo(sum, powerOf(cell, rows - 1), weight * rows * same);
      addTo(sum, powerOf(cell, rows - 2), weight * rows * (rows - 1) * own(s) * own(t));
    } else if (a === 'counted') addTo(sum, powerOf(cell, rows - 1), weight * rows * seen(s));
    else if (b === 'counted') addTo(sum, powerOf(cell, rows - 1), weight * rows * seen(t));
    else addTo(sum, powerOf(cell, rows), weight);
  }
  return sum;
}

/**
 * The chance of winning nothing: no symbol shows on each of the first three reels. By inclusion and exclusion over the
 * sets of symbols that do, and on each reel over those of them that are missing.
 */
function missesOf({ counts }: SlotsModel, reels: readonly { reel: Reel; chances: Chances }[]): ByScatters {
  const decisive = counts[0] ?? 0;
  const rest = productOf(reels.slice(decisive), () => ['any', 'any'], [0, 0]);
  const missing = reels.slice(0, decisive).map(({ reel, chances }) => chancesOfMissing(reel, chances));
  let misses = zeros(1);
  for (let set = 0; set < 1 << PAYING_SYMBOLS; set += 1) {
    const covered = missing.map((chances) => {
      const sum = zeros(1);
      for (let part = set; ; part = (part - 1) & set) {
        addTo(sum, chances[part] ?? [], signOf(part));
        if (part === 0) break;
      }
      return sum;
    });
    const all = covered.reduce<ByScatters>((product, each) => convolve(product, each), [1]);
    addTo(misses, all, signOf(set));
  }
  misses = convolve(misses, rest);
  return misses;
}

/** By set of symbols, the chance that a reel shows none of them and no wild. */
function chancesOfMissing(reel: Reel, { symbols, wild, scatter }: Chances): ByScatters[] {
  return Array.from({ length: 1 << PAYING_SYMBOLS }, (_, set) => {
    const gone =
      set === 0
        ? 0
        : wild + PAYING.reduce((sum, symbol) => sum + ((set >> symbol) & 1) * (symbols[symbol] ?? 0), 0);
    const sum = zeros(1);
    for (const { rows, weight } of reel) addTo(sum, powerOf([1 - scatter - gone, scatter], rows), weight);
    return sum;
  });
}

function signOf(set: number): number {
  let sign = 1;
  for (let left = set; left !== 0; left &= left - 1) sign = -sign;
  return sign;
}

function powerOf(base: ByScatters, exponent: number): ByScatters {
  let power: ByScatters = [1];
  for (let i = 0; i < exponent; i += 1) power = convolve(power, base);
  return power;
}

const zeros = (length: number) => Array<number>(length).fill(0);

function addTo(sum: ByScatters, terms: ByScatters, factor: number): void {
  terms.forEach((term, index) => {
    sum[index] = (sum[index] ?? 0) + factor * term;
  });
}
