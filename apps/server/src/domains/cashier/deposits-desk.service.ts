import type { BodyOf, ConsoleContract, OperatorDeposit, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { AMOUNT_MAX, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { changesBetween } from '../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../http/operator-call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { MemberDirectory } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import { acceptAmount } from './amounts.service.ts';
import type { DepositCredit } from './deposit-credit.service.ts';
import { describeDeposit } from './deposit-view.service.ts';
import { type DepositRow, findDeposit, listDeposits, lockDeposit } from './deposits.repo.ts';
import { canApprove, canMove, feeOfWhatCame } from './deposits.rules.ts';
import { listSteps } from './steps.repo.ts';

type Calls = ConsoleContract['cashier'];
type Caller = { operator: Operator; actor: Actor };
type DeskNeeds = {
  database: Database;
  clock: { now(): number };
  credit: DepositCredit;
  directory: MemberDirectory;
  people: Operators['people'];
  audit: AuditWriter;
};
export type DepositsDesk = ReturnType<typeof createDepositsDesk>;

/** Deposits as operators see them, and what they decide. */
export function createDepositsDesk({ database, clock, credit, directory, people, audit }: DeskNeeds) {
  const { queries } = database;

  async function describe(brand: Brand, rows: DepositRow[]): Promise<OperatorDeposit[]> {
    const members = await directory.describe(
      brand.id,
      rows.map(({ memberId }) => memberId),
    );
    const language = brand.settings.defaultLanguage;
    return rows.map((row) => {
      const { payUrl: _secret, ...deposit } = describeDeposit(row, { brand, language }, clock.now());
      const { cameAmount, cameCurrency, cameAt, payerName, gatewayPayment } = row;
      const member = members.get(row.memberId);
      return {
        ...deposit,
        member: {
          id: row.memberId,
          account: member?.account ?? null,
          customerNo: member?.customerNo ?? null,
        },
        payerName,
        gatewayPayment,
        came:
          cameAmount !== null && cameCurrency !== null && cameAt !== null
            ? { amount: cameAmount, currency: cameCurrency, at: cameAt.getTime() }
            : null,
      };
    });
  }

  /** Changes a deposit under its lock and tells it as it is then. */
  async function decide(
    brand: Brand,
    id: string,
    work: (tx: Tx, row: DepositRow) => Promise<DepositRow>,
  ): Promise<OperatorDeposit> {
    const row = await database.transaction(async (tx) => {
      const locked = await lockDeposit(tx, { brandId: brand.id, id });
      if (!locked) throw new Refusal('not_found');
      return work(tx, locked);
    });
    const [described] = await describe(brand, [row]);
    return described as OperatorDeposit;
  }

  /** On record, with what it was and what it became. */
  async function record(tx: Tx, action: string, about: Caller & { before: DepositRow; after: DepositRow }) {
    const { actor, before, after } = about;
    const told = ({ state, credited, fee }: DepositRow) => ({
      state,
      credited: writeDecimal(credited),
      fee: writeDecimal(fee),
    });
    await audit.record(tx, {
      actor,
      kind: 'change',
      action,
      target: { kind: 'deposit', id: after.id },
      brandId: after.brandId,
      changes: changesBetween(told(before), told(after)),
      reason: after.reason,
    });
  }

  /** By number, or by whoever made it; undefined: by neither. Null: there is no such thing. */
  async function searchFor(brand: Brand, search: string | undefined) {
    if (!search) return {};
    const number = search.toUpperCase();
    if (/^D[0-9A-Z]{10}$/.test(number)) return { number };
    const member = await directory.find(brand.id, search);
    return member ? { memberId: member.id } : null;
  }

  return {
    async list(brand: Brand, query: QueryOf<Calls['deposits']>) {
      const { state, method, memberId, from, to, after, limit, search } = query;
      const found = await searchFor(brand, search);
      const isOther = found && 'memberId' in found && memberId !== undefined && found.memberId !== memberId;
      if (!found || isOther) return { items: [], next: null };
      const rows = await listDeposits(queries, brand.id, {
        states: state && [state],
        method,
        memberId,
        fromMs: from,
        toMs: to,
        after,
        limit: limit + 1,
        ...found,
      });
      const items = rows.slice(0, limit);
      const next = rows.length > limit ? (items.at(-1)?.id ?? null) : null;
      return { items: await describe(brand, items), next };
    },

    /** Whose account the money came from is personal: looking at it is on record. */
    async detail(brand: Brand, id: string, actor: Actor) {
      const row = await findDeposit(queries, { brandId: brand.id, id });
      if (!row) throw new Refusal('not_found');
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
      const names = await people.describe(steps.map(({ by }) => by).filter((by) => !MACHINES.has(by)));
      const [deposit] = await describe(brand, [row]);
      return {
        ...(deposit as OperatorDeposit),
        steps: steps.map(({ state, by, reason, at }) => ({
          state,
          reason,
          at: at.getTime(),
          by: names.get(by)?.displayName ?? by,
        })),
      };
    },

    approve: (brand: Brand, { id, amount: typed, reason }: BodyOf<Calls['approveDeposit']>, caller: Caller) =>
      decide(brand, id, async (tx, row) => {
        if (!canApprove(row)) throw new Refusal('already_decided');
        const amount = acceptAmount(typed, { currency: row.currency, min: 1n, max: AMOUNT_MAX });
        const fee = feeOfWhatCame(row, amount);
        const answer = await credit.credit(tx, row, { amount, fee, by: caller.operator.id, reason });
        if (answer instanceof Refusal) throw answer;
        await record(tx, 'cashier.approve_deposit', { ...caller, before: row, after: answer });
        return answer;
      }),

    reject: (brand: Brand, { id, reason }: BodyOf<Calls['rejectDeposit']>, caller: Caller) =>
      decide(brand, id, async (tx, row) => {
        if (!canMove(row.state, 'rejected')) throw new Refusal('already_decided');
        const concludedAt = new Date(clock.now());
        const by = caller.operator.id;
        const after = await credit.move(tx, row, { state: 'rejected', by, reason, concludedAt });
        await record(tx, 'cashier.reject_deposit', { ...caller, before: row, after });
        return after;
      }),
  };
}

/** Who moves deposits without being an operator. */
const MACHINES = new Set(['member', 'gateway', 'system']);
