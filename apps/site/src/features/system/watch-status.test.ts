import { CallRefused, type SystemStatus } from '@parlour/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStatus } from './watch-status.ts';

/** A page that is looked at, or not. */
const page = Object.assign(new EventTarget(), { hidden: false });
/** The calls that the site has made, in order; the test answers them. */
let calls: { signal: AbortSignal; answer: (status: SystemStatus) => void; refuse: () => void }[] = [];
let told: SystemStatus[] = [];
let news = () => {};
let stop = () => {};

const OPEN = { status: 0 } as SystemStatus;
const CLOSED = { status: 1 } as SystemStatus;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  [calls, told] = [[], []];
  stop = watchStatus({
    ask: ({ signal }) =>
      new Promise((answer, reject) =>
        calls.push({ signal, answer, refuse: () => reject(new CallRefused('offline', '', {})) }),
      ),
    tell: (status) => told.push(status),
    live: {
      on: (_topic, listener) => {
        news = () => listener({ topic: 'site' });
        return () => {
          news = () => {};
        };
      },
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks at once, each minute, at news, and when the page is looked at again', async () => {
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
  news();
  expect(calls).toHaveLength(3);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toHaveLength(4);
});

test('asks nothing while nobody looks', async () => {
  page.hidden = true;
  news();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test('an older answer does not replace a newer one, and its call is given up', async () => {
  news();
  calls[1]?.answer(CLOSED);
  await settle();
  calls[0]?.answer(OPEN);
  await settle();
  expect(told).toEqual([CLOSED]);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('what was asked for before the news is not told, even if it comes first', async () => {
  news();
  calls[0]?.answer(OPEN);
  await settle();
  expect(told).toEqual([]);
  calls[1]?.answer(CLOSED);
  await settle();
  expect(told).toEqual([CLOSED]);
});

test('without an answer the known status stays, and the next call is heard', async () => {
  calls[0]?.refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  calls[1]?.answer(CLOSED);
  await settle();
  expect(told).toEqual([CLOSED]);
});

test('whoever has stopped is told nothing more', async () => {
  stop();
  calls[0]?.answer(CLOSED);
  news();
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  expect(calls).toHaveLength(1);
});
