import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openPostgres } from '../../db/postgres.ts';
import { createLog } from '../../observability/log.ts';
import { addMember, openBrowser } from '../../testing/members.ts';
import { describeWithServices, serviceEnvironment } from '../../testing/services.ts';
import { startTestApp } from '../../testing/test-app.ts';

const WITHIN_MS = 1_000;

describeWithServices('a session that ends', () => {
  test('is ended on a second process at once, and open pages there hear of it', async () => {
    const { DATABASE_URL, REDIS_URL } = await serviceEnvironment();
    const start = async (brands?: []) =>
      startTestApp({
        database: await openPostgres({ url: DATABASE_URL, pool: 5, log: createLog('silent') }),
        env: { REDIS_URL },
        ...(brands ? { brands } : {}),
      });
    const one = await start();
    const other = await start([]);
    await addMember(one, 'mary01');
    const here = openBrowser(one);
    await here.login('mary01');
    const there = openBrowser(other);
    for (const [name, value] of here.jar) there.jar.set(name, value);
    there.setToken(here.token());
    expect((await there.call('/wps/member/info')).status).toBe(200);
    const { ticket } = (await there.post('/wps/session/ticket', { purpose: 'live' })).value as {
      ticket: string;
    };
    const origin = await other.server.listen({ port: 0, host: '127.0.0.1' });
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/wps/live?ticket=${ticket}`, 'live.v1');
    await once(socket, 'open');
    const heard = once(socket, 'message');
    const began = performance.now();
    await here.call('/wps/session/logout', { method: 'DELETE' });
    expect((await there.call('/wps/member/info')).code).toBe('logged_out');
    const [message] = await heard;
    expect(JSON.parse(String(message))).toEqual({ topic: 'session' });
    expect(performance.now() - began).toBeLessThan(WITHIN_MS);
    socket.terminate();
    await other.close();
    await one.close();
  });
});
