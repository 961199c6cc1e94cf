import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeBrand } from '../factories/brand.factory.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('live updates', () => {
  let app: TestApp;
  let brandId = '';
  let origin = '';

  beforeAll(async () => {
    app = await startTestApp();
    origin = (await app.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    brandId = await app.database.transaction((tx) =>
      app.modules.system.brands.create(tx, makeBrand({ merchantCode: 'livebrand' })),
    );
  });
  afterAll(() => app.close());

  const listen = async (merchant: string) => {
    const heard: string[] = [];
    const socket = new WebSocket(`${origin}/wps/live`, 'live.v1', { headers: { merchant } });
    socket.on('message', (data) => heard.push(String(data)));
    await once(socket, 'open');
    return { heard, socket };
  };
  const rename = (name: string) =>
    app.database.transaction((tx) =>
      app.modules.system.brands.change(tx, brandId, (settings) => ({ ...settings, name })),
    );
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  };

  test('tell the visitors of a brand that it changed, and nobody else', async () => {
    const ours = await listen('livebrand');
    const theirs = await listen(app.modules.system.brands.byDefault()?.settings.merchantCode ?? '');
    await rename('Another name');
    await until(() => ours.heard.length > 0);
    expect(ours.heard).toEqual(['{"topic":"site"}']);
    expect(theirs.heard).toEqual([]);
    for (const { socket } of [ours, theirs]) socket.terminate();
  });

  test('are refused to a merchant that does not exist', async () => {
    await expect(listen('nosuchbrand')).rejects.toThrow('400');
  });

  test.each(['/healthz', '/wps/nothing-here', '/wps/live?ticket=nobodys'])(
    'leave no connection behind where %s is answered instead',
    async (path) => {
      const { hostname, port } = new URL(origin);
      const socket = connect(Number(port), hostname);
      const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
      const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${upgrade}\r\n${key}\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 (200|401|404) /);
    },
  );

  test('end for clients that no longer answer', async () => {
    const { socket } = await listen('livebrand');
    const { socket: deaf } = await listen('livebrand');
    deaf.pause();
    let isClosed = false;
    socket.on('close', () => {
      isClosed = true;
    });
    const asked = once(socket, 'ping');
    app.clock.advance(30_000);
    await asked;
    // Frames keep their order: once this one is answered, the server has received the other.
    socket.ping();
    await once(socket, 'pong');
    app.clock.advance(30_000);
    await until(() => app.live.count() === 1);
    expect(isClosed).toBe(false);
    for (const each of [socket, deaf]) each.terminate();
  });

  test.each([
    ['pings', (socket: WebSocket) => socket.ping()],
    ['messages', (socket: WebSocket) => socket.send('hello')],
    ['parts of a message that never ends', (socket: WebSocket) => socket.send('', { fin: false })],
  ])('end with 1008 for a page that sends %s without end', async (_what, say) => {
    const { socket } = await listen('livebrand');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    for (let n = 0; n < 2_000; n += 1) say(socket);
    await until(() => socket.readyState !== WebSocket.OPEN);
    app.clock.advance(11_000);
    expect(await closed).toBe(1008);
  });

  test('end for all of an address that says too much through many pages', async () => {
    const pages = await Promise.all(Array.from({ length: 45 }, () => listen('livebrand')));
    for (let n = 0; n < 10; n += 1) for (const { socket } of pages) socket.ping();
    await until(() => pages.some(({ socket }) => socket.readyState !== WebSocket.OPEN));
    for (const { socket } of pages) socket.terminate();
    app.clock.advance(11_000);
  });

  test.each([
    ['http://evil.example', false],
    ['null', false],
    [undefined, true],
    ['own', true],
  ])('opened by a page of %s: %s', async (page, isLet) => {
    const own = page === 'own' ? origin.replace('ws', 'http') : page;
    const socket = new WebSocket(`${origin}/wps/live`, 'live.v1', {
      headers: { merchant: 'livebrand', ...(own ? { origin: own } : {}) },
    });
    const opened = once(socket, 'open').then(
      () => true,
      (error: Error) => {
        expect(error.message).toContain('403');
        return false;
      },
    );
    expect(await opened).toBe(isLet);
    socket.terminate();
  });

  test('are for at most fifty at one address', async () => {
    await until(() => app.live.count() === 0);
    const opened = await Promise.all(Array.from({ length: 50 }, () => listen('livebrand')));
    const { socket } = await listen('livebrand');
    const code = await new Promise((resolve) => socket.on('close', resolve));
    expect(code).toBe(1013);
    for (const each of opened) each.socket.terminate();
  });
});
