import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { Mute, ReportedLine, RoomMessage } from '@parlour/contract';
import { ROOM_HIDDEN_MAX } from '@parlour/contract/values/messages/room.rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { guestOf, moderatorOf, saidIn } from '../../../testing/room.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const UNKNOWN = '00000000-0000-7000-8000-000000000001';
let app: TestApp;
let ann: SignedIn;
let desk: ReturnType<typeof moderatorOf>;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
    env: { HUMAN_CHECK: 'off' },
  });
  await addOperator(app, 'ann', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
  await addOperator(app, 'lanternist', { grants: [{ role: 'support', merchantCode: 'lantern' }] });
  await app.consoleServer.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(MINUTE_MS);
  ann = await signInAs(app, 'ann');
  desk = moderatorOf(ann);
});

const reports = async () => ((await desk.get('/reports')).value as { items: ReportedLine[] }).items;
const mutes = async () => ((await desk.get('/mutes')).value as { items: Mute[] }).items;

test('a hidden message is gone everywhere, keeps its place, and is hidden once', async () => {
  const [mary, paul] = [await guestOf(app, 'mary01'), await guestOf(app, 'paul01')];
  const { sequence } = (await mary.say('something ugly')).value as RoomMessage;
  await mary.say('something nice');
  await paul.report(sequence);
  const { change } = await paul.read();
  expect(await reports()).toMatchObject([{ sequence, member: { account: 'mary01' }, reasons: { abuse: 1 } }]);
  expect((await desk.post('hide', { sequence, reason: '' })).code).toBe('invalid_input');
  expect((await desk.post('hide', { sequence: 9_999 })).code).toBe('not_found');
  expect((await desk.post('hide', { sequence })).status).toBe(200);
  expect((await desk.post('hide', { sequence })).code).toBe('already_decided');
  expect(await reports()).toEqual([]);
  const news = await paul.read(`after=${sequence + 1}&change=${change}`);
  expect(news).toMatchObject({ hidden: [sequence], change: change + 1, lastChange: change + 1, items: [] });
  const [hidden, nice] = (await paul.read(`after=${sequence - 1}`)).items;
  expect(hidden).toMatchObject({ sequence, text: '', name: '', isHidden: true });
  expect(nice).toMatchObject({ text: 'something nice', isHidden: false });
  expect(await mary.read(`after=${sequence - 1}`)).toMatchObject({
    items: [{ isOwn: true, text: '', isHidden: true }, {}],
  });
  expect((await paul.report(sequence)).code).toBe('not_found');
  const [line] = await desk.read(`after=${sequence - 1}&limit=1`);
  expect(line).toMatchObject({ text: 'something ugly', hiddenBy: { name: 'ann' } });
});

test('however much was hidden, whoever was away hears of all of it', async () => {
  const olga = await guestOf(app, 'olga01');
  const { lastSequence, change } = await olga.read();
  const brandId = app.modules.system.brands.ofMerchant('harbor')?.id;
  const all = ROOM_HIDDEN_MAX + 5;
  await app.database.queries.execute(`
    insert into messages_room_message (brand_id, sequence, id, name, text, shown, sent_at, hidden_at, hidden_change, reports)
    select '${brandId}', ${lastSequence} + n, gen_random_uuid(), '', 'x', 'x', '2026-01-01', '2026-01-01', ${change} + n, 0
    from generate_series(1, ${all}) n`);
  await app.database.queries.execute(`
    update messages_room set last_sequence = ${lastSequence + all}, last_change = ${change + all}
    where brand_id = '${brandId}'`);
  const first = await olga.read(`after=${lastSequence}&change=${change}`);
  expect(first).toMatchObject({ change: change + ROOM_HIDDEN_MAX, lastChange: change + all });
  const rest = await olga.read(`after=${lastSequence}&change=${first.change}`);
  expect([...first.hidden, ...rest.hidden]).toHaveLength(all);
  expect(rest.change).toBe(change + all);
});

test('reports that are dismissed leave the message, and it can be reported by others again', async () => {
  const [rose, eve, tom] = [
    await guestOf(app, 'rose01'),
    await guestOf(app, 'eve01'),
    await guestOf(app, 'tom001'),
  ];
  const { sequence } = (await rose.say('I disagree')).value as RoomMessage;
  expect((await desk.post('dismiss', { sequence })).code).toBe('already_decided');
  await eve.report(sequence, 'other');
  expect((await desk.post('dismiss', { sequence })).status).toBe(200);
  expect(await reports()).toEqual([]);
  await eve.report(sequence, 'other');
  expect(await reports()).toEqual([]);
  await tom.report(sequence, 'private');
  expect(await reports()).toMatchObject([{ sequence, reports: 1, reasons: { private: 1 } }]);
  expect(saidIn(await eve.read(`after=${sequence - 1}`))).toEqual(['I disagree']);
  await desk.post('dismiss', { sequence });
});

