import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsoleClient } from './console.ts';

/** Answers everything, and keeps the brand that each call was about. */
let server: Server;
const brands: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    brands.push(request.headers.merchant as string | undefined);
    response.setHeader('content-type', 'application/json').end('{"success":true,"value":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('a call is about the brand chosen when it is made, unless it names another or none', async () => {
  let chosen: string | null = null;
  const client = createConsoleClient({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    merchant: () => chosen,
    language: () => 'EN',
    token: () => null,
  });
  await client.messages.chatDesk();
  chosen = 'harbor';
  await client.messages.chatDesk();
  chosen = 'lantern';
  await client.messages.chatDesk();
  await client.messages.chatDesk({ merchant: 'perlas' });
  await client.messages.chatDesk({ merchant: null });
  expect(brands).toEqual([undefined, 'harbor', 'lantern', 'perlas', undefined]);
});
