import type { Client } from '@parlour/client';
import { amountOf, writeDecimal } from '@parlour/money';
import type { IconName } from '@parlour/ui';
import { ROUTES } from '../../../platform/routes/routes.ts';

type Wallets = Client['wallet'];
export type Transfer = Awaited<ReturnType<Wallets['transactions']>>['items'][number];
export type Bet = Awaited<ReturnType<Wallets['bets']>>['items'][number];
export type Kind = Transfer['kind'];

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
  win_held: 'trophy',
  win_held_back: 'trophy',
  rebate: 'trophy',
  jackpot_seed: 'trophy',
  jackpot_contribution: 'trophy',
  jackpot_win: 'trophy',
  bonus_grant: 'gift',
  bonus_release: 'gift',
  bonus_forfeit: 'gift',
  reward_cash: 'gift',
};

/** The order of a ticket on the lottery page, from where its draw can be verified. */
export function orderPath({ gameId, playType, orderId }: NonNullable<Bet['lottery']>): string {
  return `${ROUTES.launchLottery.path}?${new URLSearchParams({ playType, gameId, view: 'order', id: orderId })}`;
}

/** The game of a round, which shows its proof; null where nobody can open the game, or people played it against each other. */
export function roundPath({
  game,
  vendor,
  reference,
}: Pick<Bet, 'game' | 'vendor' | 'reference'>): string | null {
  if (!game || game.gameCategory === 'PVP') return null;
  return `${ROUTES.play.path}?${new URLSearchParams({ ...game, vendor, round: reference })}`;
}

/** What a line of the bet record did to the purse. */
export function resultOf({ staked, won }: Pick<Bet, 'staked' | 'won'>): string {
  return writeDecimal(amountOf(won) - amountOf(staked));
}
