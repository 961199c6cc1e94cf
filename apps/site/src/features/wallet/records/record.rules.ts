import type { Client } from '@parlour/client';
import { writeDecimal } from '@parlour/money';
import type { MessageKey } from '@parlour/texts/keys';
import type { IconName } from '@parlour/ui';
import { amountOf } from '../money.rules.ts';

type Wallets = Client['wallet'];
export type Transfer = Awaited<ReturnType<Wallets['transactions']>>['items'][number];
export type Bet = Awaited<ReturnType<Wallets['bets']>>['items'][number];
export type Kind = Transfer['kind'];
export type Purse = NonNullable<NonNullable<Parameters<Wallets['transactions']>[0]>['query']['wallet']>;

/** In the order in which people look for them. */
export const KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bonus',
  'adjustment',
  'transfer',
] as const satisfies readonly Kind[];

/** The purses with records of their own; what is owed shows in the one it is taken from. */
export const PURSES = ['main', 'bonus', 'locked'] as const satisfies readonly Purse[];

export const PURSE_NAMES: Readonly<Record<Purse, MessageKey>> = {
  main: 'wallet.purse.main',
  bonus: 'wallet.purse.bonus',
  locked: 'wallet.purse.locked',
  debt: 'wallet.purse.debt',
};

export const ICON_OF: Readonly<Record<Transfer['code'], IconName>> = {
  deposit: 'download',
  deposit_fee: 'contract',
  withdrawal_fee: 'contract',
  withdrawal_hold: 'lock',
  withdrawal_paid: 'upload',
  withdrawal_returned: 'reload',
  bet: 'ticket',
  bet_rollback: 'reload',
  win: 'trophy',
  win_rollback: 'reload',
  adjustment_in: 'feather',
  adjustment_out: 'feather',
  trial_grant: 'gift',
  purse_transfer: 'swap',
  jackpot_seed: 'trophy',
  jackpot_contribution: 'trophy',
  jackpot_win: 'trophy',
};

/** What a line of the bet record did to the purse. */
export function resultOf({ staked, won }: Pick<Bet, 'staked' | 'won'>): string {
  return writeDecimal(amountOf(won) - amountOf(staked));
}
