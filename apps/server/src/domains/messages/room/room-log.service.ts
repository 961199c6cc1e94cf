import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import { ROOM_KEPT_DAYS } from '@parlour/contract/values/messages/room.rules';
import type { Database, Queries, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { type Bus, topic } from '../../../bus/bus.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import {
  addRoomMessage,
  findRoom,
  findRoomMessageById,
  lockRoom,
  putRoom,
  type RoomMessageRow,
  type RoomRow,
} from './room.repo.ts';
import { cleanText } from './room.rules.ts';

/** Something in a brand's room has changed: open pages fetch it. */
export const roomChanged = topic<{ brandId: string }>('messages.room_changed');

type LogNeeds = { database: Database; clock: Clock; bus: Bus };
/** What somebody says; `id` is theirs. */
type Said = { id: string; text: string } & ({ memberId: string; name: string } | { operatorId: string });
/** Refuses, or says what everybody sees of a text. */
type Judge = (queries: Queries, room: RoomRow, text: string) => Promise<string>;
export type RoomLog = ReturnType<typeof createRoomLog>;

/** The messages of a room. Its row is locked while one is added or hidden, so that sequences have no gap. */
export function createRoomLog({ database, clock, bus }: LogNeeds) {
  const lock = (tx: Tx, brand: Brand): Promise<RoomRow> => lockRoom(tx, unborn(brand.id));

  /** Stores the row as it was changed, and tells everybody. */
  async function keep(tx: Tx, row: RoomRow): Promise<void> {
    await putRoom(tx, row);
    const { brandId } = row;
    afterCommit(() => bus.publish(roomChanged, { brandId }));
  }

  async function append(
    tx: Tx,
    room: RoomRow,
    about: Pick<RoomMessageRow, 'id' | 'memberId' | 'operatorId' | 'name' | 'text' | 'shown'>,
  ): Promise<RoomMessageRow> {
    room.lastSequence += 1;
    const row = {
      brandId: room.brandId,
      sequence: room.lastSequence,
      sentAt: new Date(clock.now()),
      hiddenAt: null,
      hiddenBy: null,
      hiddenChange: null,
      reports: 0,
      ...about,
    };
    await addRoomMessage(tx, row);
    return row;
  }

  const read = async (brand: Brand): Promise<RoomRow> =>
    (await findRoom(database.queries, brand.id)) ?? unborn(brand.id);

  /** The same id of the same person is the same message. */
  async function findSame(queries: Queries, brand: Brand, said: Said): Promise<RoomMessageRow | undefined> {
    const known = await findRoomMessageById(queries, brand.id, said);
    if (known && known.text !== cleanText(said.text)) throw new Refusal('idempotency_conflict');
    return known;
  }

  return {
    lock,
    keep,
    read,

    /** What was said under this id before; what is new is judged, so that `say` would not refuse it. */
    async findSaid(brand: Brand, said: Said, judge: Judge): Promise<RoomMessageRow | undefined> {
      const known = await findSame(database.queries, brand, said);
      if (!known) await judge(database.queries, await read(brand), cleanText(said.text));
      return known;
    },

    async say(brand: Brand, said: Said, judge: Judge): Promise<RoomMessageRow> {
      const text = cleanText(said.text);
      return database.transaction(async (tx) => {
        const earlier = await findSame(tx, brand, said);
        if (earlier) return earlier;
        const room = await lock(tx, brand);
        // The row is locked now: nobody can say it beside us any more.
        const meanwhile = await findSame(tx, brand, said);
        if (meanwhile) return meanwhile;
        const shown = await judge(tx, room, text);
        const [memberId, operatorId] = 'memberId' in said ? [said.memberId, null] : [null, said.operatorId];
        const name = 'memberId' in said ? said.name : '';
        const row = await append(tx, room, { id: said.id, memberId, operatorId, name, text, shown });
        await keep(tx, room);
        return row;
      });
    },

    /** Without an operator: the house opens the demonstration's room. */
    putDemo: (brand: Brand, texts: readonly string[]): Promise<void> =>
      database.transaction(async (tx) => {
        const room = await lock(tx, brand);
        for (const text of texts)
          await append(tx, room, {
            id: newId(clock),
            memberId: null,
            operatorId: null,
            name: '',
            text,
            shown: text,
          });
        await putRoom(tx, room);
      }),
  };
}

const unborn = (brandId: string): RoomRow => ({
  brandId,
  lastSequence: 0,
  lastChange: 0,
  visitorsMayRead: false,
  keptDays: ROOM_KEPT_DAYS.usual,
  refusedWords: [],
  maskedWords: [],
});
