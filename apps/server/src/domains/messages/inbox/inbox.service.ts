import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { InboxKind, InboxMessage, InboxSummary, InboxTexts, Language } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { DailyKind } from '../../../jobs/daily.ts';
import { type AskedPage, lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Pictures } from '../pictures/pictures.ts';
import {
  addMessages,
  countUnread,
  dropSome,
  findMessage,
  type Letter,
  listMessages,
  markRead,
  setDeleted,
} from './inbox.repo.ts';
import {
  cleanText,
  cleanTexts,
  excerptOf,
  FORGOTTEN_AT_ONCE,
  INBOX_KEPT_MS,
  type InboxNews,
  newsOf,
  wordsIn,
} from './inbox.rules.ts';

/** What a domain has to say to one member. */
export type NewMessage = {
  brandId: string;
  memberId: string;
  kind: InboxKind;
  /** What it is about, such as `feedback:<id>`: an inbox takes the same once. */
  key: string;
  /** In at least one language of the brand; HTML is sanitised. */
  texts: InboxTexts;
};
/** What a domain has to say to many about one thing; the same words are written once. */
export type NewMessages = Omit<NewMessage, 'memberId' | 'texts'> & {
  letters: readonly { texts: InboxTexts; memberIds: readonly string[] }[];
};

type InboxNeeds = {
  database: Database;
  clock: Clock;
  brands: { ofId(brandId: string): Brand | undefined };
  pictures: Pick<Pictures, 'pathOf'>;
  push: { tell(tx: Tx, told: InboxNews): Promise<void> };
  /** Tells the members' open pages. */
  tellUnread(brandId: string, memberIds: readonly string[]): Promise<void>;
};
export type Inbox = ReturnType<typeof createInbox>;

/** Messages of members. What was deleted is kept, so that a deletion can be taken back. */
export function createInbox({ database, clock, brands, pictures, push, tellUnread }: InboxNeeds) {
  const ownerOf = (brand: Brand, { memberId }: Session) => ({ brandId: brand.id, memberId });

  function summarise(brand: Brand, language: Language, letter: Letter): InboxMessage {
    const found = wordsIn(letter.texts, language, brand.settings);
    const { title, content } = cleanText(found.text, { pictures: pictures.pathOf(brand) });
    return {
      id: letter.id,
      kind: letter.kind,
      title,
      excerpt: excerptOf(content),
      language: found.language,
      sentAt: letter.sentAt.getTime(),
      readAt: letter.readAt?.getTime() ?? null,
      content,
    };
  }

  async function setDeletion(brand: Brand, session: Session, wanted: { id: string; deletedAt: Date | null }) {
    const owner = ownerOf(brand, session);
    await database.transaction(async (tx) => {
      if (!(await setDeleted(tx, owner, wanted))) throw new Refusal('not_found');
      afterCommit(() => tellUnread(owner.brandId, [owner.memberId]));
    });
    return {};
  }

  /** In the caller's transaction; returns whose inbox did not have it yet. */
  async function putAll(tx: Tx, { brandId, kind, key, letters }: NewMessages): Promise<string[]> {
    const brand = brands.ofId(brandId);
    if (!brand) throw new Error(`there is no brand ${brandId}`);
    const own = { pictures: pictures.pathOf(brand) };
    const cleaned = letters.map(({ texts, memberIds }) => ({
      texts: cleanTexts(texts, own),
      to: memberIds.map((memberId) => ({ memberId, id: newId(clock) })),
    }));
    const told = { kind, key, sentAt: new Date(clock.now()) };
    const memberIds = await addMessages(tx, brandId, told, cleaned);
    if (memberIds.length === 0) return [];
    await push.tell(tx, { brandId, memberIds, news: newsOf(kind) });
    afterCommit(() => tellUnread(brandId, memberIds));
    return memberIds;
  }

  const forgetting: DailyKind = {
    name: 'messages.forget_inbox',
    maxAttempts: 5,
    daily: { afterMs: HOUR_MS, daysBack: 1 },
    async outside({ brand }) {
      const some = { before: new Date(clock.now() - INBOX_KEPT_MS), limit: FORGOTTEN_AT_ONCE };
      while ((await dropSome(database.queries, brand.id, some)) === FORGOTTEN_AT_ONCE);
    },
  };

  return {
    job: forgetting,

    /** In the caller's transaction; whether the inbox did not have it yet. */
    async put(tx: Tx, { memberId, texts, ...message }: NewMessage): Promise<boolean> {
      return (await putAll(tx, { ...message, letters: [{ texts, memberIds: [memberId] }] })).length > 0;
    },
    putAll,

    unread: (brand: Brand, session: Session) => countUnread(database.queries, ownerOf(brand, session)),

    async list(brand: Brand, session: Session, { language, page }: { language: Language; page: AskedPage }) {
      const read = (limit: number) =>
        listMessages(database.queries, ownerOf(brand, session), { beforeId: page.after, limit });
      const { rows, next } = await readPage(page.limit, read, lastId);
      const items = rows.map((letter): InboxSummary => summarise(brand, language, letter));
      return { items, next };
    },

    async detail(brand: Brand, session: Session, { id, language }: { id: string; language: Language }) {
      const letter = await findMessage(database.queries, ownerOf(brand, session), id);
      if (!letter || letter.deletedAt) throw new Refusal('not_found');
      return summarise(brand, language, letter);
    },

    async markRead(brand: Brand, session: Session, { id }: { id?: string | undefined }) {
      const owner = ownerOf(brand, session);
      await database.transaction(async (tx) => {
        if (id !== undefined && !(await findMessage(tx, owner, id))) throw new Refusal('not_found');
        const marked = await markRead(tx, owner, { id, readAt: new Date(clock.now()) });
        if (marked > 0) afterCommit(() => tellUnread(owner.brandId, [owner.memberId]));
      });
      return {};
    },

    remove: (brand: Brand, session: Session, { id }: { id: string }) =>
      setDeletion(brand, session, { id, deletedAt: new Date(clock.now()) }),
    restore: (brand: Brand, session: Session, { id }: { id: string }) =>
      setDeletion(brand, session, { id, deletedAt: null }),
  };
}
