import type { Clock } from '@parlour/clock/clock';
import type { MallCanceller } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Points } from '../points/points.ts';
import { returnStock } from './items.repo.ts';
import { causeOf, ORDER_MOVES, type OrderMove, orderOf } from './mall.rules.ts';
import { changeOrder, lockOrder, type OrderRow } from './orders.repo.ts';

type MovingNeeds = {
  clock: Clock;
  points: Pick<Points, 'giveBack'>;
  /** Open pages of the member ask again. */
  tell(member: { brandId: string; memberId: string }): void;
  tellTasks(): void;
};
type Move = { move: OrderMove; by: MallCanceller } & Partial<
  Pick<OrderRow, 'carrier' | 'tracking' | 'reason' | 'decidedBy'>
>;
export type Moving = ReturnType<typeof createMoving>;

/** Moves orders on, for members and operators alike. */
export function createMoving({ clock, points, tell, tellTasks }: MovingNeeds) {
  /** Back in its lots and in the stock. */
  async function giveBack(tx: Tx, row: OrderRow, by: MallCanceller): Promise<void> {
    await returnStock(tx, { brandId: row.brandId, id: row.itemId }, row.count);
    await points.giveBack(tx, row.brandId, { cause: causeOf(row.id), byMember: by === 'member' });
  }

  return {
    /** The row is locked by the caller. What was cancelled gives back its points and its place in the stock. */
    async move(tx: Tx, row: OrderRow, { move, by, ...about }: Move): Promise<OrderRow> {
      const state = ORDER_MOVES[by][row.state][move];
      // What was won has nothing to give back to its member.
      const isPrize = row.price === 0 && by === 'member' && move === 'cancel';
      if (!state || isPrize) throw new Refusal('stale');
      const at = new Date(clock.now());
      const changes: Partial<OrderRow> = {
        ...about,
        state,
        ...(state === 'sent' && { sentAt: at }),
        ...(state === 'done' && { doneAt: at }),
        ...(state === 'cancelled' && { cancelledAt: at, cancelledBy: by }),
      };
      await changeOrder(tx, row, changes);
      if (state === 'cancelled') await giveBack(tx, row, by);
      if (row.state === 'ordered') tellTasks();
      afterCommit(() => tell(row));
      return { ...row, ...changes };
    },

    /** The credit of this cause was refused: its order is cancelled, and its points come back. Other causes have no order. */
    async takeBack(
      tx: Tx,
      {
        brandId,
        cause,
        ...about
      }: { brandId: string; cause: string; reason: string; decidedBy: string | null },
    ): Promise<void> {
      const id = orderOf(cause);
      const row = id === null ? undefined : await lockOrder(tx, { brandId, id });
      if (!row || row.state === 'cancelled') return;
      const cancelledAt = new Date(clock.now());
      await changeOrder(tx, row, { ...about, state: 'cancelled', cancelledAt, cancelledBy: 'operator' });
      await giveBack(tx, row, 'operator');
      afterCommit(() => tell(row));
    },
  };
}
