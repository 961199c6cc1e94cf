import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { PushState, RefusalCode } from '@parlour/contract';
import { type Sandbox, startSandbox } from '@parlour/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { runDueDays } from '../../../testing/daily-jobs.ts';
import { NEXT } from '../../../testing/identity/passwords.ts';
import { type Browser, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { addPlayer } from '../../../testing/protection.ts';
import { pushServiceOf } from '../../../testing/push.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { UNSEEN_KEPT_MS } from './push.rules.ts';

const session = { idleMinutes: 1_440, absoluteHours: 720 };
const clock = createManualClock(Date.parse('2026-11-16T12:00:00+08:00'));
let app: TestApp;
let sandbox: Sandbox;
let service: ReturnType<typeof pushServiceOf>;
let serial = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock });
  service = pushServiceOf(sandbox);
  const lotus = makeBrand({ merchantCode: 'lotus' });
  app = await startTestApp({
    clock,
    env: { ...Object.assign({}, ...sandbox.environment), HUMAN_CHECK: 'off' },
    brands: [
      makeBrand({ merchantCode: 'harbor', session }),
      { ...lotus, switches: { ...lotus.switches, push: false } },
    ],
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  await service.answer('normal');
  // Noon of the next day by the members' clocks.
  clock.set(Math.ceil(clock.now() / DAY_MS) * DAY_MS + 4 * HOUR_MS);
});

/** A member of their own, whose browser is notified. */
async function addReader() {
  serial += 1;
  const account = `reader${serial}`;
  const player = await addPlayer(app, account);
  const device = await service.subscribe(player.browser);
  const put = async (kind: 'system' | 'promotion' = 'system') => {
    clock.advance(1);
    const key = `test:${clock.now()}`;
    const texts = { EN: { title: 'Your win of 500.00', content: '<p>Private.</p>' } };
    await app.database.transaction((tx) =>
      app.modules.messages.inbox.put(tx, { brandId: player.brandId, memberId: player.id, kind, key, texts }),
    );
    await app.jobs.runDue();
  };
  const state = async () => (await player.browser.call('/wps/push')).value as PushState;
  const save = (body: object) => player.browser.call('/wps/push', { method: 'PUT', body });
  return { ...player, account, device, put, state, save, arrived: () => service.arrivedAt(device) };
}

const changePassword = (browser: Browser, newPassword: string) =>
  browser.post(
    '/wps/v2/member/password',
    { oldPassword: MEMBER_PASSWORD, newPassword, confirmNewPassword: newPassword },
    { sealed: true },
  );

test('a browser that subscribed is told that there is a message, and nothing of what it says', async () => {
  const mary = await addReader();
  expect(await mary.state()).toEqual({
    topics: ['security', 'money', 'results', 'inbox'],
    quiet: { from: '22:00', until: '08:00' },
    timeZone: 'Asia/Shanghai',
    devices: 1,
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
  });
  await mary.put();
  expect(await mary.arrived()).toEqual([
    {
      id: expect.any(String),
      to: expect.any(String),
      at: clock.now(),
      ttl: DAY_MS / 1000,
      urgency: 'normal',
      topic: 'message',
      subject: 'https://harbor.localhost',
      shown: {
        title: 'You have a new message',
        path: '/m/webEmail',
        icon: '/m/brand/harbor/icon-192.png',
        tag: 'message',
      },
    },
  ]);
});

test('the key is the same for every member of a brand, and sealed in the database', async () => {
  const [mary, other] = [await addReader(), await addReader()];
  expect((await mary.state()).publicKey).toBe((await other.state()).publicKey);
  const { rows } = await app.database.queries.execute('select private_key from messages_push_key');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('MIG');
});

test('at night messages wait for the morning and become one; security does not wait', async () => {
  const mary = await addReader();
  clock.set(clock.now() + 11 * HOUR_MS);
  await mary.put();
  await mary.put();
  expect(await mary.arrived()).toEqual([]);
  expect((await changePassword(mary.browser, NEXT)).status).toBe(200);
  await app.jobs.runDue();
  expect(await mary.arrived()).toMatchObject([{ topic: 'securityChanged', urgency: 'high' }]);
  clock.set(clock.now() + 9 * HOUR_MS - MINUTE_MS);
  await app.jobs.runDue();
  expect(await mary.arrived()).toHaveLength(1);
  clock.advance(2 * MINUTE_MS);
  await app.jobs.runDue();
  expect(await mary.arrived()).toMatchObject([{ topic: 'message' }, { topic: 'securityChanged' }]);
});

