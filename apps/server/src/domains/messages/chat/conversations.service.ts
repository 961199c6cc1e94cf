import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { ChatKind, ChatMessage } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { Bus } from '../../../bus/bus.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import {
  addMessage,
  type ChatRow,
  findMessageById,
  findPicture,
  type Marks,
  type MessageRow,
  moveMarks,
  putChat,
  type Side,
} from './chat.repo.ts';
import { chatChanged } from './desk.service.ts';
import type { UnseenAnswers } from './unseen-answers.service.ts';

type People = { describe(ids: string[]): Promise<Map<string, { displayName: string }>> };
type ConversationNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  people: People;
  unseen: Pick<UnseenAnswers, 'watch'>;
};
type Content = { text: string; picture?: { width: number; height: number; content: Uint8Array } };
/** What somebody sends; `id` is theirs. */
export type Sent = Content & {
  memberId: string;
  author: 'member' | 'operator';
  operatorId: string | null;
  id: string;
};
/** A conversation as it is to be when a message is added, and what the house says before and after it. */
export type Opened = { chat: ChatRow; before?: ChatKind; after?: ChatKind };
export type Conversations = ReturnType<typeof createConversations>;

/** What both sides do with a conversation. Its row is locked first, so that sequences have no gap. */
export function createConversations({ database, clock, bus, people, unseen }: ConversationNeeds) {
  async function append(
    tx: Tx,
    chat: ChatRow,
    { picture, ...about }: Omit<Sent, 'memberId' | 'author'> & Pick<MessageRow, 'author' | 'kind'>,
  ): Promise<MessageRow> {
    chat.lastSequence += 1;
    const { brandId, memberId, lastSequence: sequence } = chat;
    const row = {
      brandId,
      memberId,
      sequence,
      pictureWidth: picture?.width ?? null,
      pictureHeight: picture?.height ?? null,
      sentAt: new Date(clock.now()),
      ...about,
    };
    await addMessage(tx, row, picture?.content);
    return row;
  }

  const say = (tx: Tx, chat: ChatRow, kind: ChatKind) =>
    append(tx, chat, { author: 'house', kind, text: '', id: newId(clock), operatorId: chat.operatorId });

  /** Stores the row as it was changed, and tells both sides. */
  async function keep(tx: Tx, chat: ChatRow): Promise<void> {
    await putChat(tx, chat);
    const { brandId, memberId } = chat;
    afterCommit(() => bus.publish(chatChanged, { brandId, memberId }));
  }

  async function describe(rows: readonly MessageRow[]): Promise<ChatMessage[]> {
    const names = await people.describe(rows.flatMap(({ operatorId }) => operatorId ?? []));
    return rows.map(
      ({ sequence, id, author, kind, text, pictureWidth, pictureHeight, operatorId, sentAt }) => ({
        sequence,
        id,
        author,
        kind,
        text,
        picture:
          pictureWidth === null || pictureHeight === null
            ? null
            : { width: pictureWidth, height: pictureHeight },
        operator: names.get(operatorId ?? '')?.displayName ?? null,
        sentAt: sentAt.getTime(),
      }),
    );
  }

  return {
    describe,
    nameOf: async (operatorId: string | null): Promise<string | null> =>
      operatorId && ((await people.describe([operatorId])).get(operatorId)?.displayName ?? null),
    say,
    keep,

    /** The same id again is the same message, whatever became of the conversation since. */
    async send(brand: Brand, sent: Sent, open: (tx: Tx) => Promise<Opened>): Promise<ChatMessage> {
      const kind = sent.picture ? 'picture' : 'text';
      const findSent = async (tx: Tx) => {
        const known = await findMessageById(tx, brand.id, sent);
        if (known && (known.kind !== kind || known.text !== sent.text))
          throw new Refusal('idempotency_conflict');
        return known;
      };
      const row = await database.transaction(async (tx) => {
        const earlier = await findSent(tx);
        if (earlier) return earlier;
        const { chat, before, after } = await open(tx);
        // The row is locked now: nobody can send it beside us any more.
        const meanwhile = await findSent(tx);
        if (meanwhile) return meanwhile;
        if (before) await say(tx, chat, before);
        const { memberId: _member, ...about } = sent;
        const added = await append(tx, chat, { ...about, kind });
        if (after) await say(tx, chat, after);
        if (sent.author === 'operator') await unseen.watch(tx, added);
        await keep(tx, chat);
        return added;
      });
      const [message] = await describe([row]);
      if (!message) throw new Error('a message was not described');
      return message;
    },

    async mark(brand: Brand, moved: { memberId: string; side: Side } & Marks): Promise<void> {
      const { memberId } = moved;
      await database.transaction(async (tx) => {
        const hasMoved = await moveMarks(tx, brand.id, moved);
        if (hasMoved) afterCommit(() => bus.publish(chatChanged, { brandId: brand.id, memberId }));
      });
    },

    async picture(brand: Brand, wanted: { memberId: string; sequence: number }) {
      const content = await findPicture(database.queries, brand.id, wanted);
      if (!content) throw new Refusal('not_found');
      return { type: 'image/webp' as const, image: Buffer.from(content).toString('base64') };
    },
  };
}
