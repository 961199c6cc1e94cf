import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { type VendorReward, writeUtc } from '@parlour/wallet-protocol';
import type { JobKind } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Vendor, VendorCalls, Vendors } from '../vendors/vendors.ts';
import {
  addFreeRounds,
  countAttempt,
  type FreeRoundsFilter,
  type FreeRoundsRow,
  findFreeRounds,
  giveBackFreeRound,
  listFreeRounds,
  listOwnFreeRounds,
  markCancelled,
  markTold,
  sumWonFree,
  takeFreeRound,
} from './free-rounds.repo.ts';
import { freeRoundsState, TELL_ATTEMPTS } from './free-rounds.rules.ts';

type Key = { brandId: string; id: string };
type Member = { brandId: string; memberId: string };
export type NewFreeRounds = Omit<FreeRoundsRow, 'used' | 'createdAt' | 'cancelledAt' | 'toldAt' | 'attempts'>;
type FreeRoundsNeeds = {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  brands: { ofId(id: string): Brand | undefined };
  vendors: Pick<Vendors, 'find'>;
  calls: Pick<VendorCalls, 'createReward' | 'cancelReward' | 'listRewards'>;
};
export type FreeRounds = ReturnType<typeof createFreeRounds>;

/**
 * Rounds that members may play for nothing. The vendor is told by a job until it has answered, under one id however
 * often; what may be played is decided here, whatever the vendor believes.
 */
export function createFreeRounds({ database, clock, jobs, brands, vendors, calls }: FreeRoundsNeeds) {
  const at = () => new Date(clock.now());
  const listeners: ((member: Member) => void)[] = [];
  const tellChanged = ({ brandId, memberId }: Member) => {
    for (const listener of listeners) listener({ brandId, memberId });
  };

  async function vendorOf({ brandId, vendor: code }: FreeRoundsRow): Promise<Vendor> {
    const vendor = await vendors.find(brandId, code);
    if (!vendor) throw new Error(`the brand ${brandId} has no vendor ${code}`);
    return vendor;
  }

  async function ask(row: FreeRoundsRow): Promise<void> {
    const vendor = await vendorOf(row);
    if (row.cancelledAt) return calls.cancelReward(vendor, row.id);
    return calls.createReward(vendor, {
      reward_uuid: row.id,
      user: row.memberId,
      game_code: row.gameCode,
      currency: row.currency,
      bet_value: Number(row.value),
      bet_count: row.count,
      end_time: writeUtc(row.endsAt.getTime()),
      sub_partner_id: brands.ofId(row.brandId)?.settings.merchantCode ?? '',
    });
  }

  /** Until the vendor knows how they stand. They may be cancelled while it is asked. */
  async function tellVendor(key: Key): Promise<void> {
    for (;;) {
      const row = await findFreeRounds(database.queries, key);
      if (!row || row.toldAt || row.endsAt.getTime() <= clock.now()) return;
      try {
        await ask(row);
      } catch (error) {
        await countAttempt(database.queries, key);
        throw error;
      }
      if (!(await markTold(database.queries, row, at()))) continue;
      tellChanged(row);
    }
  }

  const job: JobKind<Key> = {
    name: 'games.tell_free_rounds',
    maxAttempts: TELL_ATTEMPTS,
    outside: ({ payload }) => tellVendor(payload),
  };

  return {
    job,
    /** Whoever shows them to members. */
    onChanged: (listener: (member: Member) => void) => void listeners.push(listener),

    /** In the caller's transaction; an id gives once. */
    async grant(tx: Tx, terms: NewFreeRounds): Promise<void> {
      const fresh = { used: 0, createdAt: at(), cancelledAt: null, toldAt: null, attempts: 0 };
      if (!(await addFreeRounds(tx, { ...terms, ...fresh }))) return;
      const { brandId, id } = terms;
      await jobs.enqueue(tx, job, { brandId, id }, { uniqueKey: `grant ${id}`, brandId });
      afterCommit(() => tellChanged(terms));
    },

    /** Undefined: there is nothing left to cancel. From then on no bet is taken, whether the vendor knows or not. */
    async cancel(tx: Tx, { brandId, id }: Key): Promise<FreeRoundsRow | undefined> {
      const row = await markCancelled(tx, { brandId, id }, at());
      if (!row) return undefined;
      await jobs.enqueue(tx, job, { brandId, id }, { uniqueKey: `cancel ${id}`, brandId });
      afterCommit(() => tellChanged(row));
      return row;
    },

    /** For a bet of the vendor's. False: it is none of them, or none is left. */
    async take(tx: Tx, bet: Parameters<typeof takeFreeRound>[1]): Promise<boolean> {
      const isTaken = await takeFreeRound(tx, bet, at());
      if (isTaken) afterCommit(() => tellChanged(bet));
      return isTaken;
    },

    /** A bet that was rolled back can be played again. */
    async giveBack(tx: Tx, key: Key & Member): Promise<void> {
      await giveBackFreeRound(tx, key);
      afterCommit(() => tellChanged(key));
    },

    stateOf: (row: FreeRoundsRow) => freeRoundsState(row, clock.now()),
    find: (key: Key) => findFreeRounds(database.queries, key),
    list: (brandId: string, filter: FreeRoundsFilter) =>
      listFreeRounds(database.queries, brandId, filter, at()),
    /** What a member can still play. */
    listOwn: (member: Member, limit: number) =>
      listOwnFreeRounds(database.queries, member, { now: at(), limit }),
    wonWith: (brandId: string, ids: readonly string[]) => sumWonFree(database.queries, brandId, ids),

    /** What the vendor itself says of them; undefined: it does not know them. */
    async askVendor(row: FreeRoundsRow): Promise<VendorReward | undefined> {
      const rewards = await calls.listRewards(await vendorOf(row), { reward_uuid: row.id });
      return rewards.find(({ reward_uuid }) => reward_uuid === row.id);
    },
  };
}
