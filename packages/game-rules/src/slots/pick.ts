import { type Fraction, fraction } from '@parlour/exact';
import { readFields } from '../read.ts';
import type { SlotsModel } from './model.ts';

/** A spin, or the feature at its price: the stake of a bought round is that price. */
export type SlotPick = { buy?: true };

export function readSlotPick(input: unknown): SlotPick | null {
  if (readFields(input, [])) return {};
  return readFields(input, ['buy'])?.buy === true ? { buy: true } : null;
}

/** The most a round may win, as a multiple of its stake. */
export function mostOf(pick: SlotPick, model: SlotsModel): Fraction {
  return fraction(model.mostCoins, costOf(pick, model));
}

/** What the stake of a round stands for, in coins. */
export function costOf({ buy }: SlotPick, { coins, buy: { price } }: SlotsModel): number {
  return buy ? price * coins : coins;
}
