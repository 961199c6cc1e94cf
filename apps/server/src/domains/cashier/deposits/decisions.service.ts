import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, ConsoleContract } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { AMOUNT_MAX, type Amount, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { startOfBusinessDay } from '../../../tenancy/business-day.rules.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { acceptAmount } from '../amounts.service.ts';
import { addStep } from '../steps.repo.ts';
import { FIRST_APPROVAL } from '../steps.rules.ts';
import { needsTwoPersons } from '../withdrawals/withdrawals.ts';
import type { DepositCredit } from './credit.service.ts';
import { type DepositRow, lockDeposit, lockStarting, sumByHand, updateDeposit } from './deposits.repo.ts';
import { canApprove, canMove, feeOfWhatCame } from './deposits.rules.ts';

type Calls = ConsoleContract['cashier'];
type Caller = { operator: Operator; actor: Actor };
type Approval = { amount: Amount; by: string; reason: string };
type DecisionNeeds = {
  database: Database;
  clock: Clock;
  credit: DepositCredit;
  audit: AuditWriter;
  people: Pick<Operators['people'], 'othersThan'>;
};
export type DepositDecisions = ReturnType<typeof createDepositDecisions>;

/** Operators' decisions on deposits. Each locks the row, so only the first of several finds it undecided. */
export function createDepositDecisions({ database, clock, credit, audit, people }: DecisionNeeds) {
  async function decide(
    { brandId, action, actor }: { brandId: string; action: string; actor: Actor },
    { id, reason }: { id: string; reason: string },
    act: (tx: Tx, row: DepositRow) => Promise<DepositRow>,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      const before = await lockDeposit(tx, { brandId, id });
      if (!before) throw new Refusal('not_found');
      const after = await act(tx, before);
      await audit.record(tx, {
        actor,
        kind: 'change',
        action,
        target: { kind: 'deposit', id },
        brandId,
        changes: changesBetween(told(before), told(after)),
        reason,
      });
    });
  }

  /** Nothing is credited yet: another operator has to name the same amount. Another amount starts over. */
  async function approveOnce(tx: Tx, row: DepositRow, { amount, by, reason }: Approval): Promise<DepositRow> {
    if (row.approvedBy === by && row.approvedAmount === amount) throw new Refusal('own_request');
    const seen = row.state === 'review' ? row : await credit.review(tx, row, 'sent', { by });
    const approval = { approvedBy: by, approvedAmount: amount };
    await updateDeposit(tx, row, approval);
    const { brandId, id: subjectId } = row;
    const at = new Date(clock.now());
    await addStep(tx, { brandId, subjectId, state: FIRST_APPROVAL, by, reason, at });
    return { ...seen, ...approval };
  }

  async function approve(tx: Tx, row: DepositRow, { amount, by, reason }: Approval): Promise<DepositRow> {
    const fee = feeOfWhatCame(row, amount);
    const answer = await credit.credit(tx, row, { amount, fee, by, reason });
    if (answer instanceof Refusal) throw answer;
    return answer;
  }

  /**
   * Alone, an operator credits what the member said, below the brand's threshold, counting what was credited to that
   * member in the same way today: neither another amount nor many small ones pass by a second person.
   */
  async function isForOne(tx: Tx, { settings }: Brand, row: DepositRow, amount: Amount): Promise<boolean> {
    if (row.approvedBy !== null || amount !== row.amount) return false;
    await lockStarting(tx, row);
    const since = new Date(startOfBusinessDay(settings, clock.now()));
    const today = await sumByHand(tx, row, since);
    return !needsTwoPersons(today + amount, settings.cashier.withdrawals);
  }

  /** Whether somebody else has approved the same amount; refuses an account in the same hand. */
  async function isSecond(tx: Tx, { approvedBy, approvedAmount }: DepositRow, { amount, by }: Approval) {
    if (approvedBy === null || approvedBy === by || approvedAmount !== amount) return false;
    if (!(await people.othersThan(tx, by, [approvedBy])).has(approvedBy))
      throw new Refusal('not_second_person');
    return true;
  }

  return {
    approve(
      brand: Brand,
      { id, amount: typed, reason }: BodyOf<Calls['approveDeposit']>,
      { operator, actor }: Caller,
    ): Promise<void> {
      const about = { brandId: brand.id, action: 'cashier.approve_deposit', actor };
      return decide(about, { id, reason }, async (tx, row) => {
        if (!canApprove(row)) throw new Refusal('already_decided');
        const amount = acceptAmount(typed, { currency: row.currency, min: 1n, max: AMOUNT_MAX });
        const approval = { amount, by: operator.id, reason };
        const isEnough = (await isSecond(tx, row, approval)) || (await isForOne(tx, brand, row, amount));
        return isEnough ? approve(tx, row, approval) : approveOnce(tx, row, approval);
      });
    },

    reject(
      { id: brandId }: Brand,
      { id, reason }: BodyOf<Calls['rejectDeposit']>,
      { operator, actor }: Caller,
    ): Promise<void> {
      return decide({ brandId, action: 'cashier.reject_deposit', actor }, { id, reason }, (tx, row) => {
        if (!canMove(row.state, 'rejected')) throw new Refusal('already_decided');
        const concludedAt = new Date(clock.now());
        return credit.move(tx, row, { state: 'rejected', by: operator.id, reason, concludedAt });
      });
    },
  };
}

const told = ({ state, credited, fee, approvedBy, approvedAmount }: DepositRow) => ({
  state,
  credited: writeDecimal(credited),
  fee: writeDecimal(fee),
  approvedBy,
  approvedAmount: approvedAmount === null ? null : writeDecimal(approvedAmount),
});
