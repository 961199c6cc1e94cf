import { randomBytes } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { SEATS } from '@parlour/game-rules/fish/sea';
import { titleOf } from '../catalogue/titles.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { ROOM_SEED_BYTES, SEAT_MS, SIT_TRIES } from './fish.rules.ts';
import {
  clearSeats,
  deleteSeat,
  findLastNumber,
  findSeatOf,
  insertRoom,
  insertSeat,
  keepSeat,
  listFree,
  listSeats,
  lockRoom,
  type Room,
  type Seat,
} from './rooms.repo.ts';

export type Rooms = ReturnType<typeof createRooms>;
export type Sitting = { room: Room; seat: Seat };

/** Rooms of four. Players of an operator share those of a title; when all seats are taken, another room opens. */
export function createRooms({ database, clock }: { database: Database; clock: Clock }) {
  const { queries } = database;
  const moment = (ms = 0) => new Date(clock.now() + ms);

  /** Where the player sits; null if nowhere, or if they were away for too long. */
  async function find(session: Session): Promise<Sitting | null> {
    const found = await findSeatOf(queries, session);
    return found && found.seat.until > moment() ? found : null;
  }

  /** A free seat of a room, under its lock. False if there is none. */
  async function takeSeat(tx: Tx, session: Session, roomId: string): Promise<boolean> {
    if ((await lockRoom(tx, roomId))?.stoppedAt) return false;
    // Another tab of the player was quicker: its seat is theirs too.
    const own = await findSeatOf(tx, session);
    if (own && own.seat.until > moment()) return true;
    await clearSeats(tx, roomId, moment());
    const taken = (await listSeats(tx, roomId, moment())).map(({ seat }) => seat);
    const seat = Array.from({ length: SEATS }, (_, place) => place).find((place) => !taken.includes(place));
    if (seat === undefined) return false;
    const { playerId, gameCode, currency } = session;
    // A player has one seat: one they left without a word is given up.
    await deleteSeat(tx, playerId, gameCode);
    const fresh = { stake: null, firedAt: null, fired: [] };
    await insertSeat(tx, { roomId, seat, playerId, gameCode, currency, until: moment(SEAT_MS), ...fresh });
    return true;
  }

  async function openRoom(tx: Tx, { operatorId, gameCode }: Session): Promise<void> {
    const number = (await findLastNumber(tx, { operatorId, gameCode })) + 1;
    const seed = randomBytes(ROOM_SEED_BYTES).toString('hex');
    const fresh = { createdAt: moment(), stoppedAt: null };
    await insertRoom(tx, { id: newId(clock), operatorId, gameCode, number, seed, ...fresh });
  }

  /** The first room with a free seat; a new one if there is none. */
  async function findPlace(session: Session): Promise<void> {
    const rooms = await listFree(queries, session, moment());
    for (const { id } of rooms) if (await database.transaction((tx) => takeSeat(tx, session, id))) return;
    await database.transaction((tx) => openRoom(tx, session));
  }

  return {
    find,

    /** Sits the player down, or says that they are still there. */
    async sit(session: Session): Promise<Sitting> {
      if (titleOf(session.gameCode)?.mechanic !== 'fish') throw new Refused('not_found');
      for (let tries = 0; tries < SIT_TRIES; tries += 1) {
        const sitting = await find(session);
        const until = moment(SEAT_MS);
        if (sitting && (await keepSeat(queries, sitting.seat, { until, currency: session.currency })))
          return sitting;
        await findPlace(session);
      }
      throw new Refused('not_seated');
    },
  };
}
