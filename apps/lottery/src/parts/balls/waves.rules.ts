import { lucky28, type Result } from '@parlour/lottery-rules';

/** The colours of Lucky 28, as the play that pays by them knows them. */
export type Wave = 'red' | 'blue' | 'green';

const NINE = 9;

/** The wave of the three digits of Lucky 28; some sums have none. */
export function waveOfDigits(digits: Result): Wave | null {
  const play = lucky28.plays().find(({ id }) => id === 'lucky28.wave');
  const [paid] = play?.needs(digits) ?? [];
  return paid ? (play?.tiers[paid.tier]?.id as Wave) : null;
}

/** The same for a sum: only what the digits add up to matters. */
export function waveOfSum(sum: number): Wave | null {
  const first = Math.min(sum, NINE);
  const second = Math.min(sum - first, NINE);
  return waveOfDigits([first, second, sum - first - second]);
}
