import { chiSquarePValue, normalPValue } from './distributions.ts';

/** One statistic of one sample, and the probability that chance alone takes it this far out. */
export type Measurement = { test: string; statistic: number; pValue: number };

const BUCKETS_MAX = 10_000;

/** Independent outcomes, each equally likely among 0 .. n - 1: frequencies, runs and serial correlation. */
export function measureUniform(n: number, outcomes: Iterable<number>): Measurement[] {
  const frequencies = countFrequencies(n);
  const runs = countRuns((n - 1) / 2);
  const correlation = correlateNeighbours();
  for (const outcome of outcomes) {
    frequencies.add(outcome);
    runs.add(outcome);
    correlation.add(outcome);
  }
  return [frequencies.chiSquare('chi-square', 1), runs.measure(), correlation.measure()];
}

/**
 * Draws of `count` different numbers of 1 .. from. Numbers of one draw depend on each other, which shrinks the
 * variance of their frequencies by (from - count) / (from - 1); runs and serial correlation are those of the
 * draws' sums.
 */
export function measureDistinct(
  { count, from }: { count: number; from: number },
  draws: Iterable<number[]>,
): Measurement[] {
  const all = countFrequencies(from);
  const last = countFrequencies(from);
  const runs = countRuns((count * (from + 1)) / 2);
  const correlation = correlateNeighbours();
  for (const numbers of draws) {
    for (const number of numbers) all.add(number - 1);
    last.add((numbers.at(-1) ?? 0) - 1);
    const sum = numbers.reduce((total, number) => total + number, 0);
    runs.add(sum);
    correlation.add(sum);
  }
  return [
    all.chiSquare('chi-square', (from - 1) / (from - count)),
    last.chiSquare('chi-square of the last', 1),
    runs.measure(),
    correlation.measure(),
  ];
}

/** How often each value came, or each range of values if there are very many. */
function countFrequencies(n: number) {
  const width = Math.ceil(n / BUCKETS_MAX);
  const counts = new Float64Array(Math.ceil(n / width));
  let total = 0;
  return {
    add(value: number) {
      const bucket = Math.floor(value / width);
      if (!(bucket >= 0 && value < n)) throw new Error(`${value} is not one of 0 .. ${n - 1}`);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      total += 1;
    },
    chiSquare(test: string, correction: number): Measurement {
      let statistic = 0;
      for (const [bucket, observed] of counts.entries()) {
        const expected = (total * Math.min(width, n - bucket * width)) / n;
        statistic += (observed - expected) ** 2 / expected;
      }
      statistic *= correction;
      return { test, statistic, pValue: chiSquarePValue(statistic, counts.length - 1) };
    },
  };
}

/** The test of Wald and Wolfowitz: how often the values change sides, given how many lie on each. */
function countRuns(threshold: number) {
  let above = 0;
  let below = 0;
  let runs = 0;
  let wasAbove: boolean | undefined;
  return {
    add(value: number) {
      const isAbove = value > threshold;
      if (isAbove) above += 1;
      else below += 1;
      if (isAbove !== wasAbove) runs += 1;
      wasAbove = isAbove;
    },
    measure(): Measurement {
      const total = above + below;
      const product = 2 * above * below;
      const mean = product / total + 1;
      const variance = ((product / total) * ((product - total) / total)) / (total - 1);
      // Without both sides there is nothing to change between, so this cannot be chance.
      const statistic = variance > 0 ? (runs - mean) / Math.sqrt(variance) : Number.POSITIVE_INFINITY;
      return { test: 'runs', statistic, pValue: normalPValue(statistic) };
    },
  };
}

/** The correlation of each value with the one before it; with no dependence, normal about -1 / (total - 1). */
function correlateNeighbours() {
  // Values are taken relative to the first, so that large numbers do not cost precision.
  let origin: number | undefined;
  let previous = 0;
  let first = 0;
  const sums = { total: 0, values: 0, squares: 0, products: 0 };
  return {
    add(value: number) {
      origin ??= value;
      const distance = value - origin;
      if (sums.total === 0) first = distance;
      else sums.products += previous * distance;
      sums.total += 1;
      sums.values += distance;
      sums.squares += distance * distance;
      previous = distance;
    },
    measure(): Measurement {
      const { total, values, squares } = sums;
      const products = sums.products + previous * first;
      const mean = values / total;
      const coefficient = (products / total - mean * mean) / (squares / total - mean * mean);
      const statistic = (coefficient + 1 / (total - 1)) * Math.sqrt(total);
      return { test: 'serial correlation', statistic, pValue: normalPValue(statistic) };
    },
  };
}
