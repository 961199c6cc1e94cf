import type { Clock } from '@parlour/clock/clock';
import type { WinLimit } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Log } from '../../../observability/log.ts';
import type { Metrics } from '../../../observability/metrics.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { businessDate } from '../../../tenancy/business-day.rules.ts';
import type { AccountRef, Transfer, Wallet } from '../../wallet/wallet.module.ts';
import type { Kept, Play } from '../transactions/transactions.ts';
import { type Vendor, winLimitsOf } from '../vendors/vendors.ts';
import { insertHeldWin, lockHeldWin, settleHeldWin, startOfVendorDay } from './held-wins.repo.ts';
import { heldAccountOf } from './held-wins.rules.ts';

type HeldWinsNeeds = {
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'heldWins'>;
  brands: { ofId(id: string): Brand | undefined };
  wallet: Pick<Wallet, 'platformAccounts'>;
  tellTasks(): void;
};
export type Beyond = { why: WinLimit; limit: bigint };
export type HeldWins = ReturnType<typeof createHeldWins>;

const vendorAccountOf = ({ brandId, code }: Vendor, currency: string): AccountRef => ({
  brandId,
  owner: code,
  purpose: 'vendor',
  currency,
});

/**
 * Wins beyond what a vendor may win: the vendor is told that they are accepted, and the money waits in an account of the
 * house, where it can neither be played nor withdrawn, until it is released, refused or taken back.
 */
export function createHeldWins({ clock, log, metrics, brands, wallet, tellTasks }: HeldWinsNeeds) {
  /** What is held is not won of the house yet. */
  async function balanceOf(tx: Tx, vendor: Vendor, currency: string): Promise<bigint> {
    const own = await wallet.platformAccounts.total(tx, vendorAccountOf(vendor, currency));
    return (
      own + (await wallet.platformAccounts.total(tx, heldAccountOf(vendor.brandId, vendor.code, currency)))
    );
  }

  return {
    /** Which limit a win is beyond; null: none. */
    async judge(tx: Tx, vendor: Vendor, play: Play, wonInRound: bigint): Promise<Beyond | null> {
      const { currency, amount } = play;
      const limits = winLimitsOf(vendor, currency);
      const brand = brands.ofId(vendor.brandId);
      if (!limits || !brand) return null;
      if (wonInRound + amount > limits.round) return { why: 'round', limit: limits.round };
      const balance = await balanceOf(tx, vendor, currency);
      const { brandId, code } = vendor;
      const day = businessDate(brand.settings, clock.now());
      const start = await startOfVendorDay(tx, { brandId, vendor: code, currency, day, balance });
      return start - balance + amount > limits.day ? { why: 'day', limit: limits.day } : null;
    },

    /** To be posted in place of the win. */
    transferOf: (vendor: Vendor, { currency, amount }: Play): Transfer => ({
      kind: 'win_held',
      debit: vendorAccountOf(vendor, currency),
      credit: heldAccountOf(vendor.brandId, vendor.code, currency),
      amount,
    }),

    async keep(tx: Tx, vendor: Vendor, play: Play, { why, limit }: Beyond): Promise<void> {
      const { transactionId, memberId, gameCode, round, currency, amount } = play;
      const { brandId, code } = vendor;
      await insertHeldWin(tx, {
        brandId,
        vendor: code,
        transactionId,
        memberId,
        gameCode,
        round,
        currency,
        amount,
        why,
        limitAmount: limit,
        at: new Date(clock.now()),
        state: 'held',
        settledAt: null,
        settledBy: null,
        settledReason: null,
      });
      metrics.heldWins.inc({ why });
      log.error(
        { brandId, vendor: code, transactionId, why },
        'a win beyond the limits of its vendor is held',
      );
      tellTasks();
    },

    /** What a rollback of the win moves if it was held; null: it was not, or was released, and is taken back as any. */
    async takeBack(tx: Tx, vendor: Vendor, win: Kept): Promise<Transfer[] | null> {
      const { brandId, code } = vendor;
      const { transactionId, currency, amount } = win;
      const held = await lockHeldWin(tx, { brandId, vendor: code, transactionId });
      if (!held || held.state === 'released') return null;
      if (held.state !== 'held') return [];
      const settledAt = new Date(clock.now());
      await settleHeldWin(tx, held, { state: 'taken_back', settledAt, settledBy: null, settledReason: null });
      tellTasks();
      const debit = heldAccountOf(brandId, code, currency);
      return [{ kind: 'win_held_back', debit, credit: vendorAccountOf(vendor, currency), amount }];
    },
  };
}
