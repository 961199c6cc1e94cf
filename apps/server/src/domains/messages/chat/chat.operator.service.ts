import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, ChatSummary, ConsoleContract, DeskChat, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Bus } from '../../../bus/bus.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { cutPage } from '../../../lists/pages.rules.ts';
import { readMomentPlace, writeMomentPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { encodeOne } from '../pictures/pictures.ts';
import {
  type ChatRow,
  findChat,
  findListed,
  type ListedChat,
  listClosed,
  listInState,
  listMessages,
  lockChat,
} from './chat.repo.ts';
import { DESK_LIST_MAX, TYPING_RATE } from './chat.rules.ts';
import type { Conversations, Opened } from './conversations.service.ts';
import { chatTyping, type Desk } from './desk.service.ts';

type Calls = ConsoleContract['messages'];
type Names = Map<string, { id: string; name: string; displayName: string }>;
type Members = {
  describe(
    brandId: string,
    ids: readonly string[],
  ): Promise<Map<string, { account: string; customerNo: string }>>;
};
type DeskSideNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  audit: AuditWriter;
  limits: RateLimits;
  people: { describe(ids: string[]): Promise<Names> };
  members: Members;
  conversations: Conversations;
  desk: Pick<Desk, 'atDesk'>;
  tellTasks(): void;
};
type By = { operator: Operator; actor: Actor };
export type ChatForOperators = ReturnType<typeof createChatForOperators>;

