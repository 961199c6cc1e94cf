import type { Clock } from '@parlour/clock/clock';
import { APPROVALS_OF_LARGE } from '@parlour/contract/values/cashier.rules';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Operators } from '../../operators/operators.module.ts';
import type { WithdrawalMoves } from './moves.service.ts';
import type { Payouts } from './payouts.service.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawals.repo.ts';

type Caller = { operator: Operator; actor: Actor };
type Decided = { id: string; reason?: string | undefined };
type DecisionNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  jobs: Pick<Jobs, 'enqueue'>;
  moves: WithdrawalMoves;
  payouts: Pick<Payouts, 'payOut'>;
  people: Pick<Operators['people'], 'othersThan'>;
};
export type WithdrawalDecisions = ReturnType<typeof createWithdrawalDecisions>;

/** Operators' decisions on withdrawals. Each locks the row, so only the first of several finds it undecided. */
export function createWithdrawalDecisions(needs: DecisionNeeds) {
  const { database, clock, audit, jobs, moves, payouts, people } = needs;

  async function decide(
    brand: Brand,
    { id, reason }: Decided,
    {
      action,
      actor,
      act,
    }: { action: string; actor: Actor; act(tx: Tx, row: WithdrawalRow): Promise<WithdrawalRow> },
  ): Promise<void> {
    await database.transaction(async (tx) => {
      const row = await lockWithdrawal(tx, { brandId: brand.id, id });
      if (!row) throw new Refusal('not_found');
      const after = await act(tx, row);
      const told = ({ state, takenBy, approvedBy }: WithdrawalRow) => ({ state, takenBy, approvedBy });
      await audit.record(tx, {
        actor,
        kind: 'change',
        action,
        target: { kind: 'withdrawal', id },
        brandId: brand.id,
        changes: changesBetween(told(row), told(after)),
        reason: reason ?? null,
      });
    });
  }

  const take = (tx: Tx, row: WithdrawalRow, { id }: Operator) =>
    moves.move(tx, row, 'take', { by: id, about: { takenBy: id } });

  /** Approving an untaken withdrawal takes it first. */
  async function approve(
    tx: Tx,
    row: WithdrawalRow,
    operator: Operator,
    actor: Actor,
  ): Promise<WithdrawalRow> {
    const taken = row.state === 'requested' ? await take(tx, row, operator) : row;
    if (taken.state !== 'reviewing') throw new Refusal('already_decided', { state: taken.state });
    if (taken.approvedBy.includes(operator.id)) throw new Refusal('own_request');
    const others = await people.othersThan(tx, operator.id, taken.approvedBy);
    if (taken.approvedBy.some((id) => !others.has(id))) throw new Refusal('not_second_person');
    const approvedBy = [...taken.approvedBy, operator.id];
    if (taken.needsTwo && approvedBy.length < APPROVALS_OF_LARGE)
      return moves.approveOnce(tx, taken, { by: operator.id, approvedBy });
    const about = { approvedBy, askAt: new Date(clock.now()) };
    const approved = await moves.move(tx, taken, 'approve', { by: operator.id, about });
    const { brandId, id } = approved;
    await jobs.enqueue(
      tx,
      payouts.payOut,
      { brandId, id },
      { uniqueKey: id, brandId, requestId: actor.requestId ?? undefined },
    );
    return approved;
  }

  return {
    take: (brand: Brand, id: string, { operator, actor }: Caller) =>
      decide(
        brand,
        { id },
        {
          action: 'cashier.take_withdrawal',
          actor,
          act: (tx, row) => take(tx, row, operator),
        },
      ),

    approve: (brand: Brand, decided: Decided, { operator, actor }: Caller) =>
      decide(brand, decided, {
        action: 'cashier.approve_withdrawal',
        actor,
        act: (tx, row) => approve(tx, row, operator, actor),
      }),

    /** The reason is told to the member. */
    reject: (brand: Brand, decided: Decided & { reason: string }, { operator, actor }: Caller) =>
      decide(brand, decided, {
        action: 'cashier.reject_withdrawal',
        actor,
        act: (tx, row) => moves.move(tx, row, 'reject', { by: operator.id, reason: decided.reason }),
      }),
  };
}
