import type { Clock } from '@parlour/clock/clock';
import { MINUTE_MS } from '@parlour/clock/durations';
import type {
  AnswerOf,
  BodyOf,
  ConsoleContract,
  Mute,
  QueryOf,
  ReportedLine,
  RoomLine,
  RoomSettings,
} from '@parlour/contract';
import { ROOM_QUEUE_MAX } from '@parlour/contract/values/messages/room.rules';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { AuditEntry, AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Bus } from '../../../bus/bus.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import {
  endMute,
  findRoomMessage,
  listMutes,
  listReasons,
  listReported,
  listRoomMessages,
  putMute,
  type RoomMessageRow,
  type RoomRow,
  settleReports,
  updateRoomMessage,
} from './room.repo.ts';
import { cleanWord } from './room.rules.ts';
import { type RoomLog, roomChanged } from './room-log.service.ts';

type Calls = ConsoleContract['messages'];
type People = {
  describe(ids: string[]): Promise<Map<string, { id: string; name: string; displayName: string }>>;
};
type ModeratorNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  audit: AuditWriter;
  people: People;
  directory: Pick<MemberDirectory, 'describe'>;
  roomLog: RoomLog;
  tellTasks(): void;
};
type Nothing = Record<never, never>;
export type RoomForOperators = ReturnType<typeof createRoomForOperators>;

