import { DAY_MS } from '@parlour/clock/durations';
import { type BalanceAnswer, CERTAINLY_REFUSED, type Status } from '@parlour/wallet-protocol';
import { MAGAZINES_MAX } from '../fish/fish.rules.ts';
import type { RefusalCode } from '../refused.ts';

/** How many rounds a page of the history has. */
export const HISTORY_PAGE = 30;

/** How many rounds of a game may wait for their player: at fish the next magazine is bought while one is fired. */
export function openAtOnce(mechanic: string): number {
  return mechanic === 'fish' ? MAGAZINES_MAX : 1;
}

/** How long a round waits for its player before the house ends it. */
export const LEFT_AFTER_MS = DAY_MS;

/** The protocol: bets and wins are tried three times, a second apart. */
export const TRIES = 3;
export const TRY_AGAIN_MS = 1_000;
/** Longer than three tries can take, each with its deadline. */
export const LEASE_MS = 30_000;
/** The protocol: rollbacks are repeated up to 500 times. So are wins beyond their three tries: they are owed. */
export const DELIVERIES_MAX = 500;
const BACK_OFF_MAX_MS = 300_000;

export type BetVerdict = 'taken' | 'refused' | 'uncertain';

/** After any failure but two the protocol requires a rollback, whatever the wallet may have done. */
export function judgeBet(answer: BalanceAnswer | null): BetVerdict {
  if (answer?.status === 'RS_OK') return 'taken';
  return answer && CERTAINLY_REFUSED.includes(answer.status) ? 'refused' : 'uncertain';
}

const WIN_IS_HOPELESS: readonly Status[] = [
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
];

export type DeliveryVerdict = 'done' | 'again' | 'hopeless';

export function judgeDelivery(
  kind: 'win' | 'rollback',
  { answer, attempts }: { answer: BalanceAnswer | null; attempts: number },
): DeliveryVerdict {
  if (answer?.status === 'RS_OK') return 'done';
  if (kind === 'win' && answer && WIN_IS_HOPELESS.includes(answer.status)) return 'hopeless';
  return attempts >= DELIVERIES_MAX ? 'hopeless' : 'again';
}

/** A second at first, then doubling, up to five minutes. */
export function waitBeforeTry(attempts: number): number {
  const doublings = Math.min(Math.max(attempts - TRIES + 1, 0), 12);
  return Math.min(TRY_AGAIN_MS * 2 ** doublings, BACK_OFF_MAX_MS);
}

/** What the player is told about a bet that was not taken. */
export function refusalOf(status: Status | null): RefusalCode {
  return (status && TOLD[status]) ?? 'wallet_away';
}

const TOLD: Partial<Record<Status, RefusalCode>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'not_enough_money',
  RS_ERROR_LIMIT_REACHED: 'limit_reached',
  RS_ERROR_USER_DISABLED: 'account_closed',
  RS_ERROR_INVALID_TOKEN: 'session_ended',
  RS_ERROR_TOKEN_EXPIRED: 'session_ended',
};
