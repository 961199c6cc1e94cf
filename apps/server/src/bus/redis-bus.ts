import type { Redis } from 'ioredis';
import { refuseInsideTransaction } from '../db/transaction.ts';
import type { Log } from '../observability/log.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

const CHANNEL = 'parlour:bus';
const GAP = 'gap';

/** The bus of several processes, over Redis publish/subscribe. The publisher hears its own events the same way. */
export async function createRedisBus(redis: Redis, log: Log): Promise<Bus> {
  const listeners = createListeners(log);
  const subscriber = redis.duplicate();
  subscriber.on('error', (error) => log.warn({ err: error }, 'the bus lost its connection'));
  subscriber.on('message', (_channel, text) => {
    const { name, payload } = JSON.parse(text) as { name: string; payload: unknown };
    void (name === GAP ? listeners.tellGap() : listeners.tell(name, payload));
  });
  await subscriber.connect();
  await subscriber.subscribe(CHANNEL);
  // ioredis subscribes again by itself; what was said meanwhile is lost, hence the gap.
  subscriber.on('ready', () => void listeners.tellGap());

  // The change an event tells of is committed: failing the caller would be a lie. All are told of the gap later.
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
