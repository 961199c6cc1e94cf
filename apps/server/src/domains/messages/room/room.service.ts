import type { Clock } from '@parlour/clock/clock';
import {
  type AnswerOf,
  type BodyOf,
  type Contract,
  MEMBER_TYPE,
  type QueryOf,
  REAL_MONEY_TYPES,
  type RoomMessage,
} from '@parlour/contract';
import { maskAccount } from '@parlour/contract/values/identity.rules';
import { ROOM_HIDDEN_MAX } from '@parlour/contract/values/messages/room.rules';
import type { Database, Queries } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { Bus } from '../../../bus/bus.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type RateLimits, type RateRule, takeOrRefuse } from '../../../http/limits/rate-limits.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import {
  addReport,
  findRoomMessage,
  listHidden,
  listMutes,
  listRoomMessages,
  type MuteRow,
  type RoomMessageRow,
  type RoomRow,
} from './room.repo.ts';
import { createJudge, REPORT_RATE, ROOM_RATE, SAY_HOURLY, SAY_RATE } from './room.rules.ts';
import { type RoomLog, roomChanged } from './room-log.service.ts';

type Calls = Contract['messages'];
/** When the exclusions in force end, by member; null: never. Protection knows. */
export type ExclusionEnds = (
  brandId: string,
  memberIds: readonly string[],
) => Promise<Map<string, number | null>>;
type RoomNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  limits: RateLimits;
  directory: Pick<MemberDirectory, 'describe'>;
  exclusionEnds: ExclusionEnds;
  roomLog: RoomLog;
  /** How many reports wait has changed. */
  tellTasks(): void;
};
type Visitor = { brand: Brand; session: Session | null };
type Asker = { brand: Brand; session: Session };
export type Room = ReturnType<typeof createRoom>;