test('a member chooses topics and hours; what is switched off while it waits is not sent', async () => {
  const mary = await addReader();
  clock.set(clock.now() + 11 * HOUR_MS);
  await mary.put();
  expect((await mary.save({ topics: ['money', 'money'], quiet: null })).status).toBe(200);
  expect(await mary.state()).toMatchObject({ topics: ['money'], quiet: null });
  clock.set(clock.now() + 12 * HOUR_MS);
  await mary.put();
  expect(await mary.arrived()).toEqual([]);
  await mary.save({ topics: ['inbox'], quiet: null });
  clock.set(clock.now() + 12 * HOUR_MS);
  await mary.put();
  expect(await mary.arrived()).toHaveLength(1);
  expect((await mary.save({ topics: ['weather'], quiet: null })).code).toBe('invalid_input');
  expect((await mary.save({ topics: [], quiet: { from: '25:00', until: '08:00' } })).code).toBe(
    'invalid_input',
  );
});

test('offers are told to those who asked for them, and never during a break', async () => {
  const mary = await addReader();
  await mary.put('promotion');
  expect(await mary.arrived()).toEqual([]);
  await mary.save({ topics: ['promotions', 'inbox'], quiet: null });
  await mary.put('promotion');
  expect(await mary.arrived()).toMatchObject([{ topic: 'offer', urgency: 'low' }]);
  await mary.exclude('24h');
  await mary.put('promotion');
  expect(await mary.arrived()).toHaveLength(1);
});

test('a service that is busy is asked again; one that refuses is not; a gone subscription is forgotten', async () => {
  const mary = await addReader();
  await service.answer('busy');
  await mary.put();
  expect(await mary.arrived()).toEqual([]);
  await service.answer('normal');
  clock.advance(MINUTE_MS);
  await app.jobs.runDue();
  expect(await mary.arrived()).toHaveLength(1);
  await service.answer('refused');
  await mary.put();
  const { rows } = await app.database.queries.execute(
    `select last_error from job where kind = 'messages.push' and state = 'failed'`,
  );
  expect(rows).toEqual([{ last_error: expect.stringContaining('answered 403') }]);
  await service.answer('normal');
  await service.unsubscribe(mary.device);
  await mary.put();
  expect((await mary.state()).devices).toBe(0);
});

test('a notification that could not be sent for a day is given up', async () => {
  const mary = await addReader();
  await service.answer('busy');
  await mary.put();
  clock.advance(DAY_MS);
  await service.answer('normal');
  await app.jobs.runDue();
  expect(await mary.arrived()).toEqual([]);
});

test('who logs out is notified there no more, also if another device ends the session', async () => {
  const mary = await addReader();
  const elsewhere = openBrowser(app);
  await elsewhere.login(mary.account);
  await service.subscribe(elsewhere);
  expect((await mary.state()).devices).toBe(2);
  await elsewhere.call('/wps/session/logout', { method: 'DELETE' });
  expect((await mary.state()).devices).toBe(1);
  const third = openBrowser(app);
  await third.login(mary.account);
  const device = await service.subscribe(third);
  await changePassword(mary.browser, NEXT);
  expect((await mary.state()).devices).toBe(1);
  await app.jobs.runDue();
  expect(await service.arrivedAt(device)).toEqual([]);
});

test('a browser belongs to whoever subscribed last, can be removed, and is forgotten when it is not seen', async () => {
  const [mary, other] = [await addReader(), await addReader()];
  await other.browser.post('/wps/push/device', mary.device);
  expect([(await mary.state()).devices, (await other.state()).devices]).toEqual([0, 2]);
  const remove = (by: Browser) =>
    by.call('/wps/push/device', { method: 'DELETE', body: { endpoint: mary.device.endpoint } });
  expect((await remove(mary.browser)).status).toBe(200);
  expect((await other.state()).devices).toBe(2);
  for (const _again of [1, 2]) expect((await remove(other.browser)).status).toBe(200);
  expect((await other.state()).devices).toBe(1);
  clock.advance(UNSEEN_KEPT_MS + DAY_MS);
  await runDueDays(app);
  await other.login();
  expect((await other.state()).devices).toBe(0);
});

test.each<[string, object, RefusalCode]>([
  ['https://evil.example/push', {}, 'push_service_unknown'],
  ['http://169.254.169.254/latest', {}, 'push_service_unknown'],
  ['https://fcm.googleapis.com/x', { p256dh: 'B'.repeat(87) }, 'push_service_unknown'],
  ['ftp://fcm.googleapis.com/x', {}, 'invalid_input'],
  ['https://fcm.googleapis.com/x', { auth: 'short' }, 'invalid_input'],
])('%s with %o is refused: %s', async (endpoint, about, code) => {
  const mary = await addReader();
  const keys = { ...mary.device.keys, ...about };
  expect((await mary.browser.post('/wps/push/device', { endpoint, keys })).code).toBe(code);
  expect((await mary.state()).devices).toBe(1);
});

test('is for members of brands that have it', async () => {
  expect((await openBrowser(app).call('/wps/push')).code).toBe('not_logged_in');
  const trial = openBrowser(app);
  const opened = (await trial.post('/wps/session/login/freeplay', {})).value as { token: string };
  trial.setToken(opened.token);
  expect((await trial.call('/wps/push')).code).toBe('free_reject');
  const lotus = await addPlayer(app, 'lotus01', 'lotus');
  expect((await lotus.browser.call('/wps/push')).code).toBe('module_off');
});
