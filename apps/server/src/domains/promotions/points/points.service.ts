import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { addLot, listLots, lockLots, takeFromLot } from './points.repo.ts';
import { expiryOf, takeInOrder } from './points.rules.ts';

type Member = { brandId: string; memberId: string };
export type Points = ReturnType<typeof createPoints>;

/** Members' points, in lots that expire. */
export function createPoints({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** A cause gives once. */
    async add(
      tx: Tx,
      { brandId, memberId }: Member,
      { cause, points }: { cause: string; points: number },
    ): Promise<void> {
      const nowMs = clock.now();
      await addLot(tx, {
        brandId,
        id: newId(clock),
        memberId,
        cause,
        earned: points,
        left: points,
        earnedAt: new Date(nowMs),
        expiresAt: expiryOf(nowMs),
      });
    },

    /** Takes the oldest first; whether there were enough. */
    async take(tx: Tx, member: Member, points: number): Promise<boolean> {
      const lots = takeInOrder(await lockLots(tx, member, new Date(clock.now())), points);
      for (const lot of lots ?? []) await takeFromLot(tx, member.brandId, lot);
      return lots !== null;
    },

    async balance(member: Member) {
      const lots = await listLots(database.queries, member, new Date(clock.now()));
      const [first] = lots;
      return {
        points: lots.reduce((sum, { left }) => sum + left, 0),
        next: first ? { points: first.left, expiresAt: first.expiresAt.getTime() } : null,
      };
    },
  };
}
