import { refuseInsideTransaction } from '@parlour/database/transaction';
import type { Redis } from 'ioredis';
import type { Log } from '../observability/log.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

const CHANNEL = 'parlour:bus';
const GAP = 'gap';

/** The bus of several processes, over Redis publish/subscribe. The publisher receives its own events the same way. */
export async function createRedisBus(redis: Redis, log: Log): Promise<Bus> {
  const listeners = createListeners(log);
  const subscriber = redis.duplicate();
  subscriber.on('error', (error) => log.warn({ err: error }, 'the bus lost its connection'));
  subscriber.on('message', (_channel, text) => {
    const event = readEvent(text);
    // An unreadable message may have been anything: reread everything.
    if (!event) log.warn('an unreadable event was on the bus');
    void (!event || event.name === GAP ? listeners.tellGap() : listeners.tell(event.name, event.payload));
  });
  await subscriber.connect();
  await subscriber.subscribe(CHANNEL);
  // ioredis resubscribes on its own; messages sent meanwhile are lost, hence the gap.
  subscriber.on('ready', () => void listeners.tellGap());

  // The change is already committed, so failing the caller would be wrong. Everybody learns of the gap later.
  let hasUnsaid = false;
  async function say(name: string, payload: unknown): Promise<void> {
    try {
      await redis.publish(CHANNEL, JSON.stringify({ name, payload }));
    } catch (error) {
      hasUnsaid = true;
      log.warn({ err: error, topic: name }, 'an event could not be published');
    }
  }
  redis.on('ready', () => {
    if (!hasUnsaid) return;
    hasUnsaid = false;
    void say(GAP, {});
  });

  return {
    publish(topic, payload) {
      refuseInsideTransaction('a bus event');
      return say(topic.name, payload);
    },
    subscribe: listeners.add,
    onGap: listeners.addOnGap,
    async ping() {
      await redis.ping();
    },
    async close() {
      subscriber.disconnect();
    },
  };
}

function readEvent(text: string): { name: string; payload: unknown } | null {
  try {
    const event = JSON.parse(text) as { name?: unknown; payload?: unknown } | null;
    return typeof event?.name === 'string' ? { name: event.name, payload: event.payload } : null;
  } catch {
    // Anybody with access to Redis can publish anything; it must not end the process.
    return null;
  }
}
