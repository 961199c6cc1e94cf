/** How fast a flight rises: the multiplier after so many milliseconds is e to the power of 6 ms / 100,000. */
const RISE = { over: 6n, under: 100_000n } as const;
/** Every term below is rounded down by less than 2^-128; all of them together change no hundredth (a test tries them). */
const BITS = 128n;
/** Longer than the flight to the highest multiplier takes. */
const FLIGHT_MAX_MS = 160_000;

/**
 * What a flight has reached after so many whole milliseconds, in hundredths, rounded down. Computed in whole numbers: the
 * power functions of browsers and servers need not agree in the last digit.
 */
export function multiplierAt(ms: number): number {
  const exponent = RISE.over * BigInt(Math.min(Math.max(0, ms), FLIGHT_MAX_MS));
  let term = 100n << BITS;
  let sum = 0n;
  for (let n = 1n; term > 0n; n += 1n) {
    sum += term;
    term = (term * exponent) / (RISE.under * n);
  }
  return Number(sum >> BITS);
}

/** The first millisecond at which a flight has passed this point: until then every stop is in time. */
export function passesAt(point: number): number {
  return searchMs((ms) => multiplierAt(ms) > point);
}

/** The first millisecond at which a flight has reached this multiplier. */
export function reachesAt(multiplier: number): number {
  return searchMs((ms) => multiplierAt(ms) >= multiplier);
}

/** The curve only rises, so halving the time finds the first moment at which this is so. */
function searchMs(isSo: (ms: number) => boolean): number {
  let [low, high] = [0, FLIGHT_MAX_MS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
