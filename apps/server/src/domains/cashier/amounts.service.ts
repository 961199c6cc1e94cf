import { type Amount, readTyped, type TypedBounds } from '@parlour/money';
import { Refusal } from '../../http/calls/refusal.ts';
import { describeBounds } from './amounts.rules.ts';

/** The amount typed into `amount`, or a refusal that says what is wrong and what is accepted. */
export function acceptAmount(typed: string, bounds: TypedBounds): Amount {
  const read = readTyped(typed, bounds);
  if (typeof read === 'string')
    throw new Refusal('invalid_input', { fields: { amount: read }, ...describeBounds(bounds) });
  return read;
}
