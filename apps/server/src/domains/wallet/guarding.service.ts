import type { Clock } from '../../clock/clock.ts';
import type { Database, Tx } from '../../db/database.ts';
import { type AccountRef, accountId } from './accounts.rules.ts';
import { listCounted, markGuarded } from './guarding.repo.ts';
import { createAccounts } from './ledger.repo.ts';
import { countingOf, KINDS, type TransferKind } from './posting.rules.ts';
import { lockUsages, saveUsages } from './usage.repo.ts';
import { countUsage, noneUsed, rollUsage, type Usage } from './usage.rules.ts';

/** The longest period begins at most a month and a day ago, on whatever clocks. */
const LOOK_BACK_MS = 33 * 24 * 3_600_000;
const COUNTED = (Object.keys(KINDS) as TransferKind[]).filter((kind) => countingOf(kind));

type GuardingNeeds = { database: Database; clock: Clock; dayOf(brandId: string, atMs: number): string };
type Member = { brandId: string; memberId: string; currency: string };
export type Guarding = ReturnType<typeof createGuarding>;

/** What a member used of their limits, and the mark by which postings know that they have a guard. */
export function createGuarding({ database, clock, dayOf }: GuardingNeeds) {
  const mainOf = ({ brandId, memberId, currency }: Member): AccountRef => ({
    brandId,
    owner: memberId,
    purpose: 'main',
    currency,
  });

  /** The figures as the transfers tell them: those of members without a guard are not kept. */
  async function derive(tx: Tx, { brandId, memberId, currency }: Member): Promise<Usage> {
    const now = clock.now();
    let usage = noneUsed(dayOf(brandId, now - LOOK_BACK_MS));
    const counted = [];
    for (const purpose of ['main', 'bonus'] as const)
      counted.push(
        ...(await listCounted(tx, {
          brandId,
          accountId: accountId({ brandId, owner: memberId, purpose, currency }),
          kinds: COUNTED,
          sinceMs: now - LOOK_BACK_MS,
        })),
      );
    for (const { kind, amount, atMs } of counted.sort((one, other) => one.atMs - other.atMs))
      usage = countUsage(rollUsage(usage, dayOf(brandId, atMs)), countingOf(kind) as never, amount);
    return rollUsage(usage, dayOf(brandId, now));
  }

  return {
    /** In the transaction that gives the member a guard: from then on it is asked, and knows what was used so far. */
    async begin(tx: Tx, member: Member): Promise<void> {
      const run = database.runIn(tx);
      const ref = mainOf(member);
      const side = { key: `${accountId(ref)}/0`, accountId: accountId(ref), stripe: 0, ref };
      await createAccounts(run, [side], clock.now());
      await markGuarded(tx, member.brandId, member.memberId);
      const [kept] = await lockUsages(run, [member]);
      if (!kept) await saveUsages(run, [{ ...member, usage: await derive(tx, member) }]);
    },

    /** What was used in the business day, week and month that are now. */
    async used(member: Member): Promise<Usage> {
      return database.transaction(async (tx) => {
        const [kept] = await lockUsages(database.runIn(tx), [member]);
        return kept ? rollUsage(kept.usage, dayOf(member.brandId, clock.now())) : derive(tx, member);
      });
    },
  };
}
