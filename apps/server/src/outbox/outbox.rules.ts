import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { MessageChannel } from '@parlour/contract';

/** With the growing wait between them, tries go on for about three hours. */
export const MAX_ATTEMPTS = 12;

/** A message that could not be sent by then is not sent any more. */
export const USEFUL_FOR_MS = DAY_MS;

/** How long a message is kept that was sent or given up. */
export const FINISHED_KEPT_MS = 30 * DAY_MS;
export const FORGET_EVERY_MS = HOUR_MS;

/** How long a gateway of messages may take. */
export const SEND_DEADLINE_MS = 10_000;

export type SendLimit = { count: number; perMs: number };

/** How many messages one recipient may get, so that nobody is flooded and no gateway's bill runs up. */
export const RECIPIENT_LIMITS: Record<MessageChannel, SendLimit[]> = {
  sms: [
    { count: 5, perMs: HOUR_MS },
    { count: 12, perMs: 24 * HOUR_MS },
  ],
  mail: [
    { count: 10, perMs: HOUR_MS },
    { count: 40, perMs: 24 * HOUR_MS },
  ],
};

/** How long until one more message is within every limit; 0: now. `times` are ascending. */
export function waitForLimits(times: number[], limits: SendLimit[], nowMs: number): number {
  return Math.max(
    ...limits.map(({ count, perMs }) => {
      const within = times.filter((time) => time > nowMs - perMs);
      const oldestThatCounts = within.at(-count);
      return oldestThatCounts === undefined ? 0 : oldestThatCounts + perMs - nowMs;
    }),
  );
}

/** Stands in a stored message where its code will be. */
const HIDDEN_CODE = '••••••';

export const hideCode = (text: string, code: string | undefined): string =>
  code ? text.replaceAll(code, HIDDEN_CODE) : text;

export const showCode = (text: string, code: string | null): string =>
  code ? text.replaceAll(HIDDEN_CODE, code) : text;

/** Enough to tell two recipients apart, too little to contact either: `+86*******89`, `a***@example.com`. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${recipient.slice(0, 1)}***${recipient.slice(at)}`;
  const hidden = Math.max(0, recipient.length - 5);
  return recipient.slice(0, 3) + '*'.repeat(hidden) + recipient.slice(3 + hidden);
}
