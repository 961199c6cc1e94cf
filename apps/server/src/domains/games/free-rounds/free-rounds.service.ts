import type { Clock } from '@parlour/clock/clock';
import type { FreeRoundsState } from '@parlour/contract';
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
  type FreeBet,
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
/**
 * Rounds that members may play for nothing. The vendor is told by a job until it has answered, under one id however
 * often; what may be played is decided here, whatever the vendor believes.
 */
export interface FreeRounds {
  readonly job: JobKind<Key>;
  /** Whoever shows them to members. */
  onChanged(listener: (member: Member) => void): void;
  /** In the caller's transaction; an id gives once. */
  grant(tx: Tx, terms: NewFreeRounds): Promise<void>;
  /** Undefined: there is nothing left to cancel. From then on no bet is taken, whether the vendor knows or not. */
  cancel(tx: Tx, key: Key): Promise<FreeRoundsRow | undefined>;
  /** For a bet of the vendor's. False: it is none of them, or none is left. */
  take(tx: Tx, bet: FreeBet): Promise<boolean>;
  /** A bet that was rolled back can be played again. */
  giveBack(tx: Tx, key: Key & Member): Promise<void>;
  stateOf(row: FreeRoundsRow): FreeRoundsState;
  find(key: Key): Promise<FreeRoundsRow | undefined>;
  list(brandId: string, filter: FreeRoundsFilter): Promise<FreeRoundsRow[]>;
  /** What a member can still play. */
  listOwn(member: Member, limit: number): Promise<FreeRoundsRow[]>;
  wonWith(brandId: string, ids: readonly string[]): Promise<Map<string, bigint>>;
  /** What the vendor itself says of them; undefined: it does not know them. */
  askVendor(row: FreeRoundsRow): Promise<VendorReward | undefined>;
}

export function createFreeRounds(needs: FreeRoundsNeeds): FreeRounds {
  const { database, clock, jobs, brands, vendors, calls } = needs;
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
    onChanged: (listener) => void listeners.push(listener),

    async grant(tx, terms) {
      const fresh = { used: 0, createdAt: at(), cancelledAt: null, toldAt: null, attempts: 0 };
      if (!(await addFreeRounds(tx, { ...terms, ...fresh }))) return;
      const { brandId, id } = terms;
      await jobs.enqueue(tx, job, { brandId, id }, { uniqueKey: `grant ${id}`, brandId });
      afterCommit(() => tellChanged(terms));
    },

    async cancel(tx, { brandId, id }) {
      const row = await markCancelled(tx, { brandId, id }, at());
      if (!row) return undefined;
      await jobs.enqueue(tx, job, { brandId, id }, { uniqueKey: `cancel ${id}`, brandId });
      afterCommit(() => tellChanged(row));
      return row;
    },

    async take(tx, bet) {
      const isTaken = await takeFreeRound(tx, bet, at());
      if (isTaken) afterCommit(() => tellChanged(bet));
      return isTaken;
    },

    async giveBack(tx, key) {
      await giveBackFreeRound(tx, key);
      afterCommit(() => tellChanged(key));
    },

    stateOf: (row) => freeRoundsState(row, clock.now()),
    find: (key) => findFreeRounds(database.queries, key),
    list: (brandId, filter) => listFreeRounds(database.queries, brandId, filter, at()),
    listOwn: (member, limit) => listOwnFreeRounds(database.queries, member, { now: at(), limit }),
    wonWith: (brandId, ids) => sumWonFree(database.queries, brandId, ids),

    async askVendor(row) {
      const rewards = await calls.listRewards(await vendorOf(row), { reward_uuid: row.id });
      return rewards.find(({ reward_uuid }) => reward_uuid === row.id);
    },
  };
}
