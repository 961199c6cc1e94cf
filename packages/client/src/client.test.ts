import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CallRefused, createClient } from './client.ts';
import { createConsoleClient } from './console.ts';

/** A server that never answers and reports which calls were aborted. */
let server: Server;
let asked: (() => void)[] = [];
let givenUp: (() => void)[] = [];
const merchants: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    merchants.push(request.headers.merchant);
    for (const tell of asked) tell();
    response.on('close', () => {
      for (const tell of givenUp) tell();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function clientOf(needs: { deadlineMs?: number } = {}) {
  const { port } = server.address() as AddressInfo;
  return createClient({
    origin: `http://127.0.0.1:${port}`,
    language: () => 'EN',
    device: () => 'H5',
    token: () => null,
    ...needs,
  });
}

const next = (listeners: (() => void)[]) => new Promise<void>((resolve) => listeners.push(resolve));
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof CallRefused ? { code: error.code, ...error.value } : error),
  );

it('aborts a call that nobody waits for any more', async () => {
  [asked, givenUp] = [[], []];
  const leaving = new AbortController();
  const [isAsked, isGivenUp] = [next(asked), next(givenUp)];
  const call = refusalOf(clientOf().system.status({ signal: leaving.signal }));
  await isAsked;
  leaving.abort();
  expect(await call).toEqual({ code: 'offline', isLate: false });
  await isGivenUp;
});

it('a call that was given up before it began is not sent', async () => {
  asked = [() => expect.unreachable('it was sent')];
  const call = clientOf().system.status({ signal: AbortSignal.abort() });
  expect(await refusalOf(call)).toEqual({ code: 'offline', isLate: false });
});

it.each([
  ['somebody waits', () => new AbortController().signal],
  ['nobody said how long they wait', () => undefined],
])('a call that is not answered in time is late, where %s', async (_name, signalOf) => {
  asked = [];
  const signal = signalOf();
  const call = clientOf({ deadlineMs: 50 }).system.status(signal ? { signal } : {});
  expect(await refusalOf(call)).toEqual({ code: 'offline', isLate: true });
});

it('a call of the console is for the brand that is chosen when it is made', async () => {
  asked = [];
  const { port } = server.address() as AddressInfo;
  let brand: string | null = null;
  const client = createConsoleClient({
    origin: `http://127.0.0.1:${port}`,
    merchant: () => brand,
    language: () => 'EN',
    token: () => null,
    deadlineMs: 50,
  });
  merchants.length = 0;
  await refusalOf(client.messages.chatDesk());
  brand = 'harbor';
  await refusalOf(client.messages.chatDesk());
  expect(merchants).toEqual([undefined, 'harbor']);
});
