import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { FishModel } from '@parlour/game-rules/fish';
import { firstIdAt } from '@parlour/game-rules/fish/sea';
import { writeDecimal } from '@parlour/money';
import { titleOf } from '../catalogue/titles.ts';
import type { Games } from '../games/games.ts';
import type { Log } from '../log.ts';
import { startLooking } from '../looking.ts';
import { Refused } from '../refused.ts';
import { maskOf } from '../tables/table-state.ts';
import { createTableStreams, type Watcher } from '../tables/table-streams.ts';
import { CATCHES_KEPT_MS, LOOK_MS, TIDY_EVERY_MS } from './fish.rules.ts';
import type { RoomState } from './room-state.ts';
import { deleteCatches, findRoom, listCaught, listSeats, type Room, type Seat } from './rooms.repo.ts';

export type RoomWatching = ReturnType<typeof createRoomWatching>;
type Needs = { database: Database; games: Games; clock: Clock; log: Log };

/** Those who watch rooms, seated or not: they are told who sits there, what was fired and what is gone. */
export function createRoomWatching({ database, games, clock, log }: Needs) {
  const { queries } = database;
  const streams = createTableStreams<RoomState>();
  const watched = new Map<string, Room>();
  let tidiedAt = Number.NEGATIVE_INFINITY;

  async function view(room: Room): Promise<RoomState> {
    const { id, seed, number, gameCode } = room;
    const now = clock.now();
    const title = titleOf(gameCode);
    if (!title) throw new Refused('not_found');
    const model = (await games(title)).numbers as FishModel;
    const seats = await listSeats(queries, id, new Date(now));
    const gone = await listCaught(queries, id, firstIdAt(now, model));
    return { now, seed, number, seats: seats.map(viewSeat), gone };
  }

  async function tidy(): Promise<void> {
    if (clock.now() < tidiedAt + TIDY_EVERY_MS) return;
    tidiedAt = clock.now();
    await deleteCatches(queries, new Date(clock.now() - CATCHES_KEPT_MS));
  }

  /** Returns after how many milliseconds to look again. */
  async function look(): Promise<number> {
    const open = streams.watched();
    for (const id of open) {
      const room = watched.get(id);
      if (room) streams.push(id, await view(room));
    }
    await tidy();
    return open.length > 0 ? LOOK_MS.watched : LOOK_MS.idle;
  }

  return {
    look,
    /** As anybody sees it. */
    view,

    async watch(roomId: string, watcher: Watcher): Promise<() => void> {
      const room = isId(roomId) ? await findRoom(queries, roomId) : undefined;
      if (!room) throw new Refused('not_found');
      watched.set(roomId, room);
      return streams.watch(roomId, watcher, () => view(room));
    },

    /** The returned function stops it and waits for what is running. */
    start: () =>
      startLooking({
        clock,
        look,
        failed(error) {
          log.error({ err: error }, 'the rooms could not be shown');
          return LOOK_MS.idle;
        },
      }),
  };
}

function viewSeat({ seat, playerId, stake, currency, firedAt, fired }: Seat): RoomState['seats'][number] {
  return {
    seat,
    name: maskOf(playerId),
    stake: stake === null ? null : writeDecimal(stake),
    currency,
    firedAt: firedAt?.getTime() ?? null,
    fired,
  };
}
