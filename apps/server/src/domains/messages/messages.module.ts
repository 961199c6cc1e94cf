import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { type Bus, topic } from '../../bus/bus.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Operators } from '../operators/operators.module.ts';
import {
  type AnnouncementsForOperators,
  createAnnouncementReads,
  createAnnouncementsForOperators,
  createShownAnnouncements,
} from './announcements/announcements.ts';
import { messagesOperatorRoutes } from './messages.operator.routes.ts';
import { messagesRoutes } from './messages.routes.ts';
import {
  createPagesForOperators,
  createShownPages,
  type PagesForOperators,
  type ShownPages,
} from './pages/pages.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';

/** What a member has not read has changed: their open pages ask again. */
const unreadChanged = topic<{ brandId: string; memberId: string }>('messages.unread_changed');

type MessagesNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  audit: AuditWriter;
  people: Operators['people'];
  brands: { ofId(brandId: string): Brand | undefined };
};

/** What messages offer the process. */
export interface Messages {
  readonly pictures: Pick<Pictures, 'keep' | 'find'>;
  readonly announcements: Pick<AnnouncementsForOperators, 'putDemo'>;
  /** Pages that brands write themselves; which version the site shows, for consents. */
  readonly pages: Pick<PagesForOperators, 'putDemo'> & Pick<ShownPages, 'versionFor'>;
}

/**
 * Messages owns what the house tells people: announcements, with their banners and popups, pages that brands
 * write themselves, and the pictures in them. What is announced is public and answered from memory; what a member has read of it is kept apart.
 */
export function createMessagesModule(needs: MessagesNeeds): DomainModule & Messages {
  const { bus } = needs;
  const pictures = createPictures(needs);
  const shown = createShownAnnouncements({ ...needs, pictures });
  const announcements = createAnnouncementsForOperators({ ...needs, pictures, shown });
  const shownPages = createShownPages({ ...needs, pictures });
  const pages = createPagesForOperators({ ...needs, pictures, shown: shownPages });
  const reads = createAnnouncementReads({
    ...needs,
    shown,
    tellUnread: (reader) => bus.publish(unreadChanged, reader),
  });
  return {
    routes: messagesRoutes({ shown, reads, pages: shownPages }),
    operatorRoutes: messagesOperatorRoutes({ announcements, pages, pictures }),
    topics(live) {
      shown.onChanged((brandId) => live.tell({ brandId }, { topic: 'notice' }));
      bus.subscribe(unreadChanged, (reader) => live.tell(reader, { topic: 'unread' }));
    },
    close: async () => shown.close(),
    pictures,
    announcements,
    pages: { putDemo: pages.putDemo, versionFor: shownPages.versionFor },
  };
}
