import { type Amount, writeDecimal } from '@parlour/money';
import type { SessionView } from '../platform/calls.ts';
import type { Spoken } from '../platform/texts.tsx';
import type { Stake } from './useStake.ts';

type Bet = { stake: Stake; currency: SessionView['currency']; asked: Amount | null };

/** Why the typed bet is not placed: it is too far from the last one, beyond the limits, or no amount. */
export function stakeTrouble({ text, money }: Spoken, { stake, currency, asked }: Bet): string {
  const show = (amount: Amount) => money.showMoney(writeDecimal(amount), currency);
  if (asked !== null && asked === stake.total) return text('arcade.confirmStake', { amount: show(asked) });
  if (stake.finding === 'too_small') return text('arcade.error.stake_too_small', { least: show(stake.min) });
  if (stake.finding === 'too_big') return text('arcade.error.stake_too_big', { most: show(stake.max) });
  return stake.finding ? text('arcade.error.stake_unread') : '';
}
