import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import type { Execution } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { DailyKind } from '../../../jobs/daily.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { addRead, dropReads, listRead, type Reader } from './announcements.repo.ts';
import { READS_FORGOTTEN_AT_ONCE, READS_KEPT_MS } from './announcements.rules.ts';
import { readable } from './shown.rules.ts';
import type { ShownAnnouncements } from './shown.service.ts';

type ReadsNeeds = {
  database: Database;
  clock: Clock;
  shown: Pick<ShownAnnouncements, 'of'>;
  /** Tells the member's open pages. */
  tellUnread(reader: Reader): Promise<void>;
};
export type AnnouncementReads = ReturnType<typeof createAnnouncementReads>;

/** Who logs in for the first time is shown what every member is, and more. */
const MOST_A_MEMBER_SEES: Execution = 'F';

/** What members have read of what is announced; kept apart from it, so that everybody gets the same list. */
export function createAnnouncementReads({ database, clock, shown, tellUnread }: ReadsNeeds) {
  const forgetting: DailyKind = {
    name: 'messages.forget_reads',
    maxAttempts: 5,
    daily: { afterMs: HOUR_MS, daysBack: 1 },
    async outside({ brand }) {
      const { entries } = await shown.of(brand);
      const some = {
        before: new Date(clock.now() - READS_KEPT_MS),
        shown: entries.map(({ id }) => id),
        limit: READS_FORGOTTEN_AT_ONCE,
      };
      while ((await dropReads(database.queries, brand.id, some)) === READS_FORGOTTEN_AT_ONCE);
    },
  };

  return {
    job: forgetting,

    async of(brand: Brand, { memberId }: Session, audience: Execution) {
      const listed = readable(await shown.of(brand), audience).map(({ id }) => id);
      const ids = await listRead(database.queries, { brandId: brand.id, memberId }, listed);
      return { ids, unread: listed.length - ids.length };
    },

    async mark(brand: Brand, { memberId }: Session, announcementId: string): Promise<Record<never, never>> {
      if (!readable(await shown.of(brand), MOST_A_MEMBER_SEES).some(({ id }) => id === announcementId))
        throw new Refusal('not_found');
      const reader = { brandId: brand.id, memberId };
      await database.transaction(async (tx) => {
        const wasUnread = await addRead(tx, reader, { announcementId, readAt: new Date(clock.now()) });
        if (wasUnread) afterCommit(() => tellUnread(reader));
      });
      return {};
    },
  };
}
