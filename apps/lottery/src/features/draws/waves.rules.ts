/** The colours of Mark Six and of Lucky 28. A test holds them against the plays that pay by them. */
export const WAVES = ['red', 'blue', 'green'] as const;
export type Wave = (typeof WAVES)[number];

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** The wave of a number of Mark Six. */
export function waveOf(number: number): Wave {
  if (RED.has(number)) return 'red';
  return BLUE.has(number) ? 'blue' : 'green';
}

const SUM_WAVES: readonly Wave[] = ['red', 'green', 'blue'];
const SUMS_WITHOUT_WAVE = [0, 13, 14, 27];

/** The wave of a sum of Lucky 28; four sums have none. */
export function waveOfSum(sum: number): Wave | null {
  if (SUMS_WITHOUT_WAVE.includes(sum)) return null;
  return SUM_WAVES[sum % SUM_WAVES.length] ?? null;
}
