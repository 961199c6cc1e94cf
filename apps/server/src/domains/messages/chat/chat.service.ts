import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, Contract, Language, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { Bus } from '../../../bus/bus.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type RateLimits, takeOrRefuse } from '../../../http/limits/rate-limits.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { encodeOne } from '../pictures/pictures.ts';
import {
  addRating,
  type ChatRow,
  countUnread,
  ensureChat,
  findChat,
  findRating,
  listMessages,
  lockChat,
} from './chat.repo.ts';
import { PICTURES_RATE, TEXTS_RATE, TYPING_RATE } from './chat.rules.ts';
import type { Conversations, Opened } from './conversations.service.ts';
import { chatChanged, chatTyping, type Desk } from './desk.service.ts';

type Calls = Contract['messages'];
type ChatNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  limits: RateLimits;
  conversations: Conversations;
  desk: Pick<Desk, 'atDesk'>;
  /** How many conversations wait has changed. */
  tellTasks(): void;
};
/** Who calls, and the language they use the site in. */
type Asker = { brand: Brand; session: Session; language: Language };
export type MemberChat = ReturnType<typeof createMemberChat>;

/** A member's own conversation with support: there is no way to name another's. */
export function createMemberChat(needs: ChatNeeds) {
  const { database, clock, bus, limits, conversations, desk, tellTasks } = needs;
  const limit = (what: string, { brand, session }: Asker, rule: typeof TEXTS_RATE) =>
    takeOrRefuse(limits, `chat ${what} ${brand.id} ${session.memberId}`, rule);

  const isStaffed = async (brand: Brand) => (await desk.atDesk(brand.id)).length > 0;

  /** A member who writes waits for the desk, unless somebody talks with them already. */
  async function open(tx: Tx, { brand, session, language }: Asker, isAttended: boolean): Promise<Opened> {
    const { memberId } = session;
    await ensureChat(tx, newChat({ brandId: brand.id, memberId, language, since: new Date(clock.now()) }));
    const chat = await lockChat(tx, brand.id, memberId);
    if (!chat) throw new Error('a conversation is gone');
    if (chat.state === 'waiting' || chat.state === 'open') return { chat: { ...chat, language } };
    const waiting = {
      ...chat,
      language,
      state: 'waiting' as const,
      since: new Date(clock.now()),
      operatorId: null,
    };
    tellTasks();
    return { chat: waiting, ...(isAttended ? {} : { after: 'away' as const }) };
  }

  return {
    async read({ brand, session }: Asker, query: QueryOf<Calls['chat']>): Promise<AnswerOf<Calls['chat']>> {
      const { memberId } = session;
      const { queries } = database;
      const chat = await findChat(queries, brand.id, memberId);
      const rows = chat ? await listMessages(queries, brand.id, { memberId, ...query }) : [];
      const items = await conversations.describe(rows);
      const sequence = chat?.state === 'closed' && chat.operatorId ? chat.closedSequence : null;
      const rating =
        sequence !== null ? await findRating(queries, brand.id, { memberId, sequence }) : undefined;
      const taken = chat?.state === 'open' ? await conversations.nameOf(chat.operatorId) : null;
      return {
        state: chat?.state ?? 'none',
        isStaffed: await isStaffed(brand),
        operator: taken,
        mayRate: sequence !== null && !rating,
        lastSequence: chat?.lastSequence ?? 0,
        memberDelivered: chat?.memberDelivered ?? 0,
        memberRead: chat?.memberRead ?? 0,
        deskDelivered: chat?.deskDelivered ?? 0,
        deskRead: chat?.deskRead ?? 0,
        items,
      };
    },

    async sendText(asker: Asker, { id, text }: BodyOf<Calls['sendChat']>) {
      await limit('text', asker, TEXTS_RATE);
      const isAttended = await isStaffed(asker.brand);
      const sent = { ...authorOf(asker), id, text };
      return conversations.send(asker.brand, sent, (tx) => open(tx, asker, isAttended));
    },

    async sendPicture(asker: Asker, { id, image }: BodyOf<Calls['sendChatPicture']>) {
      const picture = await encodeOne(image, () => limit('picture', asker, PICTURES_RATE));
      const isAttended = await isStaffed(asker.brand);
      const sent = { ...authorOf(asker), id, text: '', picture };
      return conversations.send(asker.brand, sent, (tx) => open(tx, asker, isAttended));
    },

    picture: ({ brand, session }: Asker, { sequence }: QueryOf<Calls['chatPicture']>) =>
      conversations.picture(brand, { memberId: session.memberId, sequence }),

    async mark({ brand, session }: Asker, marks: BodyOf<Calls['markChat']>): Promise<Record<never, never>> {
      await conversations.mark(brand, { memberId: session.memberId, side: 'member', ...marks });
      return {};
    },

    async type(asker: Asker): Promise<Record<never, never>> {
      await limit('typing', asker, TYPING_RATE);
      await bus.publish(chatTyping, {
        brandId: asker.brand.id,
        memberId: asker.session.memberId,
        by: 'member',
      });
      return {};
    },

    unread: async ({ brand, session }: Asker): Promise<{ unReadCount: number }> => ({
      unReadCount: await countUnread(database.queries, brand.id, session.memberId),
    }),

    async rate({ brand, session }: Asker, given: BodyOf<Calls['rateChat']>): Promise<Record<never, never>> {
      const { memberId } = session;
      await database.transaction(async (tx) => {
        const chat = await lockChat(tx, brand.id, memberId);
        if (chat?.state !== 'closed' || chat.closedSequence === null || !chat.operatorId)
          throw new Refusal('not_found');
        const { closedSequence: sequence, operatorId, brandId } = chat;
        const ratedAt = new Date(clock.now());
        const isFirst = await addRating(tx, { brandId, memberId, sequence, operatorId, ratedAt, ...given });
        if (!isFirst) throw new Refusal('not_found');
        afterCommit(() => bus.publish(chatChanged, { brandId, memberId }));
      });
      return {};
    },
  };
}

const authorOf = ({ session }: Asker) => ({
  memberId: session.memberId,
  author: 'member' as const,
  operatorId: null,
});

const newChat = (about: Pick<ChatRow, 'brandId' | 'memberId' | 'language' | 'since'>): ChatRow => ({
  ...about,
  state: 'none',
  operatorId: null,
  lastSequence: 0,
  memberDelivered: 0,
  memberRead: 0,
  deskDelivered: 0,
  deskRead: 0,
  closedSequence: null,
});
