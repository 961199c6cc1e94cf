import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import { POINT_MOVES, type RewardSource } from '@parlour/contract';
import { isOneOf } from '@parlour/contract/values/one-of';
import type { Database, Tx } from '@parlour/database/database';
import { type AskedPage, readPage } from '../../../lists/pages.rules.ts';
import { type HistoryPlace, listMoves } from './history.repo.ts';
import {
  addLot,
  addUses,
  changeLot,
  listLots,
  lockLots,
  type PointLotRow,
  returnUses,
} from './points.repo.ts';
import { backUntil, expiryOf, takeInOrder } from './points.rules.ts';

type Member = { brandId: string; memberId: string };
export type Points = ReturnType<typeof createPoints>;

/** Members' points, in lots that expire. */
export function createPoints({ database, clock }: { database: Database; clock: Clock }) {
  const newLot = (
    { brandId, memberId }: Member,
    lot: Pick<PointLotRow, 'cause' | 'earned' | 'expiresAt' | 'source' | 'isReturned'>,
  ): PointLotRow => ({
    ...lot,
    brandId,
    memberId,
    id: newId(clock),
    left: lot.earned,
    earnedAt: new Date(clock.now()),
  });

  return {
    /** A cause gives once. */
    async add(
      tx: Tx,
      member: Member,
      { cause, points, source }: { cause: string; points: number; source: RewardSource | null },
    ): Promise<void> {
      const expiresAt = expiryOf(clock.now());
      await addLot(tx, newLot(member, { cause, earned: points, expiresAt, source, isReturned: false }));
    },

    /** Spends what expires first; whether there was enough. */
    async spend(
      tx: Tx,
      { brandId, memberId }: Member,
      { cause, points }: { cause: string; points: number },
    ): Promise<boolean> {
      const at = new Date(clock.now());
      const lots = takeInOrder(await lockLots(tx, { brandId, memberId }, at), points);
      if (!lots) return false;
      const id = newId(clock);
      for (const lot of lots) await changeLot(tx, brandId, { id: lot.id, change: -lot.taken });
      await addUses(
        tx,
        lots.map((lot) => ({
          brandId,
          id,
          lotId: lot.id,
          memberId,
          cause,
          points: lot.taken,
          at,
          returnedAt: null,
        })),
      );
      return true;
    },

    /** What was spent on a cause goes back to its lots, or to a later lot where its own expires too soon. Once. */
    async giveBack(
      tx: Tx,
      brandId: string,
      { cause, byMember }: { cause: string; byMember: boolean },
    ): Promise<void> {
      const nowMs = clock.now();
      for (const { use, lot } of await returnUses(tx, brandId, { cause, at: new Date(nowMs) })) {
        const expiresAt = backUntil(lot, { spentAt: use.at, nowMs, byMember });
        if (expiresAt.getTime() === lot.expiresAt.getTime())
          await changeLot(tx, brandId, { id: lot.id, change: use.points });
        else
          await addLot(
            tx,
            newLot(lot, {
              cause: `back:${cause}:${lot.id}`,
              earned: use.points,
              expiresAt,
              source: null,
              isReturned: true,
            }),
          );
      }
    },

    async balance(member: Member) {
      const lots = await listLots(database.queries, member, new Date(clock.now()));
      const [first] = lots;
      return {
        points: lots.reduce((sum, { left }) => sum + left, 0),
        next: first ? { points: first.left, expiresAt: first.expiresAt.getTime() } : null,
      };
    },

    async history(member: Member, { limit, after }: AskedPage) {
      const asked = { now: new Date(clock.now()), after: placeIn(after) };
      return readPage(
        limit,
        (most) => listMoves(database.queries, member, { ...asked, limit: most }),
        ({ at, move, id }) => `${at.getTime()}.${move}.${id}`,
      );
    },
  };
}

/** What is no place starts at the beginning. */
function placeIn(after: string | undefined): HistoryPlace | undefined {
  const [at = '', move = '', id = ''] = after?.split('.') ?? [];
  const isPlace = /^\d{1,13}$/.test(at) && UUID.test(id);
  return isPlace && isOneOf(POINT_MOVES, move) ? { at: new Date(Number(at)), move, id } : undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
