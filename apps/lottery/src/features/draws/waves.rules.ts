import { lucky28, marksix, type Play } from '@parlour/lottery-rules';

/** The colours of Mark Six and of Lucky 28, as the plays that pay by them know them. */
export type Wave = 'red' | 'blue' | 'green';

const SPECIAL = 6;

/** The wave of a number of Mark Six. */
export function waveOf(number: number): Wave | null {
  const result = Array<number>(SPECIAL).fill(0);
  return paidWave(marksix.plays(), 'marksix.special.wave', [...result, number]);
}

/** The wave of the three digits of Lucky 28; some sums have none. */
export function waveOfDigits(digits: readonly number[]): Wave | null {
  return paidWave(lucky28.plays(), 'lucky28.wave', digits);
}

function paidWave(plays: readonly Play[], id: string, result: readonly number[]): Wave | null {
  const play = plays.find((own) => own.id === id);
  const [paid] = play?.needs(result) ?? [];
  return paid ? (play?.tiers[paid.tier]?.id as Wave) : null;
}
