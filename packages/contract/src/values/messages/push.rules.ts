import type { PushTopic } from './push.ts';

/** What a member who has chosen nothing yet is notified of: never of offers. */
export const TOPICS_AT_FIRST: readonly PushTopic[] = ['security', 'money', 'results', 'inbox'];

/** By the member's clock; nobody wants to be woken by a notification. */
export const QUIET_AT_FIRST = { from: '22:00', until: '08:00' };

/** Devices of one member; the one that was used longest ago makes room. */
export const DEVICES_MAX = 10;
