import { once } from 'node:events';
import type { BrandSettings } from '@parlour/contract';
import { openPostgres } from '@parlour/database/postgres';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createLog } from '../../../observability/log.ts';
import { brandWith, CHINA, codeSentTo, NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp } from '../../../testing/test-app.ts';

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

  test('by a changed or a lost password is ended on a second process at once', async () => {
    const { DATABASE_URL, REDIS_URL } = await serviceEnvironment();
    const start = async (brands: BrandSettings[]) =>
      startTestApp({
        database: await openPostgres({ url: DATABASE_URL, pool: 5, log: createLog('silent') }),
        env: { REDIS_URL, ...NO_HUMAN_CHECK },
        brands,
      });
    const one = await start([brandWith('harbor')]);
    const other = await start([]);
    await addMember(one, 'mary01', { mobile: '+8613800138001', mobileVerifiedAt: new Date(one.clock.now()) });
    const [here, there] = [openBrowser(one), openBrowser(other)];
    await here.login('mary01');
    await there.login('mary01');
    const next = 'quiet lamp orchard 5';
    const chosen = { newPassword: next, confirmNewPassword: next };
    const change = { oldPassword: MEMBER_PASSWORD, ...chosen };
    expect((await here.post('/wps/v2/member/password', change, { sealed: true })).status).toBe(200);
    const changedAt = performance.now();
    expect((await there.call('/wps/member/info')).code).toBe('logged_out');
    expect(performance.now() - changedAt).toBeLessThan(WITHIN_MS);
    expect((await here.call('/wps/member/info')).status).toBe(200);

    await there.login('mary01', { password: next });
    const mobile = { mobileNum: '13800138001', ...CHINA };
    await here.post('/wps/verification/sms/noLogin', { ...mobile, purpose: 'password' });
    const verificationCode = await codeSentTo(one, '+8613800138001');
    const query = new URLSearchParams({ ...mobile, verificationCode });
    const { value } = await there.call(`/wps/member/password/verification?${query}`);
    const reset = { ...chosen, resetTicket: (value as { resetTicket: string }).resetTicket };
    expect((await here.post('/wps/member/password/phone', reset, { sealed: true })).status).toBe(200);
    const resetAt = performance.now();
    expect((await there.call('/wps/member/info')).code).toBe('logged_out');
    expect(performance.now() - resetAt).toBeLessThan(WITHIN_MS);
    expect((await here.call('/wps/member/info')).code).toBe('logged_out');
    await other.close();
    await one.close();
  }, 60_000);
});
