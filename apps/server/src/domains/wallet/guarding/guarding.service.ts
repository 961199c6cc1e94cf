import type { Clock } from '@parlour/clock/clock';
import { TRANSFER_KINDS } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import {
  countingOf,
  countUsage,
  createAccounts,
  findUsage,
  inLockOrder,
  lockUsages,
  noneUsed,
  rollUsage,
  type Side,
  saveUsages,
  sideOf,
  type Usage,
} from '../ledger/ledger.ts';
import { PLAY_PURSES } from '../play-purses.rules.ts';
import { type CountedTransfer, listCounted, lockMemberBalances, markGuarded } from './guarding.repo.ts';
import { LOOK_BACK_MS } from './guarding.rules.ts';

const COUNTED = TRANSFER_KINDS.filter((kind) => countingOf(kind));

type GuardingNeeds = { database: Database; clock: Clock; dayOf(brandId: string, atMs: number): string };
type Member = { brandId: string; memberId: string; currency: string };

/** What a member used of their limits, and the mark that tells postings about a guard. */
export interface Guarding {
  /**
   * Before `begin`, in a separate transaction: creates the accounts, so that no posting that does not see the guard yet
   * can create one unguarded. In the same transaction it would deadlock with a posting that holds one account and
   * creates the next.
   */
  open(member: Member): Promise<void>;
  /**
   * In the transaction that creates or changes the member's guard: from then on postings ask it, and it knows what was
   * used so far. Waits for running postings and for other changes.
   */
  begin(tx: Tx, member: Member): Promise<void>;
  /** What was used in the current business day, week and month. */
  used(member: Member): Promise<Usage>;
  /** What was staked and won since a moment, without what was taken back. */
  playedSince(member: Member, sinceMs: number): Promise<{ staked: bigint; won: bigint }>;
}

export function createGuarding({ database, clock, dayOf }: GuardingNeeds): Guarding {
  /** The member's accounts that limits apply to, in lock order. */
  const sidesOf = ({ brandId, memberId, currency }: Member): Side[] =>
    PLAY_PURSES.map((purpose) => sideOf({ brandId, owner: memberId, purpose, currency }, 0)).sort(
      inLockOrder,
    );

  async function countedSince(queries: Queries, member: Member, sinceMs: number) {
    const { brandId } = member;
    const counted: CountedTransfer[] = [];
    for (const { accountId } of sidesOf(member))
      counted.push(...(await listCounted(queries, { brandId, accountId, kinds: COUNTED, sinceMs })));
    return counted;
  }

  /** The figures computed from transfers, since none are kept for members without a guard. */
  async function derive(queries: Queries, member: Member): Promise<Usage> {
    const { brandId } = member;
    const now = clock.now();
    let usage = noneUsed(dayOf(brandId, now - LOOK_BACK_MS));
    const counted = await countedSince(queries, member, now - LOOK_BACK_MS);
    for (const { kind, amount, atMs } of counted.sort((one, other) => one.atMs - other.atMs))
      usage = countUsage(rollUsage(usage, dayOf(brandId, atMs)), countingOf(kind) as never, amount);
    return rollUsage(usage, dayOf(brandId, now));
  }

  return {
    open: (member) =>
      database.transaction((tx) => createAccounts(database.runIn(tx), sidesOf(member), clock.now())),

    async begin(tx, member) {
      const run = database.runIn(tx);
      await lockMemberBalances(tx, member.brandId, member.memberId);
      await markGuarded(tx, member.brandId, member.memberId);
      const [kept] = await lockUsages(run, [member]);
      if (!kept) await saveUsages(run, [{ ...member, usage: await derive(tx, member) }]);
    },

    async playedSince(member, sinceMs) {
      const played = { staked: 0n, won: 0n };
      for (const { kind, amount } of await countedSince(database.queries, member, sinceMs)) {
        const counting = countingOf(kind);
        if (counting === 'stake') played.staked += amount;
        if (counting === 'stake_back') played.staked -= amount;
        if (counting === 'win') played.won += amount;
        if (counting === 'win_back') played.won -= amount;
      }
      return played;
    },

    async used(member) {
      const kept = await findUsage(database.queries, member);
      return kept ? rollUsage(kept, dayOf(member.brandId, clock.now())) : derive(database.queries, member);
    },
  };
}
