import type { SlotsModel, SpinRules } from '../../../packages/game-rules/src/slots/model.ts';
import { countHeld } from '../count/hold.ts';
import { entryOf } from '../count/pays.ts';
import type { Boards } from './measure-model.ts';
import { addChance, changeWins, type SpinClass } from './outcomes.ts';
import { add, constant, divide, multiply, power, restore, type Spectrum, transform } from './spectrum.ts';

/** By number of scatters, the spectrum of what a spin wins when it shows so many. */
type ByScatters = { scatters: number; spectrum: Spectrum }[];

/** Retriggers are rare: after so many rounds of substitution nothing changes any more. */
const SUBSTITUTIONS = 24;

/**
 * The chance of every total of a round, in coins. It knows neither the highest win nor the limit of free spins, so its
 * tail is a little heavier than that of the model.
 */
export function distributeRound(model: SlotsModel, boards: Boards, size: number): Float64Array {
  const base = spinSpectra(model, model.base, { boards: boards.base, size });
  const zero = constant(0, base[0]?.spectrum ?? fail());
  if (model.hold) {
    const feature = prepareHold(model, size);
    return restore(
      base.reduce((sum, { scatters, spectrum }) => add(sum, multiply(spectrum, feature(scatters))), zero),
    );
  }
  let round = zero;
  for (const { weight, boards: each } of boards.free) {
    const rules = { ...model.base, ...model.free };
    const family = familyOf(model, spinSpectra(model, rules, { boards: each, size }));
    for (const { scatters, spectrum } of base) {
      const award = entryOf(model.scatter?.awards ?? [], scatters);
      round = add(round, multiply(spectrum, power(family, award)), weight);
    }
  }
  return restore(round);
}

/** A free spin with all the free spins it wins, and those in turn: G = the sum over its awards of spin × G^award. */
function familyOf(model: SlotsModel, spin: ByScatters): Spectrum {
  let family = constant(1, spin[0]?.spectrum ?? fail());
  for (let round = 0; round < SUBSTITUTIONS; round += 1) {
    let next = constant(0, family);
    for (const { scatters, spectrum } of spin)
      next = add(next, multiply(spectrum, power(family, entryOf(model.scatter?.awards ?? [], scatters))));
    family = next;
  }
  return family;
}

function spinSpectra(
  model: SlotsModel,
  rules: SpinRules,
  { boards, size }: { boards: SpinClass[]; size: number },
): ByScatters {
  const merged = mergeByAward(model, boards);
  const paid = (classes: SpinClass[]) =>
    changeWins(classes, (coins, scatters) => coins + entryOf(model.scatter?.pays ?? [], scatters));
  const { ladder } = rules;
  if (!ladder)
    return mergeByAward(model, paid(boards)).map(({ scatters, wins }) => ({
      scatters,
      spectrum: transform(wins, size),
    }));
  const later = climbedFrom(1, { ladder, merged, size });
  const first = entryOf(ladder, 0);
  return boards.map(({ scatters, wins }) => {
    const pay = entryOf(model.scatter?.pays ?? [], scatters);
    const won = new Map<number, number>();
    for (const [coins, chance] of wins) if (coins > 0) addChance(won, coins * first + pay, chance);
    const lost = new Map([[pay, wins.get(0) ?? 0]]);
    return { scatters, spectrum: add(transform(lost, size), multiply(transform(won, size), later)) };
  });
}

/** What boards from this step of the ladder on win: each win leads to the next, and the last step stays. */
function climbedFrom(
  step: number,
  { ladder, merged, size }: { ladder: readonly number[]; merged: SpinClass[]; size: number },
): Spectrum {
  const won = new Map<number, number>();
  let lost = 0;
  for (const { wins } of merged)
    for (const [coins, chance] of wins)
      if (coins > 0) addChance(won, coins * entryOf(ladder, step), chance);
      else lost += chance;
  const spectrum = transform(won, size);
  const end = constant(lost, spectrum);
  if (step >= ladder.length - 1) return divide(end, add(constant(1, spectrum), spectrum, -1));
  return add(end, multiply(spectrum, climbedFrom(step + 1, { ladder, merged, size })));
}

/** Numbers of scatters that award the same number of free spins are one class. */
function mergeByAward({ scatter, hold }: SlotsModel, boards: readonly SpinClass[]): SpinClass[] {
  if (hold) return [...boards];
  const merged = new Map<number, SpinClass>();
  for (const { scatters, wins } of boards) {
    const award = entryOf(scatter?.awards ?? [], scatters);
    const known = merged.get(award) ?? { scatters, wins: new Map<number, number>() };
    for (const [coins, chance] of wins) addChance(known.wins, coins, chance);
    merged.set(award, known);
  }
  return [...merged.values()];
}

function prepareHold(model: SlotsModel, size: number): (first: number) => Spectrum {
  const { hold } = model;
  if (!hold) return fail();
  const total = hold.values.reduce((sum, [, weight]) => sum + weight, 0);
  const worth = transform(new Map(hold.values.map(([value, weight]) => [value, weight / total])), size);
  const full = transform(new Map([[hold.full, 1]]), size);
  const cells = model.rows.reduce((sum, rows) => sum + rows, 0);
  const sums = Array.from({ length: cells + 1 }, (_, held) => power(worth, held));
  return (first) => {
    const one = constant(1, worth);
    if (first < hold.needs) return one;
    return countHeld(model, hold, first).reduce(
      (sum, chance, held) => {
        const paid = sums[held] ?? one;
        return add(sum, held === cells ? multiply(paid, full) : paid, chance);
      },
      constant(0, worth),
    );
  };
}

function fail(): never {
  throw new Error('the model has no boards');
}
