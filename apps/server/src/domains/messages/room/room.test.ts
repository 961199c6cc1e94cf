import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { MEMBER_TYPE, type RoomMessage } from '@parlour/contract';
import { ROOM_TEXT_MAX } from '@parlour/contract/values/messages/room.rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeBrand } from '../../../factories/brand.factory.ts';
import type { Session } from '../../../http/calls/call.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { guestOf, moderatorOf, saidIn } from '../../../testing/room.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cleanText, SAY_RATE } from './room.rules.ts';
import { createRoom } from './room.service.ts';
import { createRoomLog } from './room-log.service.ts';

const PAYLOADS: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../testing/xss-payloads.json'), 'utf8'),
);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
    env: { HUMAN_CHECK: 'off' },
  });
  await addOperator(app, 'admin', { grants: [{ role: 'admin', merchantCode: 'harbor' }] });
});
afterAll(() => app.close());
// Rates count by time: those of the test before are over.
beforeEach(() => app.clock.advance(MINUTE_MS));

const admin = async () => moderatorOf(await signInAs(app, 'admin'));
const setRules = async (settings: object) =>
  (await admin()).post('settings/save', {
    visitorsMayRead: false,
    refusedWords: [],
    maskedWords: [],
    keptDays: 90,
    ...settings,
  });

test('what one says all read, under a masked name, in one order and from any message', async () => {
  const [mary, paul] = [await guestOf(app, 'mary01'), await guestOf(app, 'paul01')];
  const { lastSequence: before } = await paul.read();
  await mary.say('hello all');
  await paul.say('hello mary');
  const { items, standing } = await paul.read(`after=${before}`);
  expect(items).toMatchObject([
    { sequence: before + 1, name: 'ma***1', text: 'hello all', isOwn: false, author: 'member' },
    { sequence: before + 2, name: 'pa***1', text: 'hello mary', isOwn: true },
  ]);
  expect(standing).toBe('write');
  expect(JSON.stringify(items)).not.toContain(mary.memberId);
  expect(saidIn(await paul.read(`before=${before + 2}&limit=1`))).toEqual(['hello all']);
});

test('a message sent again is the same message, and another under its id is refused', async () => {
  const [rose, eve] = [await guestOf(app, 'rose01'), await guestOf(app, 'eve01')];
  const id = randomUUID();
  const sent = await Promise.all([rose.say('once', id), rose.say('once', id), rose.say('once', id)]);
  const sequences = sent.map(({ value }) => (value as RoomMessage).sequence);
  expect(new Set(sequences).size).toBe(1);
  expect((await rose.say('other', id)).code).toBe('idempotency_conflict');
  // The id of another member's message takes nothing from it.
  expect((await eve.say('mine', id)).value).toMatchObject({
    sequence: (sequences[0] ?? 0) + 1,
    text: 'mine',
  });
});

test('what looks like markup is the text it is, or is refused as a link', async () => {
  const xavi = await guestOf(app, 'xavi01');
  const plain = PAYLOADS.filter(
    (text) => /^[^\p{Cc}\p{Cs}]+$/u.test(text) && text.trim().length <= ROOM_TEXT_MAX,
  );
  expect(plain.length).toBeGreaterThan(100);
  let shown = 0;
  for (const [at, payload] of plain.entries()) {
    if (at % SAY_RATE.count === 0) app.clock.advance(3 * MINUTE_MS);
    const { value, code } = await xavi.say(payload);
    if (code) expect(['room_contact', 'invalid_input']).toContain(code);
    else expect((value as RoomMessage).text).toBe(cleanText(payload));
    shown += code ? 0 : 1;
  }
  expect(shown).toBeGreaterThan(50);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['what nobody sees', '\u200b\u202e\u2060'],
  ['two lines', 'a\nb'],
  ['too much', 'x'.repeat(ROOM_TEXT_MAX + 1)],
  ['half a character', '\ud800'],
])('%s is no message', async (what, text) => {
  const zoe = await guestOf(app, `zoe${what.replaceAll(' ', '').slice(0, 9)}`);
  expect((await zoe.say(text)).code).toBe('invalid_input');
  expect((await zoe.say('hi', 'mine')).code).toBe('invalid_input');
});

