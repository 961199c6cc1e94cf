import { seededBy } from '../../../apps/arcade/src/art/seeded.ts';

/** What the solver is told: return is `fixed` plus, for each pay, its coins times its coefficient. */
export type Linear = { fixed: number; coefficients: number[][] };

/** A return a little above the target still reads as the target when it is rounded down. */
const LEAST_ABOVE = 0.000_002;
const MOST_ABOVE = 0.000_04;
const ATTEMPTS = 400_000;
/** Pays below these are multiples of those. */
const STEPS = [
  [20, 1],
  [60, 5],
  [200, 10],
  [1000, 50],
  [3000, 100],
] as const;

/**
 * Whole pays of the given shape that return the target. The shape is scaled and every pay rounded to a figure that
 * reads well; then it is jittered, a little more with every attempt, until the sum fits.
 */
export function solvePays(
  shape: readonly (readonly number[])[],
  { linear, target, name }: { linear: Linear; target: number; name: string },
): number[][] {
  const random = seededBy(name);
  const scale = (target - linear.fixed) / sumOver(shape, linear);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const jitter = 0.04 + (0.1 * attempt) / ATTEMPTS;
    const slant = random.between(1 - jitter / 2, 1 + jitter / 2);
    const pays = shape.map((row) =>
      row.map((pay) => roundNicely(pay * scale * slant * random.between(1 - jitter, 1 + jitter))),
    );
    const over = linear.fixed + sumOver(pays, linear) - target;
    if (over >= LEAST_ABOVE && over <= MOST_ABOVE && isOrdered(pays)) return pays;
  }
  throw new Error(`no pays of ${name} return ${target}`);
}

/** Figures a player can remember: 7, 12, 45, 120, 350. */
function roundNicely(value: number): number {
  const [, step] = STEPS.find(([below]) => value < below) ?? [0, 500];
  return Math.max(1, Math.round(value / step) * step);
}

/** More of a symbol pays more, and a higher symbol never less than a lower one. */
function isOrdered(pays: readonly (readonly number[])[]): boolean {
  return pays.every((row, symbol) =>
    row.every((pay, column) => pay > (row[column - 1] ?? 0) && pay >= (pays[symbol + 1]?.[column] ?? 0)),
  );
}

function sumOver(pays: readonly (readonly number[])[], { coefficients }: Linear): number {
  return pays.reduce(
    (sum, row, symbol) =>
      sum + row.reduce((part, pay, column) => part + pay * (coefficients[symbol]?.[column] ?? 0), 0),
    0,
  );
}
