export type ChipTone = 'plain' | 'red' | 'violet' | 'gold';
/** What a chip of each colour is worth, in stakes. */
const WORTH: readonly (readonly [ChipTone, number])[] = [
  ['gold', 100],
  ['violet', 25],
  ['red', 5],
  ['plain', 1],
];
const CHIPS_MAX = 6;

/** The chips of an amount, in stakes, the most valuable at the bottom; never more than a small pile. */
export function pilesOf(stakes: number): { tones: ChipTone[] } {
  let rest = Math.max(1, Math.round(stakes));
  const tones: ChipTone[] = [];
  for (const [tone, worth] of WORTH)
    while (rest >= worth && tones.length < CHIPS_MAX) {
      tones.push(tone);
      rest -= worth;
    }
  return { tones };
}
