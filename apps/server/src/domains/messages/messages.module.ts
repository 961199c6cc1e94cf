import type { Clock } from '@parlour/clock/clock';
import type {
  AnnouncementDocument,
  BrandPageName,
  CannedAnswer,
  Language,
  PageTexts,
  PresenterDocument,
} from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { type Bus, topic } from '../../bus/bus.ts';
import type { PushParty } from '../../config/third-parties.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import {
  createAnnouncementReads,
  createAnnouncementsForOperators,
  createShownAnnouncements,
} from './announcements/announcements.ts';
import {
  chatChanged,
  chatForgetting,
  chatTyping,
  createCannedAnswers,
  createChatForOperators,
  createConversations,
  createDesk,
  createMemberChat,
  createUnseenAnswers,
  waitingChats,
} from './chat/chat.ts';
import { createFeedback } from './feedback/feedback.ts';
import {
  createDelivery,
  createInbox,
  createSendings,
  type ExcludedMembers,
  type NewMessage,
  type NewMessages,
} from './inbox/inbox.ts';
import { messagesOperatorRoutes } from './messages.operator.routes.ts';
import { messagesRoutes } from './messages.routes.ts';
import { createNewTerms, createPagesForOperators, createShownPages } from './pages/pages.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { createPresenters } from './presenters/presenters.ts';
import { createPushDelivery, createPushKeys, createPushOfMembers, type ToldMembers } from './push/push.ts';
import {
  createRoom,
  createRoomForOperators,
  createRoomLog,
  createRoomWatch,
  type ExclusionEnds,
  reportedMessages,
  roomChanged,
  roomForgetting,
} from './room/room.ts';

export { describeHistory, escapeHtml, gapsOf, peopleIn, sanitise, textIn } from './content/content.ts';

/** What members have not read has changed: their open pages ask again. */
const unreadChanged = topic<{ brandId: string; memberIds: readonly string[] }>('messages.unread_changed');

type MessagesNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  limits: RateLimits;
  visits: { areMany(): boolean };
  audit: AuditWriter;
  operators: Pick<Operators, 'people' | 'sessions' | 'tellTasks'>;
  jobs: Pick<Jobs, 'enqueue'>;
  secrets: Secrets;
  identity: Identity;
  pushServices: PushParty;
  /** Supplied by protection, which is to the right. */
  excluded: ExcludedMembers;
  exclusionEnds: ExclusionEnds;
  brands: { ofId(brandId: string): Brand | undefined; all(): readonly Brand[] };
};

type ShownVersion = { version: number; language: Language };

/** What messages offer other domains and the process. */
export interface Messages {
  readonly inbox: {
    /** In the caller's transaction; an inbox takes a key once. Whether it is new. */
    put(tx: Tx, message: NewMessage): Promise<boolean>;
    /** The same for many at once; returns whose inbox did not have it. */
    putAll(tx: Tx, messages: NewMessages): Promise<string[]>;
  };
  readonly pictures: Pictures;
  readonly announcements: {
    putDemo(brand: Brand, documents: readonly AnnouncementDocument[]): Promise<void>;
  };
  /** Pages that brands write themselves; which version the site shows, for consents. */
  readonly pages: {
    putDemo(brand: Brand, pages: Partial<Record<BrandPageName, PageTexts>>): Promise<void>;
    versionFor(
      brand: Brand,
      name: BrandPageName,
      language: Language,
    ): ShownVersion | null | Promise<ShownVersion | null>;
  };
  /** Who has to agree to new terms before they deposit or play. */
  readonly consents: {
    /** Refuses who has not agreed; undefined, with nothing to wait for, while the brand asks for nothing. */
    require(asker: { brand: Brand; memberId: string }): Promise<void> | undefined;
  };
  readonly cannedAnswers: {
    putDemo(brand: Brand, answers: readonly Pick<CannedAnswer, 'title' | 'texts'>[]): Promise<void>;
  };
  readonly roomLog: { putDemo(brand: Brand, texts: readonly string[]): Promise<void> };
  readonly presenters: { putDemo(brand: Brand, documents: readonly PresenterDocument[]): Promise<void> };
  readonly push: {
    /** In the caller's transaction: notifies those devices of the members that want it. */
    tell(tx: Tx, told: ToldMembers): Promise<void>;
  };
}

