import type { AnswerOf, ConsoleContract, OperatorWithdrawal, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { brandIdsOf, type Reach } from '../../../tenancy/reach.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import { listSteps } from '../steps.repo.ts';
import { NOT_OPERATORS } from '../steps.rules.ts';
import type { Turnovers } from '../turnover/turnover.ts';
import { waitingOf } from '../waiting.rules.ts';
import { describeFigures } from './answers.rules.ts';
import {
  countDepositStates,
  countToDecide,
  countWithdrawalStates,
  listToDecide,
  sumUpMember,
} from './withdrawals.operator.repo.ts';
import { findWithdrawal, listWithdrawals, type WithdrawalRow } from './withdrawals.repo.ts';
import { TO_DECIDE } from './withdrawals.rules.ts';

type Calls = ConsoleContract['cashier'];
type Filter = QueryOf<Calls['withdrawals']>;
type Detail = AnswerOf<Calls['withdrawalDetail']>;
type OperatorSideNeeds = {
  database: Database;
  directory: Identity['directory'];
  people: Operators['people'];
  mainAccounts: Wallet['mainAccounts'];
  turnovers: Turnovers;
  audit: AuditWriter;
};
export type WithdrawalsForOperators = ReturnType<typeof createWithdrawalsForOperators>;

/** Withdrawals as operators see them. */
export function createWithdrawalsForOperators(needs: OperatorSideNeeds) {
  const { database, directory, people, mainAccounts, turnovers, audit } = needs;
  const { queries } = database;

  async function describe(brand: Brand, rows: readonly WithdrawalRow[]): Promise<OperatorWithdrawal[]> {
    const members = await directory.describe(
      brand.id,
      rows.map(({ memberId }) => memberId),
    );
    const operators = await people.describe(
      rows.flatMap(({ takenBy, approvedBy }) => [...(takenBy ? [takenBy] : []), ...approvedBy]),
    );
    return rows.map((row) => {
      const member = members.get(row.memberId);
      return {
        ...describeFigures(brand.settings.cashier, row),
        member: {
          id: row.memberId,
          account: member?.account ?? null,
          customerNo: member?.customerNo ?? null,
        },
        gateway: row.gateway,
        hints: row.hints,
        needsTwo: row.needsTwo,
        takenBy: (row.takenBy && operators.get(row.takenBy)) || null,
        approvedBy: row.approvedBy.flatMap((id) => operators.get(id) ?? []),
      };
    });
  }

  async function read(brand: Brand, id: string): Promise<WithdrawalRow> {
    const row = await findWithdrawal(queries, { brandId: brand.id, id });
    if (!row) throw new Refusal('not_found');
    return row;
  }

  async function stepsOf({ brandId, id }: WithdrawalRow): Promise<Detail['steps']> {
    const steps = await listSteps(queries, { brandId, subjectId: id });
    const names = await people.describe(steps.map(({ by }) => by).filter((by) => !NOT_OPERATORS.has(by)));
    return steps.map(({ state, at, by, reason }) => ({
      state,
      at: at.getTime(),
      by: names.get(by)?.displayName ?? by,
      reason,
    }));
  }

  /** Filters by member if one is found, else by withdrawal number. */
  async function searched(brand: Brand, search: string | undefined) {
    if (!search) return {};
    const member = await directory.find(brand.id, search);
    return member ? { memberId: member.id } : { number: search.toUpperCase() };
  }

  return {
    async list(brand: Brand, query: Filter): Promise<AnswerOf<Calls['withdrawals']>> {
      const { state, memberId, from, to, search, limit, after } = query;
      const isToDecide = (TO_DECIDE as readonly string[]).includes(state ?? '');
      const filter = {
        memberId,
        ...(await searched(brand, search)),
        state,
        moments: { from, to },
        order: isToDecide ? 'oldest' : 'newest',
        after,
      } as const;
      const read = (count: number) => listWithdrawals(queries, brand.id, { ...filter, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(brand, rows), next };
    },

    async one(brand: Brand, id: string): Promise<OperatorWithdrawal> {
      return (await describe(brand, [await read(brand, id)]))[0] as OperatorWithdrawal;
    },

    /** A member's bank account is personal data: viewing it is recorded. */
    async detail(brand: Brand, id: string, actor: Actor): Promise<Detail> {
      const row = await read(brand, id);
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'view',
          action: 'cashier.view_withdrawal',
          target: { kind: 'withdrawal', id },
          brandId: brand.id,
        }),
      );
      const { brandId, memberId, currency } = row;
      const figures = await sumUpMember(queries, row);
      return {
        ...((await describe(brand, [row]))[0] as OperatorWithdrawal),
        steps: await stepsOf(row),
        turnover: await turnovers.read({ brandId, memberId, currency }),
        figures: {
          balance: writeDecimal((await mainAccounts.main(queries, { brandId, memberId, currency })).balance),
          deposited: writeDecimal(figures.deposited),
          withdrawn: writeDecimal(figures.withdrawn),
          depositCount: figures.depositCount,
          withdrawalCount: figures.withdrawalCount,
        },
      };
    },

    async counts({ id }: Brand): Promise<AnswerOf<Calls['cashierCounts']>> {
      const withdrawals = await countWithdrawalStates(queries, id, [...TO_DECIDE, 'approved', 'paying']);
      const deposits = await countDepositStates(queries, id, ['waiting', 'review']);
      const of = <State>(states: Map<State, { total: number }>, state: State) =>
        states.get(state)?.total ?? 0;
      const waiting = [...TO_DECIDE.map((state) => withdrawals.get(state)), deposits.get('review')];
      const since = waiting.flatMap((one) => one?.oldestAt?.getTime() ?? []);
      return {
        deposits: { waiting: of(deposits, 'waiting'), review: of(deposits, 'review') },
        withdrawals: {
          requested: of(withdrawals, 'requested'),
          reviewing: of(withdrawals, 'reviewing'),
          approved: of(withdrawals, 'approved'),
          paying: of(withdrawals, 'paying'),
        },
        oldestAt: since.length > 0 ? Math.min(...since) : null,
      };
    },

    /** The tasks of operators who may decide. */
    tasks: {
      kind: 'withdrawals',
      permission: 'cashier.decide' as const,
      count: ({ reach }: { reach: Reach }) => countToDecide(queries, brandIdsOf(reach), TO_DECIDE),
      async waiting({ reach, limit }: { reach: Reach; limit: number }) {
        const rows = await listToDecide(queries, brandIdsOf(reach), { states: TO_DECIDE, limit });
        return rows.map(waitingOf);
      },
    },
  };
}
