import type { ConsoleContract, OperatorDeposit, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { startOfBusinessDay } from '../../../tenancy/business-day.rules.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { listSteps } from '../steps.repo.ts';
import { NOT_OPERATORS } from '../steps.rules.ts';
import { settingAmount } from '../withdrawals/withdrawals.ts';
import { type DepositRow, findDeposit, listDeposits, sumByHand } from './deposits.repo.ts';
import { describeDeposit } from './view.service.ts';

type Calls = ConsoleContract['cashier'];
type OperatorSideNeeds = {
  database: Database;
  clock: { now(): number };
  directory: MemberDirectory;
  people: Operators['people'];
  audit: AuditWriter;
};
export type DepositsForOperators = ReturnType<typeof createDepositsForOperators>;

/** Deposits as operators see them. */
export function createDepositsForOperators({ database, clock, directory, people, audit }: OperatorSideNeeds) {
  const { queries } = database;

  async function describe(brand: Brand, rows: DepositRow[]): Promise<OperatorDeposit[]> {
    const members = await directory.describe(
      brand.id,
      rows.map(({ memberId }) => memberId),
    );
    const operators = await people.describe(rows.flatMap(({ approvedBy }) => approvedBy ?? []));
    const { defaultLanguage: language, cashier } = brand.settings;
    const twoPersonsFrom = writeDecimal(settingAmount(cashier.withdrawals.twoPersonsFrom));
    return rows.map((row) => {
      const { payUrl: _secret, ...deposit } = describeDeposit(row, { brand, language }, clock.now());
      const { cameAmount, cameCurrency, cameAt, payerName, gateway, gatewayPayment } = row;
      const firstPerson = row.approvedBy === null ? undefined : operators.get(row.approvedBy);
      const member = members.get(row.memberId);
      return {
        ...deposit,
        member: {
          id: row.memberId,
          account: member?.account ?? null,
          customerNo: member?.customerNo ?? null,
        },
        payerName,
        gateway,
        gatewayPayment,
        came:
          cameAmount !== null && cameCurrency !== null && cameAt !== null
            ? { amount: cameAmount, currency: cameCurrency, at: cameAt.getTime() }
            : null,
        twoPersonsFrom,
        firstApproval:
          firstPerson && row.approvedAmount !== null
            ? { by: firstPerson, amount: writeDecimal(row.approvedAmount) }
            : null,
      };
    });
  }

  async function read(brand: Brand, id: string): Promise<DepositRow> {
    const row = await findDeposit(queries, { brandId: brand.id, id });
    if (!row) throw new Refusal('not_found');
    return row;
  }

  /** Filters by deposit number or by member; null: no such member. */
  async function searchFor(brand: Brand, search: string | undefined) {
    if (!search) return {};
    const number = search.toUpperCase();
    if (/^D[0-9A-Z]{10}$/.test(number)) return { number };
    const member = await directory.find(brand.id, search);
    return member ? { memberId: member.id } : null;
  }

  return {
    async one(brand: Brand, id: string): Promise<OperatorDeposit> {
      return (await describe(brand, [await read(brand, id)]))[0] as OperatorDeposit;
    },

    async list(brand: Brand, query: QueryOf<Calls['deposits']>) {
      const { state, method, memberId, from, to, after, limit, search } = query;
      const found = await searchFor(brand, search);
      const isOther = found && 'memberId' in found && memberId !== undefined && found.memberId !== memberId;
      if (!found || isOther) return { items: [], next: null };
      const filter = {
        states: state && [state],
        method,
        memberId,
        fromMs: from,
        toMs: to,
        after,
        ...found,
      };
      const read = (count: number) => listDeposits(queries, brand.id, { ...filter, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(brand, rows), next };
    },

    /** The payer's account is personal data: viewing it is recorded. */
    async detail(brand: Brand, id: string, actor: Actor) {
      const row = await read(brand, id);
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'view',
          action: 'cashier.view_deposit',
          target: { kind: 'deposit', id },
          brandId: brand.id,
        }),
      );
      const steps = await listSteps(queries, { brandId: brand.id, subjectId: id });
      const names = await people.describe(steps.map(({ by }) => by).filter((by) => !NOT_OPERATORS.has(by)));
      const [deposit] = await describe(brand, [row]);
      const since = new Date(startOfBusinessDay(brand.settings, clock.now()));
      return {
        ...(deposit as OperatorDeposit),
        byHandToday: writeDecimal(await sumByHand(queries, row, since)),
        steps: steps.map(({ state, by, reason, at }) => ({
          state,
          reason,
          at: at.getTime(),
          by: names.get(by)?.displayName ?? by,
        })),
      };
    },
  };
}
