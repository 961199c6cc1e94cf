import type { WheelSector } from '@parlour/contract';
import { faultOfPrize, isWorthMoney } from '../prizes.rules.ts';

export const SEED_BYTES = 32;
/** How many of their turns a member sees. */
export const LAST_TURNS = 20;

/** What is wrong with the sectors of a wheel, by field. What is worth money has an end, so the most it can cost is known. */
export function wheelFaults(sectors: readonly WheelSector[], currency: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [place, { prize, stock, substitute }] of sectors.entries()) {
    const at = `sectors.${place}`;
    // The stock of goods is the mall's, and the wheel's odds would not know of it.
    const fault = prize.kind === 'goods' ? 'not_allowed' : faultOfPrize(prize, currency);
    if (fault) fields[`${at}.prize`] = fault;
    if (isWorthMoney(prize) && stock === null) fields[`${at}.stock`] = 'required';
    if (stock !== null && !substitute) fields[`${at}.substitute`] = 'required';
    // A substitute has no stock of its own.
    if ((substitute && isWorthMoney(substitute)) || (stock === null && substitute))
      fields[`${at}.substitute`] = 'not_allowed';
  }
  return fields;
}

export const bringsMoney = (sectors: readonly WheelSector[]): boolean =>
  sectors.some(({ prize }) => isWorthMoney(prize));
