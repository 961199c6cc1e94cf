import type { Clock } from '@parlour/clock/clock';
import type { Turnover } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import { type Amount, writeDecimal } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import {
  insertTakenRounds,
  insertTurnover,
  listTakenRounds,
  listTurnovers,
  lockTurnovers,
  saveTurnover,
  type TurnoverRow,
} from './turnover.repo.ts';
import {
  countStakes,
  isMet,
  LOOK_BACK_MS,
  leftOf,
  READ_AGAIN_MAX,
  REOPENS_FOR_MS,
  type RisklessStake,
  requiredTurnover,
  takeRiskless,
} from './turnover.rules.ts';

type Member = { brandId: string; memberId: string; currency: string };
/** A deposit that has just been credited. */
type Credited = Member & { id: string; number: string; credited: Amount };
/** What members staked without a risk in rounds that were closed between two moments. */
export type RisklessStakes = (
  queries: Queries,
  member: Member,
  span: { fromMs: number; untilMs: number },
) => Promise<RisklessStake[]>;
type TurnoverNeeds = {
  database: Database;
  clock: Clock;
  mainAccounts: Wallet['mainAccounts'];
  risklessStakes: RisklessStakes;
};
export type Turnovers = ReturnType<typeof createTurnovers>;

/** What must be staked before money may leave: each deposit times the brand's factor. */
export function createTurnovers({ database, clock, mainAccounts, risklessStakes }: TurnoverNeeds) {
  const endedAfter = () => new Date(clock.now() - REOPENS_FOR_MS);

  /** The requirements with later stakes counted, up to a line number of the member's main account. */
  async function counted(queries: Queries, member: Member, rows: TurnoverRow[]): Promise<Counted> {
    if (rows.length === 0) return { rows, upToSeq: 0n, lines: 0n, riskless: [] };
    // What ended before refunds opened anything again was left at an earlier line.
    const afterSeq = rows.reduce((last, row) => (row.afterSeq > last ? row.afterSeq : last), 0n);
    const { seq: upToSeq } = await mainAccounts.main(queries, member);
    const staked = await mainAccounts.staked(queries, member, { afterSeq, upToSeq });
    const roundsUntil = new Date(clock.now());
    const riskless = await newlyRiskless(queries, member, rows);
    const left = takeRiskless(countStakes(rows, staked), riskless);
    return {
      rows: left.map((row) => ({ ...row, roundsUntil })),
      upToSeq,
      lines: upToSeq - afterSeq,
      riskless,
    };
  }

  /** In rounds that have closed, and were not taken from what was done yet. */
  async function newlyRiskless(
    queries: Queries,
    member: Member,
    rows: readonly TurnoverRow[],
  ): Promise<RisklessStake[]> {
    const sinceMs = Math.min(...rows.map(({ createdAt }) => createdAt.getTime()));
    const lookedMs = Math.max(...rows.map(({ roundsUntil }) => roundsUntil?.getTime() ?? 0));
    const fromMs = Math.max(sinceMs, lookedMs - LOOK_BACK_MS);
    const stakes = await risklessStakes(queries, member, { fromMs, untilMs: clock.now() + 1 });
    const taken = await listTakenRounds(
      queries,
      member,
      stakes.map(({ round }) => round),
    );
    return stakes.filter(({ round }) => !taken.includes(round));
  }

  /**
   * Stores the count, in a transaction that holds the lock of the member's main account, so nothing is staked
   * meanwhile. Returns what is still open.
   */
  async function settle(tx: Tx, member: Member): Promise<TurnoverRow[]> {
    const open = await lockTurnovers(tx, member, endedAfter());
    const { rows, upToSeq, riskless } = await counted(tx, member, open);
    const now = new Date(clock.now());
    const { brandId, memberId } = member;
    await insertTakenRounds(
      tx,
      riskless.map(({ round, amount }) => ({ brandId, memberId, round, amount, at: now })),
    );
    for (const row of rows)
      await saveTurnover(tx, {
        ...row,
        afterSeq: upToSeq,
        endedAt: isMet(row) ? (row.endedAt ?? now) : null,
      });
    return rows.filter((row) => !isMet(row));
  }

  return {
    settle,
    describe,

    /**
     * In the transaction that credits a deposit, after its posting: that holds the lock of the account and gives the
     * line number from which stakes count.
     */
    async recordDeposit(tx: Tx, brand: Brand, deposit: Credited): Promise<void> {
      const { turnoverTimes: times } = brand.settings.cashier.withdrawals;
      const { id, number, brandId, memberId, currency, credited: amount } = deposit;
      const required = requiredTurnover(amount, times);
      if (required === 0n) return;
      await settle(tx, deposit);
      const { seq: afterSeq } = await mainAccounts.main(tx, deposit);
      await insertTurnover(tx, {
        brandId,
        id,
        memberId,
        reason: 'deposit',
        reference: number,
        currency,
        times,
        amount,
        required,
        done: 0n,
        afterSeq,
        roundsUntil: null,
        createdAt: new Date(clock.now()),
        endedAt: null,
      });
    },

    /** What is still required, for the member and for operators. */
    async read(member: Member): Promise<Turnover> {
      const known = await listTurnovers(database.queries, member, endedAfter());
      const { rows, lines } = await counted(database.queries, member, known);
      if (lines > READ_AGAIN_MAX || rows.some((row) => isMet(row) !== (row.endedAt !== null)))
        await database.transaction(async (tx) => {
          await mainAccounts.lockMain(tx, member);
          await settle(tx, member);
        });
      return describe(rows);
    },
  };
}

type Counted = { rows: TurnoverRow[]; upToSeq: bigint; lines: bigint; riskless: RisklessStake[] };

function describe(rows: readonly TurnoverRow[]): Turnover {
  const open = rows.filter((row) => !isMet(row));
  return {
    isMet: open.length === 0,
    left: writeDecimal(open.reduce((sum, row) => sum + leftOf(row), 0n)),
    items: open.map((row) => ({
      reason: row.reason,
      reference: row.reference,
      since: row.createdAt.getTime(),
      times: row.times,
      amount: writeDecimal(row.amount),
      required: writeDecimal(row.required),
      done: writeDecimal(row.done),
      left: writeDecimal(leftOf(row)),
    })),
  };
}