test('a muted member reads and does not write, for a time or until it is lifted', async () => {
  const ivan = await guestOf(app, 'ivan01');
  const { memberId } = ivan;
  expect((await desk.post('mute', { memberId, minutes: 7 })).code).toBe('invalid_input');
  expect((await desk.post('mute', { memberId: UNKNOWN, minutes: 10 })).code).toBe('not_found');
  expect((await desk.post('unmute', { memberId })).code).toBe('already_decided');
  await desk.post('mute', { memberId, minutes: 10 });
  const until = app.clock.now() + 10 * MINUTE_MS;
  expect(await ivan.read()).toMatchObject({ standing: 'muted', mutedUntil: until });
  const refused = await ivan.say('hello');
  expect([refused.code, refused.value]).toMatchObject(['room_muted', { end: 'date', until }]);
  expect(await mutes()).toMatchObject([{ member: { id: memberId, account: 'ivan01' }, until }]);
  app.clock.advance(10 * MINUTE_MS);
  desk = moderatorOf(await signInAs(app, 'ann'));
  expect((await ivan.say('back')).status).toBe(200);
  expect(await mutes()).toEqual([]);

  await desk.post('mute', { memberId, minutes: null });
  expect(await ivan.read()).toMatchObject({ standing: 'muted', mutedUntil: null });
  expect((await ivan.say('hello')).value).toMatchObject({ end: 'lifted', until: null });
  expect((await desk.read('limit=1'))[0]).toMatchObject({ isMuted: true });
  await desk.post('unmute', { memberId });
  expect((await ivan.say('thank you')).status).toBe(200);
});

test('the house speaks under the name of the brand, once per id', async () => {
  const lena = await guestOf(app, 'lena01');
  const id = randomUUID();
  for (let times = 0; times < 2; times += 1)
    expect((await desk.post('say', { id, text: 'Welcome to harbour.example' })).status).toBe(200);
  expect((await desk.post('say', { id, text: 'Other' })).code).toBe('idempotency_conflict');
  const { items } = await lena.read('limit=2');
  expect(items.at(-1)).toMatchObject({ author: 'house', isOwn: false, text: 'Welcome to harbour.example' });
  expect(items.filter((item) => item.id === id)).toHaveLength(1);
  expect((await desk.read('limit=1'))[0]).toMatchObject({ member: null, operator: { name: 'ann' } });
});

test('words are kept clean and once; support moderates and content sets the rules', async () => {
  const content = moderatorOf(await signInAs(app, 'content'));
  const rules = {
    visitorsMayRead: true,
    refusedWords: [' Scam ', 'ＳＣＡＭ', '!!'],
    maskedWords: ['Darn it'],
    keptDays: 30,
  };
  const clean = { visitorsMayRead: true, refusedWords: ['scam'], maskedWords: ['darn it'], keptDays: 30 };
  expect((await content.post('settings/save', rules)).value).toEqual(clean);
  expect((await desk.get('/settings')).value).toEqual(clean);
  expect((await desk.post('settings/save', rules)).code).toBe('not_permitted');
  expect((await content.get()).code).toBe('not_permitted');
  const stranger = moderatorOf(await signInAs(app, 'lanternist'));
  for (const what of ['hide', 'dismiss'])
    expect((await stranger.post(what, { sequence: 1 })).code).toBe('not_permitted');
  expect((await stranger.get('/reports')).code).toBe('not_permitted');
});

test('an open console hears of every change', async () => {
  const { ticket } = (await ann.post('/ops/ticket', { purpose: 'roomLive' }, { merchant: 'harbor' }))
    .value as {
    ticket: string;
  };
  const { port } = app.consoleServer.server.address() as { port: number };
  const response = await fetch(`http://127.0.0.1:${port}/ops/messages/room/live?ticket=${ticket}`, {
    headers: { cookie: ann.cookie },
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await desk.post('say', { id: randomUUID(), text: 'hear me' });
  let heard = '';
  while (!heard.includes('event: room')) heard += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
});
