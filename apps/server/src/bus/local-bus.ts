import { refuseInsideTransaction } from '@parlour/database/transaction';
import type { Log } from '../observability/log.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

/** The bus of a single process. */
export function createLocalBus(log: Log): Bus {
  const listeners = createListeners(log);
  return {
    publish(topic, payload) {
      // Refused here as well, or it would only be found out on several processes.
      refuseInsideTransaction('a bus event');
      return listeners.tell(topic.name, payload);
    },
    subscribe: listeners.add,
    onGap: listeners.addOnGap,
    ping: async () => {},
    close: async () => {},
  };
}
