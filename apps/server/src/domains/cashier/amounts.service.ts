import type { Amount } from '@parlour/money';
import { Refusal } from '../../http/refusal.ts';
import { type AmountBounds, describeBounds, readAmount } from './amounts.rules.ts';

/** The amount that was typed into `amount`, or the refusal that says what is wrong with it and what is accepted. */
export function acceptAmount(typed: string, bounds: AmountBounds): Amount {
  const read = readAmount(typed, bounds);
  if (typeof read === 'string')
    throw new Refusal('invalid_input', { fields: { amount: read }, ...describeBounds(bounds) });
  return read;
}
