import type { Clock } from '@parlour/clock/clock';
import type { Turnover } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import { type Amount, writeDecimal } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import {
  insertTurnover,
  listTurnovers,
  lockTurnovers,
  saveTurnover,
  type TurnoverRow,
} from './turnover.repo.ts';
import {
  countStakes,
  isMet,
  leftOf,
  READ_AGAIN_MAX,
  REOPENS_FOR_MS,
  requiredTurnover,
} from './turnover.rules.ts';

type Member = { brandId: string; memberId: string; currency: string };
/** A deposit that has just been credited. */
type Credited = Member & { id: string; number: string; credited: Amount };
type TurnoverNeeds = { database: Database; clock: Clock; mainAccounts: Wallet['mainAccounts'] };
export type Turnovers = ReturnType<typeof createTurnovers>;

/** What must be staked before money may leave: each deposit times the brand's factor. */
export function createTurnovers({ database, clock, mainAccounts }: TurnoverNeeds) {
  const endedAfter = () => new Date(clock.now() - REOPENS_FOR_MS);

  /** The requirements with later stakes counted, up to a line number of the member's main account. */
  async function counted(queries: Queries, member: Member, rows: TurnoverRow[]): Promise<Counted> {
    if (rows.length === 0) return { rows, upToSeq: 0n, lines: 0n };
    // What ended before refunds opened anything again was left at an earlier line.
    const afterSeq = rows.reduce((last, row) => (row.afterSeq > last ? row.afterSeq : last), 0n);
    const { seq: upToSeq } = await mainAccounts.main(queries, member);
    const staked = await mainAccounts.staked(queries, member, { afterSeq, upToSeq });
    return { rows: countStakes(rows, staked), upToSeq, lines: upToSeq - afterSeq };
  }

  /**
   * Stores the count, in a transaction that holds the lock of the member's main account, so nothing is staked
   * meanwhile. Returns what is still open.
   */
  async function settle(tx: Tx, member: Member): Promise<TurnoverRow[]> {
    const { rows, upToSeq } = await counted(tx, member, await lockTurnovers(tx, member, endedAfter()));
    const now = new Date(clock.now());
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

type Counted = { rows: TurnoverRow[]; upToSeq: bigint; lines: bigint };

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
