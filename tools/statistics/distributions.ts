const TERMS_MAX = 100_000;
const PRECISION = 1e-14;
/** Stirling's series; values below ten use the recurrence. */
const STIRLING_FROM = 10;

/** The probability that a chi-square statistic lies this far out, on either side: too good a fit is suspicious too. */
export function chiSquarePValue(statistic: number, degrees: number): number {
  const below = regularisedGamma(degrees / 2, statistic / 2);
  return Math.min(1, 2 * Math.min(below, 1 - below));
}

/** The probability that a standard normal value lies this far out, on either side. */
export function normalPValue(z: number): number {
  return 1 - regularisedGamma(0.5, (z * z) / 2);
}

/** The lower regularised incomplete gamma function P(a, x). */
function regularisedGamma(a: number, x: number): number {
  if (x <= 0) return 0;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? scale * sumSeries(a, x) : 1 - scale * expandFraction(a, x);
}

function sumSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let index = 1; index < TERMS_MAX && term > sum * PRECISION; index += 1) {
    term *= x / (a + index);
    sum += term;
  }
  return sum;
}

/** Legendre's continued fraction of the upper part, by Lentz's method. */
function expandFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / Number.MIN_VALUE ** 0.5;
  let d = 1 / b;
  let value = d;
  for (let index = 1; index < TERMS_MAX; index += 1) {
    const coefficient = -index * (index - a);
    b += 2;
    d = 1 / (coefficient * d + b);
    c = b + coefficient / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return value;
}

function logGamma(value: number): number {
  let shift = 0;
  let z = value;
  for (; z < STIRLING_FROM; z += 1) shift += Math.log(z);
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5) - 1 / (1680 * z ** 7);
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
}
