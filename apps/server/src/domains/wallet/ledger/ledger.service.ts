import { randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database, Run, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { GuardBook } from '../../protection/protection.module.ts';
import { BATCH_STRIPES, PURPOSES, STRIPES } from './accounts.rules.ts';
import type { BalanceChanges } from './balance-changes.service.ts';
import type { BalanceChange } from './batch-forms.repo.ts';
import { addHeld, readSpendable, readStates } from './bonuses.repo.ts';
import {
  type Balance,
  type Books,
  decide,
  type GuardCheck,
  momentOf,
  type Outcome,
  type Prepared,
  type Side,
  type TransferRow,
  usageKey,
} from './books.rules.ts';
import { createAccounts, findKnown, lockBalances } from './ledger.repo.ts';
import type { Posting } from './posting.rules.ts';
import { inLockOrder, prepare, sidesInOrder } from './prepare.rules.ts';
import { type Bonuses, bonusSide, decideWithBonuses } from './spending.rules.ts';
import { lockUsages, saveUsages, type UsageKey } from './usage.repo.ts';
import { noneUsed, type Usage } from './usage.rules.ts';
import { type Companion, type DecidedCompanion, writeBatch } from './write-batch.repo.ts';

/** A posting to decide, and the row to write with it. */
export type Asked = { readonly prepared: Prepared; readonly companion?: Companion | undefined };

export type LedgerNeeds = {
  database: Database;
  clock: Clock;
  guards: GuardBook;
  /** The business day at the brand, as its date. */
  dayOf(brandId: string, nowMs: number): string;
  news: Pick<BalanceChanges, 'note'>;
};
export type Ledger = ReturnType<typeof createLedger>;

/** The posting function, also for callers that are already in a transaction. */
export function createLedger({ database, clock, guards, dayOf, news }: LedgerNeeds) {
  /**
   * Locks everything the postings touch, in one global order, decides each on its own and writes those that pass. Runs
   * inside a transaction, which keeps the locks until it ends.
   */
  async function postLocked(run: Run, asked: readonly Asked[]): Promise<Settled> {
    const postings = asked.map(({ prepared }) => prepared);
    const balances = await lockAll(run, sidesInOrder(postings));
    const before = statesOf(balances);
    // After the locks: an earlier posting with the same id has committed by now.
    const known = await findKnown(run, postings);
    const guarded = await readGuards(run, postings, balances);
    const bonuses = await readBonuses(run, postings, guarded.spendable);
    const purses = await lockPurses(run, postings, bonuses);
    for (const [key, balance] of purses) balances.set(key, balance);
    for (const [key, state] of statesOf(purses)) before.set(key, state);
    const nowMs = clock.now();
    const books: Books = {
      balances,
      known,
      ...guarded,
      atMs: momentOf(balances.values(), nowMs),
      dayOf: (brandId) => dayOf(brandId, nowMs),
      rows: [],
    };
    const outcomes = postings.map((prepared) =>
      bonuses ? decideWithBonuses(books, bonuses, prepared) : decide(books, prepared),
    );
    const changes = changesOf(balances, before);
    if (changes.length > 0)
      await writeBatch(run, {
        brandId: brandOf(postings),
        atMs: books.atMs,
        balances: changes,
        rows: books.rows,
        companions: companionsOf(asked, outcomes, books.rows),
      });
    await guarded.save(run, books.usages);
    if (bonuses && bonuses.late.size > 0) await addHeld(run, brandOf(postings), bonuses.late);
    return { outcomes, balances };
  }

  /** Inserts the zero row, then locks: two callers that need a new account at once both find it. */
  async function lockAll(run: Run, sides: Side[]): Promise<Map<string, Balance>> {
    const found = await lockBalances(run, sides);
    if (found) return found;
    await createAccounts(run, sides, clock.now());
    const made = await lockBalances(run, sides);
    if (!made) throw new Error('an account that was made is not there');
    return made;
  }

  /** The guards and figures of members whose accounts may have one. Members without a guard are looked up once. */
  async function readGuards(run: Run, postings: readonly Prepared[], balances: Map<string, Balance>) {
    const members = new Map<string, UsageKey>();
    const flagged: { memberId: string; balance: Balance }[] = [];
    const withMain = new Set<string>();
    for (const { key, ref } of sidesInOrder(postings)) {
      const balance = balances.get(key);
      if (ref.purpose === 'main') withMain.add(ref.owner);
      if (!balance?.isGuarded || PURPOSES[ref.purpose].holder !== 'member') continue;
      members.set(usageKey(ref), { brandId: ref.brandId, memberId: ref.owner, currency: ref.currency });
      flagged.push({ memberId: ref.owner, balance });
    }
    if (members.size === 0)
      return {
        guards: NO_GUARDS,
        usages: new Map<string, Usage>(),
        spendable: NO_BONUSES,
        save: async () => {},
      };
    const found = await guards.read(run, [...members.values()]);
    const spendable = await readSpendable(run, [...members.values()]);
    const withBonus = new Set(
      [...members].flatMap(([key, { memberId }]) => (spendable.has(key) ? memberId : [])),
    );
    // Creating a guard or a bonus locks the member's main account first. So only while that is locked is it certain that
    // there is none; until then their other accounts stay marked.
    for (const { memberId, balance } of flagged)
      balance.isGuarded = found.has(memberId) || withBonus.has(memberId) || !withMain.has(memberId);
    const keys = [...members]
      .filter(([, { memberId }]) => found.has(memberId))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const kept = await lockUsages(
      run,
      keys.map(([, key]) => key),
    );
    const usages = new Map(kept.map(({ memberId, currency, usage }) => [`${memberId}|${currency}`, usage]));
    for (const [key, { brandId }] of keys)
      if (!usages.has(key)) usages.set(key, noneUsed(dayOf(brandId, clock.now())));
    const nowMs = clock.now();
    const checks = new Map<string, GuardCheck>(
      [...found].map(([memberId, guard]) => [
        memberId,
        (movement, used) => guards.judge(guard, { movement, used, nowMs }),
      ]),
    );
    const atFirst = new Map(usages);
    return {
      guards: checks,
      usages,
      spendable,
      async save(write: Run, now: Map<string, Usage>) {
        const changed = keys.filter(([key]) => now.get(key) !== atFirst.get(key));
        if (changed.length > 0)
          await saveUsages(
            write,
            changed.map(([key, of]) => ({ ...of, usage: now.get(key) as Usage })),
          );
      },
    };
  }

  /** Null: no posting has to do with a bonus. */
  async function readBonuses(
    run: Run,
    postings: readonly Prepared[],
    spendable: Bonuses['spendable'],
  ): Promise<Bonuses | null> {
    const named = postings.flatMap(({ posting, also }) =>
      also.length === 0 ? [] : posting.transfers.flatMap(({ bonus }) => bonus ?? []),
    );
    if (named.length === 0 && spendable.size === 0) return null;
    const states =
      named.length === 0 ? new Map() : await readStates(run, brandOf(postings), [...new Set(named)]);
    return { spendable, states, late: new Map() };
  }

  /** The bonus purses that stakes may take from. Their members' main accounts are locked, and nobody takes one without. */
  async function lockPurses(run: Run, postings: readonly Prepared[], bonuses: Bonuses | null) {
    const sides = new Map<string, Side>();
    if (bonuses && bonuses.spendable.size > 0)
      for (const { posting } of postings) {
        const [{ debit, spends }] = posting.transfers;
        if (!spends || !bonuses.spendable.has(usageKey(debit))) continue;
        const purse = bonusSide(debit);
        sides.set(purse.key, purse);
      }
    if (sides.size === 0) return new Map<string, Balance>();
    return lockAll(run, [...sides.values()].sort(inLockOrder));
  }

  return {
    postLocked,

    /**
     * Posts inside the caller's transaction. A refusal is a result, not an exception: nothing of that posting is
     * written, and the caller decides whether the rest of the transaction stands.
     */
    async post(tx: Tx, postings: readonly Posting[]): Promise<Outcome[]> {
      // Transactions last longer than batches, so they have stripes of their own.
      const stripe = randomInt(BATCH_STRIPES, STRIPES);
      const asked = postings.map((posting) => ({ prepared: prepare(posting, stripe) }));
      const { outcomes } = await postLocked(database.runIn(tx), asked);
      afterCommit(() => news.note(postings));
      return outcomes;
    },
  };
}

/** The outcomes, and every balance involved as it is after the commit. */
export type Settled = { outcomes: Outcome[]; balances: Map<string, Balance> };

const NO_GUARDS: ReadonlyMap<string, GuardCheck> = new Map();
const NO_BONUSES: Bonuses['spendable'] = new Map();

const statesOf = (balances: ReadonlyMap<string, Balance>) =>
  new Map([...balances].map(([key, { seq, isGuarded }]) => [key, { seq, isGuarded }]));

/**
 * The companions of the posted postings, each with the lines of its posting. `rows` has them in the order of the
 * postings.
 */
export function companionsOf(
  asked: readonly Asked[],
  outcomes: readonly Outcome[],
  rows: readonly TransferRow[],
): DecidedCompanion[] {
  const companions: DecidedCompanion[] = [];
  let passed = 0;
  for (const [index, { companion, prepared }] of asked.entries()) {
    if (outcomes[index]?.state !== 'posted') continue;
    const from = passed;
    while (rows[passed]?.prepared.posting === prepared.posting) passed += 1;
    if (companion)
      companions.push({ kind: companion.kind, row: companion.row, lines: rows.slice(from, passed) });
  }
  return companions;
}

/** A batch is of one brand; posting for two takes two steps. */
function brandOf(postings: readonly Prepared[]): string {
  const [brandId, other] = new Set(postings.map(({ posting }) => posting.brandId));
  if (!brandId || other) throw new Error('postings of several brands at once');
  return brandId;
}

function changesOf(
  balances: Map<string, Balance>,
  before: Map<string, Pick<Balance, 'seq' | 'isGuarded'>>,
): BalanceChange[] {
  const changes: BalanceChange[] = [];
  for (const [key, after] of balances) {
    const was = before.get(key) as Pick<Balance, 'seq' | 'isGuarded'>;
    if (was.seq !== after.seq || was.isGuarded !== after.isGuarded) changes.push({ before: was, after });
  }
  return changes;
}
