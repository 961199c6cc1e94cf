import { connect } from 'node:net';
import { LISTENER_LIMITS } from '@parlour/clock/listener-limits';
import { expect, test } from 'vitest';
import { startTestArcade } from '../testing/test-arcade.ts';

test('a body that does not come ends its connection, and one address has so many at most', async () => {
  const limits = { headersMs: 150, requestMs: 300, connectionsPerAddress: 20 };
  const arcade = await startTestArcade({ listener: { ...LISTENER_LIMITS, ...limits } });
  const { port } = new URL(await arcade.server.listen({ host: '127.0.0.1', port: 0 }));
  const sockets = Array.from({ length: 30 }, () =>
    connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }),
  );
  const closed = sockets.map((socket) => {
    socket.on('error', () => {});
    socket.resume();
    const drip = setInterval(() => socket.writable && socket.write('a'), 20);
    return new Promise<void>((resolve) =>
      socket.once('close', () => {
        clearInterval(drip);
        resolve();
      }),
    );
  });
  for (const socket of sockets)
    socket.write(
      'POST /onboarding HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
    );
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(10);
  await Promise.all(closed);
  expect(sockets.every((socket) => socket.closed)).toBe(true);
  await arcade.close();
});
