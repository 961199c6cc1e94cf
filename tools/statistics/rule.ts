/** Each test is two-sided at 99 %. */
const LEVEL = 0.01;

export type Verdict = 'passed' | 'passed with the second seed' | 'failed';

/**
 * Of many tests at 99 % some miss by chance, so the rule was fixed beforehand: a test that misses is run again, in
 * full, with the second seed and must then pass; one beyond LEVEL divided by the number of tests fails at once.
 */
export function judge(tests: number, firstPValue: number, repeat: () => number): Verdict {
  if (firstPValue >= LEVEL) return 'passed';
  if (!(firstPValue >= LEVEL / tests)) return 'failed';
  return repeat() >= LEVEL ? 'passed with the second seed' : 'failed';
}
