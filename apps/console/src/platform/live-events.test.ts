import type { ConsoleClient, Tasks } from '@parlour/client/console';
import { expect, test, vi } from 'vitest';
import { listenToEvents, waitBefore } from './live-events.ts';

test('waits double up to a minute', () => {
  expect([1, 2, 3, 7, 30].map(waitBefore)).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
});

test('counts arrive, and after an end or an error a new ticket opens a new connection', async () => {
  const { tasks, streams, waits, addresses, stop } = listen();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.say('tasks', JSON.stringify({ items: [], total: 3 }));
  expect(tasks).toEqual([{ items: [], total: 3 }]);
  streams[0]?.say('end');
  expect(waits.map(({ afterMs }) => afterMs)).toEqual([1_000]);
  waits[0]?.run();
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  streams[1]?.say('error');
  expect(waits.map(({ afterMs }) => afterMs)).toEqual([1_000, 2_000]);
  expect(addresses).toEqual(['/ops/live?ticket=t1', '/ops/live?ticket=t2']);
  stop();
});

test('a listener that was stopped opens nothing more', async () => {
  const { streams, stop } = listen();
  stop();
  await new Promise((resolve) => setTimeout(resolve));
  expect(streams).toEqual([]);
});

type Stream = { say(name: string, data?: string): void; isClosed: boolean };

function listen() {
  const tasks: Tasks[] = [];
  const streams: Stream[] = [];
  const waits: { run: () => void; afterMs: number }[] = [];
  const addresses: string[] = [];
  let tickets = 0;
  const ticket = async () => {
    tickets += 1;
    return { ticket: `t${tickets}`, expiresAt: 0 };
  };
  const stop = listenToEvents({
    client: { operators: { ticket } } as unknown as ConsoleClient,
    purpose: 'live',
    on: { tasks: (told) => tasks.push(told as Tasks) },
    open: (address) => {
      addresses.push(address);
      const target = new EventTarget();
      const stream = {
        isClosed: false,
        say: (name: string, data = '') => target.dispatchEvent(Object.assign(new Event(name), { data })),
      };
      streams.push(stream);
      const close = () => {
        stream.isClosed = true;
      };
      return Object.assign(target, { close }) as unknown as EventSource;
    },
    wait: (run, afterMs) => {
      waits.push({ run, afterMs });
      return () => undefined;
    },
  });
  return { tasks, streams, waits, addresses, stop };
}
