import type { Clock } from '@parlour/clock/clock';
import type { Tx } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import { addStep } from '../steps.repo.ts';
import { FIRST_APPROVAL } from '../steps.rules.ts';
import { saveWithdrawal, type WithdrawalRow } from './withdrawals.repo.ts';
import { GIVEN_BACK, isEnded, stateAfter, type WithdrawalAct } from './withdrawals.rules.ts';

type Moved = {
  /** `member`, `gateway`, or the id of an operator. */
  by: string;
  /** Told to the member. */
  reason?: string | null;
  /** Other columns that change. */
  about?: Partial<Omit<WithdrawalRow, 'brandId' | 'id' | 'state'>>;
};
type MoveNeeds = {
  clock: Clock;
  holds: Wallet['holds'];
  bonuses: Pick<Wallet['bonuses'], 'restore'>;
  tellTasks(): void;
};
export type WithdrawalMoves = ReturnType<typeof createWithdrawalMoves>;

/** The only way a withdrawal changes state; the money moves with it, in the same transaction. */
export function createWithdrawalMoves({ clock, holds, bonuses, tellTasks }: MoveNeeds) {
  async function moveMoney(tx: Tx, { brandId, id, fee, state, gateway }: WithdrawalRow): Promise<void> {
    const isBack = (GIVEN_BACK as readonly string[]).includes(state);
    if (!isBack && state !== 'paid') return;
    const outcome = isBack
      ? await holds.void(tx, { brandId, id })
      : await holds.post(tx, { brandId, id }, gateway, fee);
    if (outcome.state !== 'posted') throw new Error(`the money of withdrawal ${id} was ${outcome.state}`);
    // A member who changes their mind knew that the bonus ends; otherwise it was not their doing.
    if (isBack && state !== 'cancelled') await bonuses.restore(tx, brandId, id);
  }

  const step = (tx: Tx, { brandId, id, state }: WithdrawalRow, { by, reason = null }: Moved): Promise<void> =>
    addStep(tx, { brandId, subjectId: id, state, by, reason, at: new Date(clock.now()) });

  return {
    /** The first of two approvals; the caller has locked the row. */
    async approveOnce(
      tx: Tx,
      row: WithdrawalRow,
      { by, approvedBy }: { by: string; approvedBy: string[] },
    ): Promise<WithdrawalRow> {
      const { brandId, id } = row;
      await saveWithdrawal(tx, row, { approvedBy });
      const at = new Date(clock.now());
      await addStep(tx, { brandId, subjectId: id, state: FIRST_APPROVAL, by, reason: null, at });
      return { ...row, approvedBy };
    },

    /** The first step of a new withdrawal. */
    async begin(tx: Tx, row: WithdrawalRow): Promise<void> {
      await step(tx, row, { by: 'member' });
      tellTasks();
    },

    /** The caller's transaction has locked the row; refuses moves that are not in the table. */
    async move(tx: Tx, row: WithdrawalRow, act: WithdrawalAct, moved: Moved): Promise<WithdrawalRow> {
      const state = stateAfter(row.state, act);
      if (!state) throw new Refusal('already_decided', { state: row.state });
      const ending = isEnded(state) ? { concludedAt: new Date(clock.now()), askAt: null } : {};
      const after = { ...row, ...moved.about, ...ending, state };
      await saveWithdrawal(tx, row, { ...moved.about, ...ending, state });
      await step(tx, after, moved);
      await moveMoney(tx, after);
      tellTasks();
      return after;
    },
  };
}