/** Conversations as the desk has them: a queue, and what each operator has taken. */
export function createChatForOperators(needs: DeskSideNeeds) {
  const { database, clock, bus, audit, limits, people, members, conversations, desk, tellTasks } = needs;

  async function summarise(brand: Brand, rows: readonly ListedChat[]): Promise<ChatSummary[]> {
    const names = await people.describe(rows.flatMap(({ chat }) => chat.operatorId ?? []));
    const known = await members.describe(
      brand.id,
      rows.map(({ chat }) => chat.memberId),
    );
    return rows.map((row) => summaryOf(row, names, known.get(row.chat.memberId)));
  }

  async function record(
    tx: Tx,
    { actor }: By,
    chat: ChatRow,
    what: { action: string; after: string | null; before: string | null },
  ) {
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: `messages.${what.action}`,
      target: { kind: 'chat', id: chat.memberId },
      brandId: chat.brandId,
      changes: [{ path: 'operator', before: what.before, after: what.after }],
    });
    tellTasks();
  }

  async function view(
    brand: Brand,
    { actor }: By,
    { action, memberId }: { action: string; memberId: string },
  ): Promise<void> {
    await database.transaction((tx) =>
      audit.record(tx, {
        actor,
        kind: 'view',
        action: `messages.${action}`,
        target: { kind: 'chat', id: memberId },
        brandId: brand.id,
      }),
    );
  }

  async function lock(tx: Tx, brand: Brand, memberId: string): Promise<ChatRow> {
    const chat = await lockChat(tx, brand.id, memberId);
    if (!chat) throw new Refusal('not_found');
    if (chat.state === 'closed' || chat.state === 'none') throw new Refusal('chat_closed');
    return chat;
  }

  /** One's own, or one that waits. */
  async function lockOwn(
    tx: Tx,
    brand: Brand,
    { memberId, operator }: { memberId: string; operator: Operator },
  ) {
    const chat = await lock(tx, brand, memberId);
    if (chat.state === 'open' && chat.operatorId !== operator.id) throw new Refusal('chat_taken');
    return chat;
  }

  const givenTo = (chat: ChatRow, operatorId: string): ChatRow => ({
    ...chat,
    state: 'open',
    operatorId,
    since: new Date(clock.now()),
  });

  async function openToAnswer(tx: Tx, brand: Brand, by: By, memberId: string): Promise<Opened> {
    const chat = await lockOwn(tx, brand, { memberId, operator: by.operator });
    if (chat.state === 'open') return { chat };
    await record(tx, by, chat, { action: 'take_chat', before: null, after: by.operator.id });
    return { chat: givenTo(chat, by.operator.id), before: 'taken' };
  }

  const answer = (
    brand: Brand,
    by: By,
    {
      memberId,
      ...sent
    }: { memberId: string; id: string; text: string; picture?: Awaited<ReturnType<typeof encodeOne>> },
  ) =>
    conversations.send(brand, { memberId, author: 'operator', operatorId: by.operator.id, ...sent }, (tx) =>
      openToAnswer(tx, brand, by, memberId),
    );

  return {
    async overview(brand: Brand): Promise<AnswerOf<Calls['chatDesk']>> {
      const listed = (state: 'waiting' | 'open') =>
        listInState(database.queries, brand.id, { state, limit: DESK_LIST_MAX });
      const [waiting, open] = [await listed('waiting'), await listed('open')];
      const atDesk = await people.describe(await desk.atDesk(brand.id));
      return {
        waiting: await summarise(brand, waiting),
        open: await summarise(brand, open),
        atDesk: [...atDesk.values()],
      };
    },

    async closed(brand: Brand, { after, limit }: QueryOf<Calls['closedChats']>) {
      const place = readMomentPlace(after);
      const rows = await listClosed(database.queries, brand.id, { place, limit: limit + 1 });
      const { rows: shown, next } = cutPage(limit, rows, ({ chat }) =>
        writeMomentPlace({ atMs: chat.since.getTime(), id: chat.memberId }),
      );
      return { items: await summarise(brand, shown), next };
    },

    async read(brand: Brand, { memberId, ...asked }: QueryOf<Calls['deskChat']>, by: By): Promise<DeskChat> {
      const row = await findListed(database.queries, brand.id, memberId);
      if (!row) throw new Refusal('not_found');
      const messages = await listMessages(database.queries, brand.id, { memberId, ...asked });
      const isFirstLook = asked.after === undefined && asked.before === undefined;
      // Asking whether there is more, and there is not, shows nothing.
      const isShown = isFirstLook || messages.length > 0;
      if (isShown && row.chat.operatorId !== by.operator.id)
        await view(brand, by, { action: 'view_chat', memberId });
      const [summary] = await summarise(brand, [row]);
      if (!summary) throw new Error('a conversation was not described');
      return { ...summary, items: await conversations.describe(messages) };
    },

    async picture(brand: Brand, wanted: QueryOf<Calls['deskPicture']>, by: By) {
      const picture = await conversations.picture(brand, wanted);
      await view(brand, by, { action: 'view_chat_picture', memberId: wanted.memberId });
      return picture;
    },

    async take(brand: Brand, { memberId }: BodyOf<Calls['takeChat']>, by: By): Promise<Record<never, never>> {
      const atDesk = new Set(await desk.atDesk(brand.id));
      await database.transaction(async (tx) => {
        const chat = await lock(tx, brand, memberId);
        const { operatorId: before } = chat;
        if (before === by.operator.id) return;
        if (before && atDesk.has(before)) throw new Refusal('chat_taken');
        const taken = givenTo(chat, by.operator.id);
        await conversations.say(tx, taken, 'taken');
        await conversations.keep(tx, taken);
        await record(tx, by, chat, { action: 'take_chat', before, after: by.operator.id });
      });
      return {};
    },

    async handOver(
      brand: Brand,
      { memberId, operatorId }: BodyOf<Calls['handOverChat']>,
      by: By,
    ): Promise<Record<never, never>> {
      const atDesk = await desk.atDesk(brand.id);
      await database.transaction(async (tx) => {
        const chat = await lockOwn(tx, brand, { memberId, operator: by.operator });
        if (!atDesk.includes(operatorId)) throw new Refusal('not_found');
        const given = givenTo(chat, operatorId);
        await conversations.say(tx, given, 'taken');
        await conversations.keep(tx, given);
        await record(tx, by, chat, { action: 'hand_over_chat', before: chat.operatorId, after: operatorId });
      });
      return {};
    },

    async close(
      brand: Brand,
      { memberId }: BodyOf<Calls['closeChat']>,
      by: By,
    ): Promise<Record<never, never>> {
      await database.transaction(async (tx) => {
        const chat = await lockOwn(tx, brand, { memberId, operator: by.operator });
        const closed = { ...chat, state: 'closed' as const, since: new Date(clock.now()) };
        const { sequence } = await conversations.say(tx, closed, 'closed');
        await conversations.keep(tx, { ...closed, closedSequence: sequence });
        await record(tx, by, chat, { action: 'close_chat', before: chat.operatorId, after: null });
      });
      return {};
    },

    answer: (brand: Brand, body: BodyOf<Calls['answerChat']>, by: By) => answer(brand, by, body),

    async answerPicture(brand: Brand, { image, ...body }: BodyOf<Calls['answerChatPicture']>, by: By) {
      return answer(brand, by, { ...body, text: '', picture: await encodeOne(image) });
    },

    /** Only whoever has taken the conversation reads on behalf of the desk; what others see has arrived there. */
    async mark(
      brand: Brand,
      { memberId, delivered, read }: BodyOf<Calls['markDeskChat']>,
      { operator }: By,
    ): Promise<Record<never, never>> {
      const chat = await findChat(database.queries, brand.id, memberId);
      if (!chat) throw new Refusal('not_found');
      const isTaker = chat.operatorId === operator.id;
      const marks = { delivered: Math.max(delivered, read), read: isTaker ? read : 0 };
      await conversations.mark(brand, { side: 'desk', memberId, ...marks });
      return {};
    },

    async type(
      brand: Brand,
      { memberId }: BodyOf<Calls['deskTyping']>,
      { operator }: By,
    ): Promise<Record<never, never>> {
      const waitMs = await limits.take(`chat typing ${operator.id}`, TYPING_RATE);
      const row = await findListed(database.queries, brand.id, memberId);
      if (waitMs === 0 && row?.chat.operatorId === operator.id)
        await bus.publish(chatTyping, { brandId: brand.id, memberId, by: 'desk' });
      return {};
    },
  };
}

function summaryOf(
  { chat, last, rating, unread }: ListedChat,
  names: Names,
  member: { account: string; customerNo: string } | undefined,
): ChatSummary {
  const { memberId, state, language, since, operatorId } = chat;
  const { lastSequence, memberDelivered, memberRead, deskDelivered, deskRead } = chat;
  return {
    memberId,
    account: member?.account ?? '',
    customerNo: member?.customerNo ?? '',
    language,
    state,
    operator: names.get(operatorId ?? '') ?? null,
    unread,
    since: since.getTime(),
    lastSequence,
    memberDelivered,
    memberRead,
    deskDelivered,
    deskRead,
    last: last && { author: last.author, kind: last.kind, text: last.text, sentAt: last.sentAt.getTime() },
    rating: rating && { stars: rating.stars, comment: rating.comment },
  };
}
