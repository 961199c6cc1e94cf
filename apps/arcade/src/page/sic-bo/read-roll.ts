/** What a roll is called: small and big, odd and even; a triple is none of them. */
export type Roll = { sum: number; side: 'small' | 'big' | 'triple'; parity: 'odd' | 'even' };

const SMALL_MAX = 10;

export function readRoll(dice: readonly number[]): Roll {
  const sum = dice.reduce((total, die) => total + die, 0);
  const isTriple = dice.every((die) => die === dice[0]);
  return {
    sum,
    side: isTriple ? 'triple' : sum <= SMALL_MAX ? 'small' : 'big',
    parity: (sum & 1) === 1 ? 'odd' : 'even',
  };
}
