import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { type Bus, topic } from '../../bus/bus.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { Log } from '../../observability/log.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import {
  type AnnouncementsForOperators,
  createAnnouncementReads,
  createAnnouncementsForOperators,
  createShownAnnouncements,
} from './announcements/announcements.ts';
import {
  type CannedAnswers,
  chatChanged,
  chatTyping,
  createCannedAnswers,
  createChatForOperators,
  createConversations,
  createDesk,
  createMemberChat,
  waitingChats,
} from './chat/chat.ts';
import { messagesOperatorRoutes } from './messages.operator.routes.ts';
import { messagesRoutes } from './messages.routes.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';

/** What a member has not read has changed: their open pages ask again. */
const unreadChanged = topic<{ brandId: string; memberId: string }>('messages.unread_changed');

type MessagesNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  limits: RateLimits;
  audit: AuditWriter;
  operators: Pick<Operators, 'people' | 'sessions' | 'tellTasks'>;
  directory: Identity['directory'];
  brands: { ofId(brandId: string): Brand | undefined; all(): readonly Brand[] };
};

/** What messages offer the process. */
export interface Messages {
  readonly pictures: Pick<Pictures, 'keep' | 'find'>;
  readonly announcements: Pick<AnnouncementsForOperators, 'putDemo'>;
  readonly cannedAnswers: Pick<CannedAnswers, 'putDemo'>;
}

/**
 * Messages owns what the house tells people: announcements, with their banners and popups, and the pictures in them.
 * What is announced is public and answered from memory; what a member has read of it is kept apart. It also owns the
 * conversations of members with support.
 */
export function createMessagesModule(needs: MessagesNeeds): DomainModule & Messages {
  const { bus, operators } = needs;
  const { people, tellTasks } = operators;
  const pictures = createPictures(needs);
  const shown = createShownAnnouncements({ ...needs, pictures });
  const announcements = createAnnouncementsForOperators({ ...needs, people, pictures, shown });
  const reads = createAnnouncementReads({
    ...needs,
    shown,
    tellUnread: (reader) => bus.publish(unreadChanged, reader),
  });
  const desk = createDesk({ ...needs, renew: operators.sessions.renew });
  const conversations = createConversations({ ...needs, people });
  const chat = createMemberChat({ ...needs, conversations, desk, tellTasks });
  const chats = createChatForOperators({
    ...needs,
    people,
    members: needs.directory,
    conversations,
    desk,
    tellTasks,
  });
  const cannedAnswers = createCannedAnswers(needs);
  return {
    routes: messagesRoutes({ shown, reads, chat }),
    operatorRoutes: messagesOperatorRoutes({ announcements, pictures, chats, cannedAnswers, desk }),
    consoleSources: { tasks: [waitingChats(needs)] },
    topics(live) {
      shown.onChanged((brandId) => live.tell({ brandId }, { topic: 'notice' }));
      bus.subscribe(unreadChanged, (reader) => live.tell(reader, { topic: 'unread' }));
      bus.subscribe(chatChanged, (chatOf) => live.tell(chatOf, { topic: 'chat' }));
      bus.subscribe(chatTyping, ({ by, ...chatOf }) => {
        if (by === 'desk') live.tell(chatOf, { topic: 'chat', typing: true });
      });
    },
    close: async () => shown.close(),
    pictures,
    announcements,
    cannedAnswers,
  };
}
