import { factorial, fraction } from '@parlour/exact';
import type { Mechanics } from '../play/play.ts';
import { unordered } from '../play/space.ts';
import { figures } from '../selection/alphabet.ts';
import { board } from './board.ts';
import { type Balls, drawnAt, type Pattern, valuesByMultiplicity } from './group.ts';

/** A figure computed from the balls in any order: their sum, their span ... */
export type Figure = (values: readonly number[]) => number;

export const sum: Figure = (values) => values.reduce((total, value) => total + value, 0);
export const span: Figure = (values) => Math.max(...values) - Math.min(...values);

type Figures = Balls & { readonly figure: Figure; readonly range: readonly [least: number, most: number] };

/** Picks figures; each stands for every straight bet that shows it. */
export function straightsByFigure(of: Figures): Mechanics {
  const bets = tallySets(of, (values) => arrangements(values));
  const betsOf = (value: number) => bets().get(value) ?? 0;
  const [least] = of.range;
  const chance = fraction(1n, BigInt(of.alphabet.names.length) ** BigInt(of.positions.length));
  const base = board({
    rows: [{ id: 'picks', alphabet: figures(...of.range) }],
    space: of.space,
    tiers: [{ id: 'win', sample: String(least), sampleBets: betsOf(least) }],
    betsOf,
    winners: (result) => [{ tier: 0, rows: [[of.figure(drawnAt(of.positions, result))]] }],
  });
  return {
    ...base,
    expect: (selection) => [fraction(BigInt(base.count(selection)) * chance.over, chance.under)],
  };
}

/** Picks figures; each stands for every group that shows it and has one of the patterns, each of which is a tier. */
export function groupsByFigure(
  of: Figures & { patterns: Readonly<Record<string, Pattern>>; sample: number },
): Mechanics {
  const patterns = Object.values(of.patterns);
  const fits = (values: readonly number[], pattern: Pattern) =>
    valuesByMultiplicity(values, pattern) !== null;
  const bets = tallySets(of, (values) => Number(patterns.some((pattern) => fits(values, pattern))));
  return board({
    rows: [{ id: 'picks', alphabet: figures(...of.range) }],
    space: of.space,
    tiers: Object.keys(of.patterns).map((id) => ({ id, sample: String(of.sample) })),
    betsOf: (value) => bets().get(value) ?? 0,
    winners(result) {
      const values = drawnAt(of.positions, result);
      const tier = patterns.findIndex((pattern) => fits(values, pattern));
      return tier < 0 ? [] : [{ tier, rows: [[of.figure(values)]] }];
    },
  });
}

/** Adds up, once, what every set of values is worth, by figure. */
function tallySets(of: Figures, worth: (values: readonly number[]) => number): () => Map<number, number> {
  let known: Map<number, number> | null = null;
  return () => {
    if (known) return known;
    const tally = new Map<number, number>();
    const { first, names } = of.alphabet;
    const length = of.positions.length;
    const places = Array.from({ length }, (_, i) => i);
    unordered({ first, size: names.length, length }, places).each((values) => {
      const figure = of.figure(values);
      tally.set(figure, (tally.get(figure) ?? 0) + worth(values));
    });
    known = tally;
    return tally;
  };
}

/** The number of orders of the values. */
function arrangements(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((ways, count) => ways / factorial(count), factorial(values.length));
}
