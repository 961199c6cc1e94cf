import { refuseInsideTransaction } from '@parlour/database/transaction';
import type { Log } from '../observability/log.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

/** The bus of a single process. */
export function createLocalBus(log: Log): Bus {
  const listeners = createListeners(log);
  return {
    publish(topic, payload) {
      // Refused here too, so that the mistake shows with a single process.
      refuseInsideTransaction('a bus event');
      return listeners.tell(topic.name, payload);
    },
    subscribe: listeners.add,
    onGap: listeners.addOnGap,
    ping: async () => {},
    close: async () => {},
  };
}