test('who writes too fast waits, and nobody else does', async () => {
  const [ivan, nina] = [await guestOf(app, 'ivan01'), await guestOf(app, 'nina01')];
  const codes: unknown[] = [];
  for (let said = 0; said <= SAY_RATE.count; said += 1) codes.push((await ivan.say(`line ${said}`)).code);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
  expect((await nina.say('me first')).code).toBeUndefined();
  app.clock.advance(SAY_RATE.perMs);
  expect((await ivan.say('again')).code).toBeUndefined();
});

test('only what is going to stand in the room takes of what everybody shares', async () => {
  const [calm, quiet] = [await guestOf(app, 'calm01'), await guestOf(app, 'quiet01')];
  await setRules({ refusedWords: ['scam'] });
  await (await admin()).post('mute', { memberId: quiet.memberId, minutes: null });
  const taken: string[] = [];
  const { database, clock, bus } = app;
  const room = createRoom({
    database,
    clock,
    bus,
    limits: { take: (key) => taken.push(key) && 0 },
    directory: app.modules.identity.directory,
    exclusionEnds: async () => new Map(),
    roomLog: createRoomLog({ database, clock, bus }),
    tellTasks() {},
  });
  const brand = app.modules.system.brands.ofMerchant('harbor') as Brand;
  const say = (by: { memberId: string }, text: string, id = randomUUID()) => {
    const session = { memberId: by.memberId, type: MEMBER_TYPE.MEMBER } as Session;
    return room.say({ brand, session }, { id, text }).catch(({ code }: { code: string }) => code);
  };
  const ofAll = () => taken.filter((key) => key === `room ${brand.id}`).length;
  const id = randomUUID();
  expect(await say(calm, 'hello', id)).toMatchObject({ text: 'hello' });
  expect(ofAll()).toBe(1);
  expect(await say(calm, 'hello', id)).toMatchObject({ text: 'hello' });
  expect(await say(calm, 'other', id)).toBe('idempotency_conflict');
  expect(await say(calm, 'a scam')).toBe('room_word');
  expect(await say(quiet, 'hello')).toBe('room_muted');
  expect(ofAll()).toBe(1);
  await setRules({});
});

test("the brand's words are refused or masked, links and numbers always refused", async () => {
  await setRules({ refusedWords: ['Scam'], maskedWords: ['darn'] });
  const lena = await guestOf(app, 'lena01');
  expect((await lena.say('what a s c a m')).code).toBe('room_word');
  expect((await lena.say('call 0912 345 678')).code).toBe('room_contact');
  expect((await lena.say('see example.com')).code).toBe('room_contact');
  expect((await lena.say('darn it')).value).toMatchObject({ text: '**** it' });
  expect((await (await admin()).read('limit=1'))[0]).toMatchObject({ text: 'darn it' });
  await setRules({});
});

test('rooms of two brands know nothing of each other', async () => {
  const ours = await guestOf(app, 'olga01');
  const theirs = await guestOf(app, 'theo01', 'lantern');
  await ours.say('only ours');
  expect(saidIn(await theirs.read())).toEqual([]);
  expect((await theirs.report(1)).code).toBe('not_found');
  const stolen = openBrowser(app, { merchant: 'lantern' });
  stolen.setToken(ours.browser.token());
  for (const [name, value] of ours.browser.jar) stolen.jar.set(name, value);
  expect((await stolen.call('/wps/relay/CBS_room')).code).toBe('not_logged_in');
});

