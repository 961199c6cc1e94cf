import type { Log } from '../observability/log.ts';
import type { Topic } from './bus.ts';

type Handle = (payload: never) => void | Promise<void>;

/** The listeners of this process. A failing listener is logged and never affects the others. */
export function createListeners(log: Log) {
  const byTopic = new Map<string, Handle[]>();
  const onGap: (() => void | Promise<void>)[] = [];

  async function guard(name: string, run: () => void | Promise<void>) {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, topic: name }, 'a listener failed');
    }
  }

  return {
    add: <Payload>(topic: Topic<Payload>, handle: (payload: Payload) => void | Promise<void>) => {
      byTopic.set(topic.name, [...(byTopic.get(topic.name) ?? []), handle as Handle]);
    },
    addOnGap: (handle: () => void | Promise<void>) => {
      onGap.push(handle);
    },
    tell: async (name: string, payload: unknown) => {
      await Promise.all(
        (byTopic.get(name) ?? []).map((handle) => guard(name, () => handle(payload as never))),
      );
    },
    tellGap: async () => {
      await Promise.all(onGap.map((handle) => guard('gap', handle)));
    },
  };
}
