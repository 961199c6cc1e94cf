import { createInstantStream, type RoundInputs, uniform } from '@parlour/fairness';
import { type Amount, type Currency, roundWinDown, smallestShown } from '@parlour/money';

/** A roll is one of 0.00 to 99.99, each equally likely; all figures of chance are hundredths of a percent. */
export const ROLLS = 10_000;
export const CHANCE_MIN = 100;
export const CHANCE_MAX = 9_800;
/** Of 10,000 staked, what comes back on average: 99.00 %. */
export const RETURN = 9_900;

export type DiceSide = 'under' | 'over';
export type DicePick = { side: DiceSide; chance: number };
export type DiceOutcome = { roll: number };

export function isDicePick({ side, chance }: DicePick): boolean {
  return (
    (side === 'under' || side === 'over') &&
    Number.isInteger(chance) &&
    chance >= CHANCE_MIN &&
    chance <= CHANCE_MAX
  );
}

/** The roll of a server seed, a client seed and a nonce: the same on the server and in the member's browser. */
export function rollDice(inputs: RoundInputs): DiceOutcome {
  return { roll: uniform(createInstantStream(inputs), ROLLS) };
}

/** Under wins below the edge; over wins from the edge on. */
export function edgeOf({ side, chance }: DicePick): number {
  return side === 'under' ? chance : ROLLS - chance;
}

export function isWin(pick: DicePick, { roll }: DiceOutcome): boolean {
  return pick.side === 'under' ? roll < edgeOf(pick) : roll >= edgeOf(pick);
}

type Staked = { stake: Amount; chance: number; currency: Pick<Currency, 'digits'> };

/** What a win pays, the stake included: 99 % over the chance. */
export function payoutOf({ stake, chance, currency }: Staked): Amount {
  return roundWinDown((stake * BigInt(RETURN)) / BigInt(chance), smallestShown(currency));
}

/** The factor in ten-thousandths, rounded down: for display, the payout is computed from the chance. */
export function factorOf(chance: number): number {
  return Math.floor((RETURN * 10_000) / chance);
}

/** The highest stake whose win stays within the limit. */
export function stakeMaxOf({ limits, chance }: { limits: Limits; chance: number }): Amount {
  const byWin = (limits.winMax * BigInt(chance)) / BigInt(RETURN);
  return byWin < limits.stakeMax ? byWin : limits.stakeMax;
}

export type Limits = { stakeMin: Amount; stakeMax: Amount; winMax: Amount };
