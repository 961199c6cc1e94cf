/** Sums by what is left over when they are divided by three; these have no colour. */
const NO_WAVE = [0, 13, 14, 27];
const WAVES = ['red', 'green', 'blue'] as const;
export type Wave = (typeof WAVES)[number];

/** The colour of what three digits add up to; null: it has none. */
export function waveOfSum(sum: number): Wave | null {
  return NO_WAVE.includes(sum) ? null : (WAVES[sum % WAVES.length] ?? null);
}
