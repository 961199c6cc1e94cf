import { idFromWords } from '@parlour/clock/ids';
import type { LedgerPurpose } from '@parlour/contract';

/**
 * What accounts are for. A floor of zero: the account holds somebody's money and cannot go below zero. No floor: the
 * other side of that, negative by as much as members were given. Striped accounts are touched by everybody.
 */
export const PURPOSES = {
  main: { holder: 'member', floor: 0n, isStriped: false },
  locked: { holder: 'member', floor: 0n, isStriped: false },
  bonus: { holder: 'member', floor: 0n, isStriped: false },
  /** What a member owes after money they no longer had was taken back; never above zero. */
  debt: { holder: 'member', floor: null, isStriped: false },
  house: { holder: 'platform', floor: null, isStriped: true },
  vendor: { holder: 'platform', floor: null, isStriped: true },
  cashier: { holder: 'platform', floor: null, isStriped: true },
  jackpot: { holder: 'platform', floor: null, isStriped: true },
} as const satisfies Record<
  LedgerPurpose,
  { holder: 'member' | 'platform'; floor: bigint | null; isStriped: boolean }
>;
export type Purpose = LedgerPurpose;

/** What identifies an account. The owner is a member's id or, for the platform's accounts, a code. */
export type AccountRef = {
  readonly brandId: string;
  readonly owner: string;
  readonly purpose: Purpose;
  readonly currency: string;
};

/** Rows per striped account: the first half is for batches, the second for transactions, which last longer. */
export const STRIPES = 16;
export const BATCH_STRIPES = STRIPES / 2;

/** Derives the id from the account's identity, so it never needs to be looked up. */
export function accountId({ brandId, owner, purpose, currency }: AccountRef): string {
  return idFromWords(`${brandId}|${owner}|${purpose}|${currency}`);
}

/** The house itself: what it won and lost, gave and corrected. */
export const HOUSE = 'house';
