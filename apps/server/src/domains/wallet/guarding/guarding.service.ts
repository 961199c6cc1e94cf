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
import { listCounted, lockMemberBalances, markGuarded } from './guarding.repo.ts';
import { LOOK_BACK_MS } from './guarding.rules.ts';

const COUNTED = TRANSFER_KINDS.filter((kind) => countingOf(kind));

type GuardingNeeds = { database: Database; clock: Clock; dayOf(brandId: string, atMs: number): string };
type Member = { brandId: string; memberId: string; currency: string };

/** What a member used of their limits, and the mark by which postings know that they have a guard. */
export interface Guarding {
  /**
   * Before `begin`, in a transaction of its own: the accounts exist, so that none can be made, unguarded, by a posting
   * that does not see the guard yet. Inside the other transaction a posting that holds one account and makes the next
   * would wait for us, and we for it.
   */
  open(member: Member): Promise<void>;
  /**
   * In the transaction that gives the member a guard, or changes it: from then on it is asked, and knows what was used
   * so far. Whoever is posting is waited for, and so is another change.
   */
  begin(tx: Tx, member: Member): Promise<void>;
  /** What was used in the business day, week and month that are now. */
  used(member: Member): Promise<Usage>;
}

export function createGuarding({ database, clock, dayOf }: GuardingNeeds): Guarding {
  /** The member's accounts that limits are about, in the order in which rows are locked. */
  const sidesOf = ({ brandId, memberId, currency }: Member): Side[] =>
    PLAY_PURSES.map((purpose) => sideOf({ brandId, owner: memberId, purpose, currency }, 0)).sort(
      inLockOrder,
    );

  /** The figures as the transfers tell them: those of members without a guard are not kept. */
  async function derive(queries: Queries, member: Member): Promise<Usage> {
    const { brandId } = member;
    const now = clock.now();
    let usage = noneUsed(dayOf(brandId, now - LOOK_BACK_MS));
    const counted = [];
    for (const { accountId: id } of sidesOf(member))
      counted.push(
        ...(await listCounted(queries, {
          brandId,
          accountId: id,
          kinds: COUNTED,
          sinceMs: now - LOOK_BACK_MS,
        })),
      );
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

    async used(member) {
      const kept = await findUsage(database.queries, member);
      return kept ? rollUsage(kept, dayOf(member.brandId, clock.now())) : derive(database.queries, member);
    },
  };
}
