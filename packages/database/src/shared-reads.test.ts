import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Lane } from './database.ts';
import { createSharedReads } from './shared-reads.ts';

const NO_ROWS = { run: async () => [], write: async () => undefined } as Partial<Lane> as Lane;

/** Doubles numbers, each batch when it is told to. */
function startReads({ together = 10, waiting = 100 } = {}) {
  const batches: (readonly number[])[] = [];
  const trips: { end(): void; fail(): void }[] = [];
  const { ask } = createSharedReads<number, number>({
    lane: NO_ROWS,
    read: (_run, questions) =>
      new Promise((resolve, reject) => {
        batches.push(questions);
        trips.push({
          end: () => resolve(questions.map((question) => question * 2)),
          fail: () => reject(new Error('the trip failed')),
        });
      }),
    together,
    waiting,
    gatherMs: 1,
  });
  const trip = async (index: number) => {
    while (!trips[index]) await delay(1);
    return trips[index];
  };
  return { ask, batches, trip };
}

describe('questions', () => {
  test('of one moment share a trip, and each gets its own answer', async () => {
    const { ask, batches, trip } = startReads();
    const answers = Promise.all([ask(1), ask(2), ask(3)]);
    (await trip(0)).end();
    expect(await answers).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  test('that arrive during a trip are answered by the next one, never by what was read before', async () => {
    const { ask, batches, trip } = startReads();
    const first = ask(1);
    const running = await trip(0);
    const later = Promise.all([ask(1), ask(2)]);
    expect(batches).toEqual([[1]]);
    running.end();
    expect(await first).toBe(2);
    (await trip(1)).end();
    expect(await later).toEqual([2, 4]);
    expect(batches).toEqual([[1], [1, 2]]);
  });

  test('of a trip that fails hear of it, and the next ones are answered', async () => {
    const { ask, trip } = startReads();
    const lost = Promise.allSettled([ask(1), ask(2)]);
    (await trip(0)).fail();
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask(3);
    (await trip(1)).end();
    expect(await next).toBe(6);
  });

  test('are answered in several trips when they are too many for one, and refused beyond a bound', async () => {
    const { ask, batches, trip } = startReads({ together: 2, waiting: 3 });
    const answers = Promise.all([ask(1), ask(2), ask(3)]);
    await expect(ask(4)).rejects.toThrow('too many questions');
    (await trip(0)).end();
    (await trip(1)).end();
    expect(await answers).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2], [3]]);
  });
});
