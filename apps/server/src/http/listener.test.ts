import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const LIMITS = { headersMs: 150, requestMs: 300, keepAliveMs: 200, connectionsPerAddress: 8 };
const HEAD = 'POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/jose';
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const PATIENCE = { timeout: 20_000 };

describe.each(['site', 'console'] as const)('the listener of the %s', (side) => {
  let app: TestApp;
  let server: FastifyInstance;
  let port = 0;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    app = await startTestApp({ listener: LIMITS });
    server = side === 'site' ? app.server : app.consoleServer;
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(connections, PATIENCE).toBe(0);
  });
  afterAll(() => app.close());

  const connections = () =>
    new Promise((resolve) => server.server.getConnections((_error, count) => resolve(count)));

  /** Keeps its own side open, as somebody does who means to stay; what it is told goes into `heard`. */
  async function open(text = ''): Promise<{ socket: Socket; heard: string[] }> {
    const heard: string[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => heard.push(String(data)));
    await once(socket, 'connect');
    socket.write(text);
    return { socket, heard };
  }

  const drip = ({ socket }: { socket: Socket }, text: string) => {
    const timer = setInterval(() => socket.writable && socket.write(text), 20);
    socket.once('close', () => clearInterval(timer));
  };

  test('ends a connection that says nothing, and one whose headers do not come', async () => {
    await open();
    drip(await open(HEAD), '\r\nX-More: a');
    await expect.poll(connections, PATIENCE).toBe(0);
  });

  test('ends every connection whose body does not come, and says why', async () => {
    const slow = await Promise.all(
      Array.from({ length: 5 }, () => open(`${HEAD}\r\nContent-Length: 100000\r\n\r\n`)),
    );
    for (const one of slow) drip(one, 'a');
    await expect.poll(connections, PATIENCE).toBe(0);
    for (const { heard } of slow) expect(heard.join('')).toMatch(/^HTTP\/1\.1 (408|404|400) /);
  });

  test('ends a connection that is kept and not used', async () => {
    const { heard } = await open(HEALTH);
    await expect.poll(() => heard.join(''), PATIENCE).toContain('200 OK');
    await expect.poll(connections, PATIENCE).toBe(0);
  });

  test('takes no more connections of one address than it may have, and more when some end', async () => {
    const held = await Promise.all(Array.from({ length: LIMITS.connectionsPerAddress + 4 }, () => open()));
    await expect.poll(connections, PATIENCE).toBeLessThanOrEqual(LIMITS.connectionsPerAddress);
    for (const { socket } of held) socket.destroy();
    await expect.poll(connections, PATIENCE).toBe(0);
    const { heard } = await open(HEALTH);
    await expect.poll(() => heard.join(''), PATIENCE).toContain('200 OK');
  });
});
