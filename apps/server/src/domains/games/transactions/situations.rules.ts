import { hash } from 'node:crypto';
import { idFromWords } from '@parlour/clock/ids';
import type { Product, RoundStepKind } from '@parlour/contract';
import { findCurrency, PARTS_PER_UNIT } from '@parlour/money';
import type { Status } from '@parlour/wallet-protocol';

/** What a vendor wants done to a member's money. */
export type Play = {
  readonly kind: Exclude<RoundStepKind, 'tombstone'>;
  readonly transactionId: string;
  readonly memberId: string;
  readonly gameCode: string;
  readonly round: string;
  readonly closesRound: boolean;
  readonly supplierId: string;
  /** Of bets and wins. */
  readonly amount: bigint;
  readonly currency: string;
  /** Of wins and rollbacks; null: a win of the vendor's own promotion, for which there was no bet. */
  readonly referenceId: string | null;
  /** Of bets. */
  readonly free?: FreePlay;
};

/** A bet that moves nothing: one of the free rounds we gave, or of a promotion of the vendor's own. */
export type FreePlay = { readonly rewardId: string } | 'promotion';

/** A transaction that is already stored. */
export type Kept = {
  readonly transactionId: string;
  readonly kind: RoundStepKind;
  readonly memberId: string;
  readonly gameCode: string;
  readonly round: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly requestHash: string;
  readonly balance: bigint;
  /** The free rounds it belongs to. */
  readonly rewardId: string | null;
} & BonusPart;

/** The part of a stake that a bonus paid, or of a win that is a bonus's. */
export type BonusPart = { readonly bonusId: string | null; readonly bonusAmount: bigint };

/** The state of the transaction that a win or rollback names. */
export type About = {
  readonly isRolledBack: boolean;
  /** Wins of a bet that were not rolled back, or the jackpot. */
  readonly hasStandingWin: boolean;
  readonly isRoundClosed: boolean;
};

/** What a token stands for. */
export type SessionFacts = {
  readonly memberId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly product: Product;
  readonly expiresAtMs: number;
};

/** Everything that must be equal in a repeat of the same id. */
export function requestHash(play: Play): string {
  const { kind, memberId, amount, currency, round, gameCode, referenceId, free } = play;
  const details = [kind, memberId, `${amount}`, currency, round, gameCode, referenceId ?? ''];
  if (free) details.push(free === 'promotion' ? free : free.rewardId);
  return hash('sha256', JSON.stringify(details), 'hex');
}

/** A posting id derived from the transaction, so a repeat is the same posting. */
export function postingId(brandId: string, vendor: string, transactionId: string): string {
  return idFromWords(`${brandId}|${vendor}|${transactionId}`);
}

/** Whether an amount can be paid in the currency: there is no half cent. */
export function isWholeMinorUnits(amount: bigint, currencyCode: string): boolean {
  const currency = findCurrency(currencyCode);
  return currency !== undefined && amount % (PARTS_PER_UNIT / 10n ** BigInt(currency.digits)) === 0n;
}

/** Judges a repeated id: the first answer if it is the same call; a tombstone means it came too late. */
export function judgeAgain(kept: Kept, hashNow: string): Status {
  if (kept.kind === 'tombstone') return 'RS_ERROR_UNKNOWN';
  return kept.requestHash === hashNow ? 'RS_OK' : 'RS_ERROR_DUPLICATE_TRANSACTION';
}

/** Why a win cannot be credited; null: it can. */
export function refuseWin(win: Play, bet: Kept | undefined, about: About): Status | null {
  if (bet?.kind !== 'bet') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  if (isOfAnother(win, bet)) return 'RS_ERROR_DUPLICATE_TRANSACTION';
  if (about.isRolledBack) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  return win.currency === bet.currency ? null : 'RS_ERROR_WRONG_CURRENCY';
}

/**
 * What a rollback does: refund a bet, take back a win, leave a tombstone if the transaction is missing, or nothing if
 * already done. A bet that has won is not refunded: an operator must review it.
 */
export type RollbackVerdict =
  | { readonly does: 'refund' | 'take_back' | 'tombstone' | 'nothing' }
  | { readonly does: 'refuse'; readonly status: Status; readonly isAlarming: boolean };

export function judgeRollback(rollback: Play, target: Kept | undefined, about: About): RollbackVerdict {
  if (!target) return { does: 'tombstone' };
  if (target.kind === 'rollback') return refuse('RS_ERROR_UNKNOWN');
  if (target.kind === 'tombstone') return { does: 'nothing' };
  if (isOfAnother(rollback, target)) return refuse('RS_ERROR_DUPLICATE_TRANSACTION');
  if (about.isRolledBack) return { does: 'nothing' };
  if (target.kind === 'win') return { does: 'take_back' };
  return about.hasStandingWin ? refuse('RS_ERROR_UNKNOWN', true) : { does: 'refund' };
}

const refuse = (status: Status, isAlarming = false) => ({ does: 'refuse', status, isAlarming }) as const;

const isOfAnother = (play: Play, { memberId, round, gameCode }: Kept) =>
  play.memberId !== memberId || play.round !== round || play.gameCode !== gameCode;
