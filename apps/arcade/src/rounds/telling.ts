import type { Log } from '../log.ts';
import { DELIVERED_AT_ONCE } from './deliveries.rules.ts';
import type { Deliveries } from './deliveries.service.ts';

export type Telling = ReturnType<typeof createTelling>;

/**
 * Tells wallets what they are owed while other work goes on, so many at a time. What was not sent when the process dies
 * is a row with a lease, and another process sends it.
 */
export function createTelling({ deliveries, log }: { deliveries: Deliveries; log: Log }) {
  const waiting: string[] = [];
  const running = new Set<Promise<void>>();

  async function work(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      await deliveries.deliver(id).catch((error) => log.error({ err: error }, 'a wallet could not be told'));
  }

  return {
    tell(owed: readonly string[]): void {
      waiting.push(...owed);
      while (running.size < DELIVERED_AT_ONCE && waiting.length > 0) {
        const worker: Promise<void> = work().finally(() => running.delete(worker));
        running.add(worker);
      }
    },
    /** Until nothing waits. */
    async rest(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