/** The brand's chat room as its members have it. */
export function createRoom(needs: RoomNeeds) {
  const { database, clock, bus, limits, directory, exclusionEnds, roomLog, tellTasks } = needs;
  const judges = new Map<string, { words: string; judge: ReturnType<typeof createJudge> }>();

  const limit = (what: string, { brand, session }: Asker, rule: RateRule) =>
    takeOrRefuse(limits, `room ${what} ${brand.id} ${session.memberId}`, rule);

  async function findMute(queries: Queries, { brand, session }: Asker) {
    const asked = { now: new Date(clock.now()), memberIds: [session.memberId], limit: 1 };
    const [mute] = await listMutes(queries, brand.id, asked);
    return mute;
  }

  /** Who excluded themselves is to hear nothing of play, and a room of players talks of little else. */
  async function refuseExcluded({ brand, session }: Asker): Promise<void> {
    const ends = await exclusionEnds(brand.id, [session.memberId]);
    const until = ends.get(session.memberId);
    if (until !== undefined) throw new Refusal('excluded', { end: until === null ? 'never' : 'date', until });
  }

  /** Compiled once for as long as the words stay. */
  function judgeOf({ brandId, refusedWords, maskedWords }: RoomRow) {
    const words = JSON.stringify([refusedWords, maskedWords]);
    const known = judges.get(brandId);
    if (known?.words === words) return known.judge;
    const judge = createJudge({ refusedWords, maskedWords });
    judges.set(brandId, { words, judge });
    return judge;
  }

  /** Refuses whoever may not look; says who looks otherwise. */
  async function letIn({ brand, session }: Visitor, room: RoomRow): Promise<Asker | null> {
    const isMember = session !== null && session.type !== MEMBER_TYPE.TRIAL;
    if (isMember) await refuseExcluded({ brand, session });
    else if (!room.visitorsMayRead) throw new Refusal(session ? 'free_reject' : 'not_logged_in');
    return isMember && REAL_MONEY_TYPES.includes(session.type) ? { brand, session } : null;
  }

  return {
    async read(visitor: Visitor, query: QueryOf<Calls['room']>): Promise<AnswerOf<Calls['room']>> {
      const { brand, session } = visitor;
      const { change, ...page } = query;
      const room = await roomLog.read(brand);
      const writer = await letIn(visitor, room);
      const { queries } = database;
      const rows = await listRoomMessages(queries, brand.id, page);
      const told =
        change === undefined ? [] : await listHidden(queries, brand.id, { change, limit: ROOM_HIDDEN_MAX });
      const mute = writer && (await findMute(queries, writer));
      return {
        lastSequence: room.lastSequence,
        items: rows.map((row) => describe(row, { brand, session })),
        hidden: told.map(({ sequence }) => sequence),
        change: told.length === ROOM_HIDDEN_MAX ? (told.at(-1)?.change ?? 0) : room.lastChange,
        lastChange: room.lastChange,
        standing: mute ? 'muted' : writer ? 'write' : 'read',
        mutedUntil: mute?.endsAt?.getTime() ?? null,
      };
    },

    async say(asker: Asker, { id, text }: BodyOf<Calls['sayInRoom']>): Promise<RoomMessage> {
      const { brand, session } = asker;
      const { memberId } = session;
      if (!REAL_MONEY_TYPES.includes(session.type)) throw new Refusal('free_reject');
      await refuseExcluded(asker);
      await limit('say', asker, SAY_RATE);
      await limit('hour', asker, SAY_HOURLY);
      const { account = '' } = (await directory.describe(brand.id, [memberId])).get(memberId) ?? {};
      const said = { id, text, memberId, name: maskAccount(account) };
      const judge = async (queries: Queries, room: RoomRow, clean: string) => {
        const mute = await findMute(queries, asker);
        if (mute) throw mutedRefusal(mute);
        const judged = judgeOf(room)(clean);
        if ('refused' in judged) throw new Refusal(judged.refused);
        return judged.shown;
      };
      const earlier = await roomLog.findSaid(brand, said, judge);
      if (earlier) return describe(earlier, asker);
      // Only what is going to stand in the room takes of what everybody shares.
      await takeOrRefuse(limits, `room ${brand.id}`, ROOM_RATE);
      return describe(await roomLog.say(brand, said, judge), asker);
    },

    async report(
      asker: Asker,
      { sequence, reason }: BodyOf<Calls['reportInRoom']>,
    ): Promise<Record<never, never>> {
      const { brand, session } = asker;
      const { memberId } = session;
      await refuseExcluded(asker);
      await limit('report', asker, REPORT_RATE);
      await database.transaction(async (tx) => {
        const message = await findRoomMessage(tx, brand.id, sequence);
        const isOthers = message && message.memberId !== null && message.memberId !== memberId;
        if (!isOthers || message.hiddenAt !== null) throw new Refusal('not_found');
        const reportedAt = new Date(clock.now());
        const row = { brandId: brand.id, sequence, memberId, reason, reportedAt, settledAt: null };
        if (!(await addReport(tx, row))) return;
        afterCommit(() => bus.publish(roomChanged, { brandId: brand.id }));
        tellTasks();
      });
      return {};
    },
  };
}

function mutedRefusal({ endsAt }: MuteRow): Refusal {
  return new Refusal('room_muted', {
    end: endsAt === null ? 'lifted' : 'date',
    until: endsAt?.getTime() ?? null,
  });
}

function describe(row: RoomMessageRow, { brand, session }: Visitor): RoomMessage {
  const isHidden = row.hiddenAt !== null;
  const isOwn = row.memberId !== null && row.memberId === session?.memberId;
  return {
    sequence: row.sequence,
    id: row.id,
    author: row.memberId === null ? 'house' : 'member',
    isOwn,
    name: row.memberId === null ? brand.settings.name : isHidden && !isOwn ? '' : row.name,
    text: isHidden ? '' : row.shown,
    isHidden,
    sentAt: row.sentAt.getTime(),
  };
}