/** The room as operators have it: they see who wrote what, and look after it. */
export function createRoomForOperators(needs: ModeratorNeeds) {
  const { database, clock, bus, audit, people, directory, roomLog, tellTasks } = needs;
  const { queries } = database;

  async function describe(brand: Brand, rows: readonly RoomMessageRow[]): Promise<RoomLine[]> {
    const memberIds = [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))];
    const members = await directory.describe(brand.id, memberIds);
    const names = await people.describe(
      rows.flatMap(({ operatorId, hiddenBy }) => [operatorId ?? [], hiddenBy ?? []].flat()),
    );
    const now = new Date(clock.now());
    const mutes = await listMutes(queries, brand.id, { now, memberIds, limit: memberIds.length });
    const muted = new Set(mutes.map(({ memberId }) => memberId));
    return rows.map((row) => ({
      sequence: row.sequence,
      author: row.memberId === null ? 'house' : 'member',
      member: row.memberId === null ? null : memberOf(row.memberId, members),
      operator: names.get(row.operatorId ?? '') ?? null,
      text: row.text,
      sentAt: row.sentAt.getTime(),
      hiddenAt: row.hiddenAt?.getTime() ?? null,
      hiddenBy: names.get(row.hiddenBy ?? '') ?? null,
      reports: row.reports,
      isMuted: row.memberId !== null && muted.has(row.memberId),
    }));
  }

  const record = (
    tx: Tx,
    brand: Brand,
    entry: Pick<AuditEntry, 'actor' | 'action' | 'target' | 'changes' | 'reason'>,
  ) => audit.record(tx, { kind: 'change', brandId: brand.id, ...entry });

  /** Everything about one message under the lock of its room. */
  async function withMessage(
    brand: Brand,
    sequence: number,
    act: (tx: Tx, message: RoomMessageRow, room: RoomRow) => Promise<void>,
  ): Promise<Nothing> {
    await database.transaction(async (tx) => {
      const room = await roomLog.lock(tx, brand);
      const message = await findRoomMessage(tx, brand.id, sequence);
      if (!message) throw new Refusal('not_found');
      await act(tx, message, room);
      await settleReports(tx, message, new Date(clock.now()));
      await roomLog.keep(tx, room);
      tellTasks();
    });
    return {};
  }

  const target = (sequence: number) => ({ kind: 'room_message', id: String(sequence) });
  const tellRoom = (brandId: string) => afterCommit(() => bus.publish(roomChanged, { brandId }));

  return {
    async read(brand: Brand, page: QueryOf<Calls['room']>): Promise<AnswerOf<Calls['room']>> {
      const { lastSequence } = await roomLog.read(brand);
      const rows = await listRoomMessages(queries, brand.id, page);
      const isOn = brand.settings.switches.chatRoom;
      return { isOn, lastSequence, items: await describe(brand, rows) };
    },

    async reports(brand: Brand): Promise<AnswerOf<Calls['roomReports']>> {
      const rows = await listReported(queries, brand.id, ROOM_QUEUE_MAX);
      const given = await listReasons(
        queries,
        brand.id,
        rows.map(({ sequence }) => sequence),
      );
      const items: ReportedLine[] = (await describe(brand, rows)).map((line) => {
        const own = given.filter(({ sequence }) => sequence === line.sequence);
        return {
          ...line,
          reasons: Object.fromEntries(own.map(({ reason, all }) => [reason, all])),
          reportedAt: Math.min(...own.map(({ firstAt }) => firstAt.getTime())),
        };
      });
      return { items: items.sort((one, other) => one.reportedAt - other.reportedAt), next: null };
    },

    async mutes(brand: Brand): Promise<{ items: Mute[]; next: null }> {
      const rows = await listMutes(queries, brand.id, {
        now: new Date(clock.now()),
        limit: ROOM_QUEUE_MAX,
      });
      const members = await directory.describe(
        brand.id,
        rows.map(({ memberId }) => memberId),
      );
      const names = await people.describe(rows.flatMap(({ mutedBy }) => mutedBy ?? []));
      const items = rows.map((row) => ({
        member: memberOf(row.memberId, members),
        mutedAt: row.mutedAt.getTime(),
        until: row.endsAt?.getTime() ?? null,
        by: names.get(row.mutedBy ?? '') ?? null,
        reason: row.reason,
      }));
      return { items, next: null };
    },

    hide: (brand: Brand, { sequence, reason }: BodyOf<Calls['hideInRoom']>, actor: Actor) =>
      withMessage(brand, sequence, async (tx, message, room) => {
        if (message.hiddenAt !== null) throw new Refusal('already_decided');
        room.lastChange += 1;
        await updateRoomMessage(tx, message, {
          hiddenAt: new Date(clock.now()),
          hiddenBy: actor.operatorId,
          hiddenChange: room.lastChange,
          reports: 0,
        });
        await record(tx, brand, {
          actor,
          action: 'messages.hide_in_room',
          target: target(sequence),
          changes: [{ path: 'isHidden', before: false, after: true }],
          reason,
        });
      }),

    dismiss: (brand: Brand, { sequence, reason }: BodyOf<Calls['dismissReports']>, actor: Actor) =>
      withMessage(brand, sequence, async (tx, message) => {
        if (message.reports === 0) throw new Refusal('already_decided');
        await updateRoomMessage(tx, message, { reports: 0 });
        await record(tx, brand, {
          actor,
          action: 'messages.dismiss_reports',
          target: target(sequence),
          changes: [{ path: 'reports', before: message.reports, after: 0 }],
          reason,
        });
      }),

    async mute(
      brand: Brand,
      { memberId, minutes, reason }: BodyOf<Calls['muteInRoom']>,
      actor: Actor,
    ): Promise<Nothing> {
      const member = (await directory.describe(brand.id, [memberId])).get(memberId);
      if (!member) throw new Refusal('not_found');
      const mutedAt = new Date(clock.now());
      const endsAt = minutes === null ? null : new Date(clock.now() + minutes * MINUTE_MS);
      await database.transaction(async (tx) => {
        const mutedBy = actor.operatorId;
        await putMute(tx, { brandId: brand.id, memberId, mutedAt, mutedBy, reason, endsAt });
        await record(tx, brand, {
          actor,
          action: 'messages.mute_in_room',
          target: { kind: 'member', id: memberId },
          changes: [{ path: 'mutedUntil', after: endsAt?.toISOString() ?? null }],
          reason,
        });
        tellRoom(brand.id);
      });
      return {};
    },

    async unmute(
      brand: Brand,
      { memberId, reason }: BodyOf<Calls['unmuteInRoom']>,
      actor: Actor,
    ): Promise<Nothing> {
      await database.transaction(async (tx) => {
        const hasEnded = await endMute(tx, { brandId: brand.id, memberId }, new Date(clock.now()));
        if (!hasEnded) throw new Refusal('already_decided');
        await record(tx, brand, {
          actor,
          action: 'messages.unmute_in_room',
          target: { kind: 'member', id: memberId },
          changes: [{ path: 'isMuted', before: true, after: false }],
          reason,
        });
        tellRoom(brand.id);
      });
      return {};
    },

    /** Nobody but the operator judges what the house says. */
    async speak(brand: Brand, { id, text }: BodyOf<Calls['speakInRoom']>, actor: Actor): Promise<Nothing> {
      const operatorId = actor.operatorId;
      if (operatorId === null) throw new Error('the house speaks through an operator');
      await roomLog.say(brand, { id, text, operatorId }, async (_tx, _room, clean) => clean);
      return {};
    },

    settings: async (brand: Brand): Promise<RoomSettings> => settingsOf(await roomLog.read(brand)),

    async saveSettings(
      brand: Brand,
      { reason, ...wanted }: BodyOf<Calls['saveRoomSettings']>,
      actor: Actor,
    ): Promise<RoomSettings> {
      const settings: RoomSettings = {
        visitorsMayRead: wanted.visitorsMayRead,
        refusedWords: cleanWords(wanted.refusedWords),
        maskedWords: cleanWords(wanted.maskedWords),
        keptDays: wanted.keptDays,
      };
      await database.transaction(async (tx) => {
        const room = await roomLog.lock(tx, brand);
        await roomLog.keep(tx, { ...room, ...settings });
        await record(tx, brand, {
          actor,
          action: 'messages.save_room_settings',
          target: { kind: 'chat_room', id: brand.settings.merchantCode },
          changes: changesBetween(settingsOf(room), settings),
          reason,
        });
      });
      return settings;
    },
  };
}

const settingsOf = ({ visitorsMayRead, refusedWords, maskedWords, keptDays }: RoomRow): RoomSettings => ({
  visitorsMayRead,
  refusedWords,
  maskedWords,
  keptDays,
});

/** Each once, in their order; what has no letter is no word. */
const cleanWords = (words: readonly string[]): string[] => [
  ...new Set(words.map(cleanWord).filter((word) => word !== '')),
];

const memberOf = (id: string, members: Awaited<ReturnType<MemberDirectory['describe']>>) => ({
  id,
  account: members.get(id)?.account ?? '',
  customerNo: members.get(id)?.customerNo ?? '',
});
