import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { PushSettings, PushTopic } from '@parlour/contract';
import { SITE_PATHS } from '@parlour/contract/values/site-paths';
import type { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { startOfDate, zonedStamp } from '../../../tenancy/business-day.rules.ts';

type OutboxKey = keyof (typeof OUTBOX_TEXTS)['EN'];
type News = {
  topic: PushTopic;
  title: OutboxKey;
  /** The page that a press on the notification opens. */
  path: string;
  urgency: 'low' | 'normal' | 'high';
  /** News of this time become one notification. */
  gatherMs: number;
};

/**
 * Everything a member can be notified of. A notification says that there is something, never what: it lies on a table
 * where others can read it.
 */
export const PUSH_NEWS = {
  securityChanged: {
    topic: 'security',
    title: 'outbox.push.securityChanged',
    path: SITE_PATHS.security,
    urgency: 'high',
    gatherMs: 0,
  },
  depositCredited: {
    topic: 'money',
    title: 'outbox.push.depositCredited',
    path: SITE_PATHS.depositRecord,
    urgency: 'normal',
    gatherMs: 0,
  },
  withdrawalPaid: {
    topic: 'money',
    title: 'outbox.push.withdrawalPaid',
    path: SITE_PATHS.withdrawRecord,
    urgency: 'normal',
    gatherMs: 0,
  },
  withdrawalReturned: {
    topic: 'money',
    title: 'outbox.push.withdrawalReturned',
    path: SITE_PATHS.withdrawRecord,
    urgency: 'normal',
    gatherMs: 0,
  },
  ticketsPaid: {
    topic: 'results',
    title: 'outbox.push.ticketsPaid',
    path: SITE_PATHS.betRecord,
    urgency: 'normal',
    // Some lotteries are drawn every minute.
    gatherMs: 10 * MINUTE_MS,
  },
  message: {
    topic: 'inbox',
    title: 'outbox.push.message',
    path: SITE_PATHS.inbox,
    urgency: 'normal',
    gatherMs: 0,
  },
  chatAnswer: {
    topic: 'inbox',
    title: 'outbox.push.chatAnswer',
    path: SITE_PATHS.chat,
    urgency: 'normal',
    gatherMs: 0,
  },
  offer: {
    topic: 'promotions',
    title: 'outbox.push.offer',
    path: SITE_PATHS.inbox,
    urgency: 'low',
    gatherMs: 0,
  },
} as const satisfies Record<string, News>;
export type PushNews = keyof typeof PUSH_NEWS;

/** With the growing wait between them, tries go on for about three hours. */
export const MAX_ATTEMPTS = 12;
/** How long a push service may take. */
export const SEND_DEADLINE_MS = 10_000;
/** How long a notification is worth delivering, once the quiet hours are over. */
export const USEFUL_FOR_MS = DAY_MS;
/** A browser says at every visit that it wants to be notified; one that has not for so long is given up. */
export const UNSEEN_KEPT_MS = 90 * DAY_MS;
/** Push services take a signature for a day at most (RFC 8292, section 2). */
export const SIGNED_FOR_MS = 12 * HOUR_MS;

/** When the quiet hours end that it is now; null: it is none. The same beginning and end mean none. */
export function quietUntil(quiet: PushSettings['quiet'], timeZone: string, nowMs: number): number | null {
  if (!quiet) return null;
  const stamp = zonedStamp(nowMs, timeZone);
  const [date, time] = [stamp.slice(0, 10), stamp.slice(11, 16)];
  const { from, until } = quiet;
  const isQuiet = from <= until ? from <= time && time < until : from <= time || time < until;
  if (!isQuiet) return null;
  const endOn = (day: string) => startOfDate({ timeZone, dayStartsAt: until }, day);
  const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
  return time < until ? endOn(date) : endOn(next);
}

/** Whether an address a browser gave is one of a push service: anything else would let members aim our calls. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  return services.some((service) => {
    const [scheme = '', host] = service.split('*');
    return host === undefined
      ? origin === service
      : origin.startsWith(scheme) && origin.endsWith(host) && origin.length > service.length - 1;
  });
}