/**
 * Messages owns what the house tells people: announcements, with their banners and popups, pages that brands write
 * themselves, the pictures in them, the inbox of each member, notifications on their devices, their feedback, their
 * conversations with support, the brand's chat room, and who presents for it. What is public is answered from memory; what
 * a member has read of it is kept apart.
 */
export function createMessagesModule(needs: MessagesNeeds): DomainModule & Messages {
  const { bus, operators, identity } = needs;
  const { directory } = identity;
  const { people, tellTasks } = operators;
  const pictures = createPictures(needs);
  const shown = createShownAnnouncements({ ...needs, pictures });
  const announcements = createAnnouncementsForOperators({ ...needs, people, pictures, shown });
  const tellUnread = (brandId: string, memberIds: readonly string[]) =>
    bus.publish(unreadChanged, { brandId, memberIds });
  const shownPages = createShownPages({ ...needs, pictures });
  const newTerms = createNewTerms({ ...needs, consents: identity.consents, shown: shownPages });
  const pages = createPagesForOperators({
    ...needs,
    people,
    pictures,
    shown: shownPages,
    newTerms,
    segments: directory.segments,
  });
  const reads = createAnnouncementReads({
    ...needs,
    shown,
    tellUnread: ({ brandId, memberId }) => tellUnread(brandId, [memberId]),
  });
  const keys = createPushKeys(needs);
  const push = createPushDelivery({ ...needs, keys });
  const inbox = createInbox({ ...needs, pictures, push, tellUnread });
  const delivery = createDelivery({ ...needs, segments: directory.segments, push, tellUnread });
  const sendings = createSendings({ ...needs, people, segments: directory.segments, pictures, delivery });
  const desk = createDesk({ ...needs, renew: operators.sessions.renew });
  const unseen = createUnseenAnswers({ ...needs, push });
  const conversations = createConversations({ ...needs, people, unseen });
  const chat = createMemberChat({ ...needs, conversations, desk, tellTasks });
  const chats = createChatForOperators({
    ...needs,
    people,
    members: directory,
    conversations,
    desk,
    tellTasks,
  });
  const cannedAnswers = createCannedAnswers(needs);
  const feedback = createFeedback({ ...needs, people, directory, inbox });
  const roomLog = createRoomLog(needs);
  const room = createRoom({ ...needs, directory, roomLog, tellTasks });
  const rooms = createRoomForOperators({ ...needs, people, directory, roomLog, tellTasks });
  const roomWatch = createRoomWatch({ bus, renew: operators.sessions.renew });
  const presenters = createPresenters({ ...needs, people, pictures });
  const pushOfMembers = createPushOfMembers({ ...needs, keys });
  const talk = { chat, feedback, room, presenters };
  return {
    routes: messagesRoutes({
      shown,
      reads,
      inbox,
      pages: shownPages,
      newTerms,
      push: pushOfMembers,
      ...talk,
    }),
    operatorRoutes: messagesOperatorRoutes({
      announcements,
      pages,
      pictures,
      sendings,
      chats,
      cannedAnswers,
      desk,
      feedback,
      rooms,
      roomWatch,
      presenters,
    }),
    consoleSources: { tasks: [waitingChats(needs), reportedMessages(needs)] },
    jobs: [
      delivery.job,
      inbox.job,
      reads.job,
      ...push.jobs,
      unseen.job,
      chatForgetting(needs),
      roomForgetting({ ...needs, roomLog }),
      feedback.job,
    ],
    topics(live) {
      shown.onChanged((brandId) => live.tell({ brandId }, { topic: 'notice' }));
      live.onFirstPage(shown.watch);
      bus.subscribe(unreadChanged, ({ brandId, memberIds }) =>
        live.tellMembers(brandId, memberIds, { topic: 'unread' }),
      );
      bus.subscribe(chatChanged, (chatOf) => live.tell(chatOf, { topic: 'chat' }));
      bus.subscribe(roomChanged, ({ brandId }) => live.tell({ brandId }, { topic: 'room' }));
      bus.subscribe(chatTyping, ({ by, ...chatOf }) => {
        if (by === 'desk') live.tell(chatOf, { topic: 'chat', typing: true });
      });
    },
    close: async () => shown.close(),
    pictures,
    announcements,
    inbox,
    pages: { putDemo: pages.putDemo, versionFor: shownPages.versionFor },
    consents: newTerms,
    cannedAnswers,
    roomLog,
    presenters,
    push,
  };
}
