import { idFromWords } from '@parlour/clock/ids';
import type { LedgerPurpose } from '@parlour/contract';

/**
 * What accounts are for. A floor of zero: it holds money that is somebody's, and cannot go below nothing. No floor: the
 * other side of that, which is negative by as much as members were given. Striped accounts are touched by everybody.
 */
export const PURPOSES = {
  main: { holder: 'member', floor: 0n, isStriped: false },
  locked: { holder: 'member', floor: 0n, isStriped: false },
  bonus: { holder: 'member', floor: 0n, isStriped: false },
  /** What a member owes after money was taken back that they no longer had; never above zero. */
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

/** An account by what it is about. The owner is a member's id or, of the platform's accounts, a code. */
export type AccountRef = {
  readonly brandId: string;
  readonly owner: string;
  readonly purpose: Purpose;
  readonly currency: string;
};

/** Rows per striped account: the first half is for batches, the second for transactions, which last longer. */
export const STRIPES = 16;
export const BATCH_STRIPES = STRIPES / 2;

/** The same account has the same id wherever it is asked for, so that nobody has to look it up first. */
export function accountId({ brandId, owner, purpose, currency }: AccountRef): string {
  return idFromWords(`${brandId}|${owner}|${purpose}|${currency}`);
}

/** The house itself: what it won and lost, gave and corrected. */
export const HOUSE = 'house';
