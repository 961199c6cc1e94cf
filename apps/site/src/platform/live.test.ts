import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLive } from './live.ts';

/** A browser socket that opens and closes when the test says so. */
class Socket {
  static readonly CONNECTING = 0;
  static opened: Socket[] = [];
  readyState = Socket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    Socket.opened.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let ticket: string | null = null;
const live = () => createLive({ random: () => 0.5, askTicket: async () => ticket });
const settle = () => vi.advanceTimersByTimeAsync(0);
const addresses = () => Socket.opened.map(({ address }) => address);
const last = () => {
  const socket = Socket.opened.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.opened = [];
  ticket = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a visitor connects without a ticket, a member with one', async () => {
  live().on('site', () => {});
  await settle();
  ticket = 'one/time';
  live().on('site', () => {});
  await settle();
  expect(addresses()).toEqual(['/wps/live', '/wps/live?ticket=one%2Ftime']);
});

test('who signs in is connected anew, and is told everything once', async () => {
  const connection = live();
  const heard: string[] = [];
  connection.on('site', () => heard.push('site'));
  connection.on('session', () => heard.push('session'));
  await settle();
  const first = last();
  first.open();
  ticket = 'mine';
  connection.reconnect();
  await settle();
  expect(first.readyState).toBe(3);
  expect(addresses()).toEqual(['/wps/live', '/wps/live?ticket=mine']);
  expect(heard).toEqual([]);
  last().open();
  expect(heard).toEqual(['site', 'session']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(Socket.opened).toHaveLength(2);
});

test('money is asked for again at the first connection, since it may have moved before there was one', async () => {
  const connection = live();
  const heard: string[] = [];
  connection.on('wallet', () => heard.push('wallet'));
  connection.on('session', () => heard.push('session'));
  await settle();
  last().open();
  expect(heard).toEqual(['wallet']);
});

test('a connection that was still being made is closed once it is there, and not before', async () => {
  const connection = live();
  connection.on('site', () => {});
  await settle();
  const first = last();
  connection.reconnect();
  expect(first.readyState).toBe(Socket.CONNECTING);
  first.open();
  expect(first.readyState).toBe(3);
});

test('a topic reaches those who listen to it, until they stop', async () => {
  const connection = live();
  let sessions = 0;
  const stop = connection.on('session', () => {
    sessions += 1;
  });
  await settle();
  last().onmessage?.({ data: '{"topic":"session"}' });
  last().onmessage?.({ data: '{"topic":"site"}' });
  stop();
  last().onmessage?.({ data: '{"topic":"session"}' });
  expect(sessions).toBe(1);
});

test('who listens is told that there was a gap, which no other news says', async () => {
  const connection = live();
  const heard: unknown[] = [];
  connection.on('chat', (message) => heard.push(message));
  await settle();
  last().open();
  last().onmessage?.({ data: '{"topic":"chat"}' });
  last().close();
  await vi.advanceTimersByTimeAsync(1_000);
  last().open();
  expect(heard).toEqual([{ topic: 'chat' }, { topic: 'chat' }, { topic: 'chat', isAfterGap: true }]);
});

test('a lost connection is made again, ever more patiently, with a new ticket', async () => {
  ticket = 'first';
  const connection = live();
  connection.on('site', () => {});
  await settle();
  ticket = 'second';
  last().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(addresses()).toEqual(['/wps/live?ticket=first', '/wps/live?ticket=second']);
  last().close();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(Socket.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(Socket.opened).toHaveLength(3);
});