test('visitors and trials read where the brand lets them, and never write', async () => {
  const visitor = openBrowser(app);
  const trial = openBrowser(app);
  trial.setToken(((await trial.post('/wps/session/login/freeplay', {})).value as { token: string }).token);
  const tester = await guestOf(app, 'tester01');
  await app.database.queries.execute(
    `update identity_member set type = ${MEMBER_TYPE.INTERNAL_TEST} where id = '${tester.memberId}'`,
  );
  await tester.browser.login('tester01');
  for (const path of ['CBS_room', 'CBS_roomVisit'])
    expect((await visitor.call(`/wps/relay/${path}`)).code).toBe('not_logged_in');
  expect((await trial.call('/wps/relay/CBS_room')).code).toBe('free_reject');
  await setRules({ visitorsMayRead: true });
  for (const browser of [trial, tester.browser])
    expect((await browser.call('/wps/relay/CBS_room')).value).toMatchObject({ standing: 'read' });
  expect((await visitor.call('/wps/relay/CBS_roomVisit')).value).toMatchObject({ standing: 'read' });
  const said = { id: randomUUID(), text: 'hello' };
  expect((await visitor.post('/wps/relay/CBS_roomSend', said)).code).toBe('not_logged_in');
  for (const browser of [trial, tester.browser])
    expect((await browser.post('/wps/relay/CBS_roomSend', said)).code).toBe('free_reject');
  await setRules({});
});

test('who excluded themselves neither reads nor writes, until it ends', async () => {
  const adam = await guestOf(app, 'adam01');
  await adam.browser.post(
    '/wps/protection/exclusion',
    { for: '24h', password: MEMBER_PASSWORD },
    { sealed: true },
  );
  expect((await adam.browser.call('/wps/relay/CBS_room')).code).toBe('excluded');
  expect((await adam.say('hello')).code).toBe('excluded');
  expect((await adam.report(1)).code).toBe('excluded');
  app.clock.advance(24 * HOUR_MS);
  await adam.browser.login('adam01');
  expect((await adam.say('back again')).status).toBe(200);
});

test('a report counts once per member; of one’s own, of the house and of nothing there is none', async () => {
  const [hana, jack, kim] = [
    await guestOf(app, 'hana01'),
    await guestOf(app, 'jack01'),
    await guestOf(app, 'kim001'),
  ];
  const { sequence } = (await hana.say('rude words')).value as RoomMessage;
  expect((await hana.report(sequence)).code).toBe('not_found');
  expect((await jack.report(sequence + 1)).code).toBe('not_found');
  expect((await jack.report(sequence, 'boring')).code).toBe('invalid_input');
  for (let times = 0; times < 3; times += 1) expect((await jack.report(sequence)).status).toBe(200);
  await kim.report(sequence, 'advert');
  const desk = await admin();
  const { items } = (await desk.get('/reports')).value as { items: object[] };
  expect(items).toMatchObject([{ sequence, reports: 2, reasons: { abuse: 1, advert: 1 } }]);
  await desk.post('say', { id: randomUUID(), text: 'Please be kind' });
  expect((await jack.report(sequence + 1)).code).toBe('not_found');
});

test('open pages hear of a message; a brand without the room has none', async () => {
  const origin = (await app.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  const heard: string[] = [];
  const socket = new WebSocket(`${origin}/wps/live`, 'live.v1', { headers: { merchant: 'harbor' } });
  socket.on('message', (data) => heard.push(String(data)));
  await once(socket, 'open');
  const luis = await guestOf(app, 'luis01');
  await luis.say('news');
  while (!heard.includes('{"topic":"room"}')) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.terminate();
  const brandId = app.modules.system.brands.ofMerchant('harbor')?.id ?? '';
  await app.database.transaction((tx) =>
    app.modules.system.brands.change(tx, brandId, (settings) => ({
      ...settings,
      switches: { ...settings.switches, chatRoom: false },
    })),
  );
  expect((await luis.say('more')).code).toBe('module_off');
  expect((await luis.browser.call('/wps/relay/CBS_room')).code).toBe('module_off');
});
