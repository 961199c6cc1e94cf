import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { CannedAnswer, ChatSummary } from '@parlour/contract';
import { CANNED_ANSWERS_MAX } from '@parlour/contract/values/messages/chat.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { chatter, deskOf, sitAtDesk, textsOf } from '../../../testing/chat.ts';
import { seeOnRecord } from '../../../testing/on-record.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Overview = { waiting: ChatSummary[]; open: ChatSummary[]; atDesk: { id: string }[] };
const UNKNOWN = '00000000-0000-7000-8000-000000000001';
let app: TestApp;
let ann: SignedIn;
let ben: SignedIn;
let desk: ReturnType<typeof deskOf>;
let beside: ReturnType<typeof deskOf>;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
  });
  const grants = [{ role: 'support' as const, merchantCode: 'harbor' }];
  for (const name of ['ann', 'ben']) await addOperator(app, name, { grants });
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
  await addOperator(app, 'lanternist', { grants: [{ role: 'support', merchantCode: 'lantern' }] });
  [ann, ben] = [await signInAs(app, 'ann'), await signInAs(app, 'ben')];
  [desk, beside] = [deskOf(ann), deskOf(ben)];
  await app.consoleServer.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const overview = async () => (await desk.get('/desk')).value as Overview;

test('a conversation waits, is taken, answered, handed over, closed and rated', async () => {
  const [hers, his] = [await sitAtDesk(app, ann), await sitAtDesk(app, ben)];
  const mary = await chatter(app, 'mary01');
  const { memberId } = mary;
  await mary.send('my deposit is missing');
  expect(await hers.next('chat')).toEqual({ memberId });
  expect((await overview()).atDesk).toHaveLength(2);
  const [waiting] = (await overview()).waiting;
  expect(waiting).toMatchObject({
    memberId,
    account: 'mary01',
    unread: 1,
    last: { text: 'my deposit is missing' },
  });

  expect((await desk.post('take', { memberId })).status).toBe(200);
  // The house says that it was taken; the list shows what the member said.
  expect((await overview()).open[0]?.last).toMatchObject({ text: 'my deposit is missing' });
  expect((await beside.post('take', { memberId })).code).toBe('chat_taken');
  expect((await beside.answer(memberId, 'me too')).code).toBe('chat_taken');
  expect((await beside.post('close', { memberId })).code).toBe('chat_taken');
  await desk.answer(memberId, 'let me look');
  expect(await mary.unread()).toBe(1);
  await mary.relay('mark', { delivered: 3, read: 3 });
  expect(await mary.unread()).toBe(0);
  await desk.post('mark', { memberId, delivered: 3, read: 1 });
  expect(await mary.read()).toMatchObject({
    state: 'open',
    operator: 'The ann',
    isStaffed: true,
    deskDelivered: 3,
    deskRead: 1,
  });

  expect((await desk.post('hand-over', { memberId, operatorId: UNKNOWN })).code).toBe('not_found');
  expect((await desk.post('hand-over', { memberId, operatorId: ben.id })).status).toBe(200);
  expect((await desk.answer(memberId, 'still me')).code).toBe('chat_taken');
  await beside.answer(memberId, 'it has arrived');
  expect((await mary.relay('rate', { stars: 5 })).code).toBe('not_found');
  await beside.post('close', { memberId });
  expect((await beside.answer(memberId, 'bye')).code).toBe('chat_closed');
  expect((await beside.post('take', { memberId })).code).toBe('chat_closed');
  expect((await mary.read()).mayRate).toBe(true);
  expect((await mary.relay('rate', { stars: 6 })).code).toBe('invalid_input');
  expect((await mary.relay('rate', { stars: 5, comment: 'quick' })).status).toBe(200);
  expect((await mary.relay('rate', { stars: 1 })).code).toBe('not_found');
  const closed = (await desk.get('/closed?limit=1')).value as { items: ChatSummary[] };
  expect(closed.items[0]).toMatchObject({ memberId, rating: { stars: 5, comment: 'quick' } });
  expect(textsOf(await mary.read())).toEqual([
    'my deposit is missing',
    'taken',
    'let me look',
    'taken',
    'it has arrived',
    'closed',
  ]);
  await mary.send('one more thing');
  expect(await mary.read()).toMatchObject({ state: 'waiting', mayRate: false, operator: null });
  await hers.leave();
  await his.leave();
});

test('a colleague who has left the desk is relieved, also one whose process died', async () => {
  const lena = await chatter(app, 'lena01');
  const { memberId } = lena;
  const hers = await sitAtDesk(app, ann);
  await lena.send('hello');
  await desk.answer(memberId, 'hi');
  expect((await beside.post('take', { memberId })).code).toBe('chat_taken');
  await hers.leave();
  while ((await overview()).atDesk.length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await beside.post('take', { memberId })).status).toBe(200);
  const brandId = app.modules.system.brands.ofMerchant('harbor')?.id;
  await app.database.queries.execute(
    `insert into messages_chat_desk values ('${brandId}', '${ben.id}', to_timestamp(${app.clock.now() / 1_000}))`,
  );
  expect((await desk.post('take', { memberId })).code).toBe('chat_taken');
  app.clock.advance(MINUTE_MS);
  expect((await desk.post('take', { memberId })).status).toBe(200);
});

test('each side hears that the other types, and nothing is kept of it', async () => {
  const hers = await sitAtDesk(app, ann);
  const nina = await chatter(app, 'nina01');
  await nina.relay('typing', {});
  expect(await hers.next('typing')).toEqual({ memberId: nina.memberId });
  expect((await nina.read()).state).toBe('none');
  expect((await desk.post('typing', { memberId: nina.memberId })).status).toBe(200);
  await hers.leave();
});

test('a channel ends with the session of whoever opened it', async () => {
  await addOperator(app, 'carl', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  const carl = await signInAs(app, 'carl');
  const channel = await sitAtDesk(app, carl);
  await carl.call('/ops/session', { method: 'DELETE' });
  const olga = await chatter(app, 'olga01');
  await olga.send('hello');
  expect(await channel.next('chat')).toBeNull();
});

test('another brand’s desk, other roles and unknown members get nothing', async () => {
  const pia = await chatter(app, 'pia01');
  await pia.send('secret');
  const lantern = deskOf(await signInAs(app, 'lanternist'), 'lantern');
  const { memberId } = pia;
  for (const wanted of [`?memberId=${memberId}`, `/picture?memberId=${memberId}&sequence=1`])
    expect((await lantern.get(wanted)).code).toBe('not_found');
  for (const what of ['take', 'close'])
    expect((await lantern.post(what, { memberId })).code).toBe('not_found');
  expect((await lantern.answer(memberId, 'hi')).code).toBe('not_found');
  expect((await deskOf(await signInAs(app, 'lanternist')).get('/desk')).code).toBe('not_permitted');
  expect((await deskOf(await signInAs(app, 'content')).get('/desk')).code).toBe('not_permitted');
  expect((await desk.answer(UNKNOWN, 'hi')).code).toBe('not_found');
  expect((await desk.get(`?memberId=${UNKNOWN}`)).code).toBe('not_found');
  expect(textsOf(await pia.read())).toContain('secret');
});

test('ready answers are kept per language, and only so many', async () => {
  const { value } = await desk.post('answer/save', {
    title: 'Hello',
    texts: { EN: 'Hello!', VI: 'Xin chào!' },
  });
  const { id } = value as CannedAnswer;
  await desk.post('answer/save', { id, title: 'Greeting', texts: { EN: 'Good day!' } });
  const list = async () => ((await desk.get('/answers')).value as { items: CannedAnswer[] }).items;
  expect(await list()).toEqual([{ id, title: 'Greeting', texts: { EN: 'Good day!' } }]);
  expect((await desk.post('answer/save', { id: UNKNOWN, title: 'x', texts: { EN: 'x' } })).code).toBe(
    'not_found',
  );
  expect((await desk.post('answer/save', { title: 'x', texts: {} })).code).toBe('invalid_input');
  expect((await desk.post('answer/remove', { id: UNKNOWN })).code).toBe('not_found');
  expect((await desk.post('answer/remove', { id })).status).toBe(200);
  expect(await list()).toEqual([]);
  const brandId = app.modules.system.brands.ofMerchant('harbor')?.id;
  await app.database.queries.execute(`
    insert into messages_chat_answer
    select '${brandId}', gen_random_uuid(), 'x', '{"EN": "x"}', '2026-01-01', null
    from generate_series(1, ${CANNED_ANSWERS_MAX})`);
  expect((await desk.post('answer/save', { title: 'x', texts: { EN: 'x' } })).code).toBe('too_many_answers');
});

test('looking into a colleague’s conversation is on record, looking into one’s own is not', async () => {
  const rita = await chatter(app, 'rita01');
  await rita.send('hello');
  const { memberId } = rita;
  await desk.answer(memberId, 'hi', randomUUID());
  const look =
    (by: SignedIn, page = '') =>
    () =>
      by.call(`/ops/messages/chat?memberId=${memberId}&${page}`, { merchant: 'harbor' });
  expect(await seeOnRecord(app, 'messages.deskChat', look(ann))).toEqual({ status: 200, isOnRecord: false });
  expect(await seeOnRecord(app, 'messages.deskChat', look(ben))).toEqual({ status: 200, isOnRecord: true });
  for (const [page, isOnRecord] of [
    ['after=0', true],
    ['before=9', true],
    ['after=9', false],
  ] as const)
    expect(await seeOnRecord(app, 'messages.deskChat', look(ben, page))).toEqual({ status: 200, isOnRecord });
});

test('only whoever has taken a conversation marks it as read; what a colleague sees has arrived', async () => {
  const sara = await chatter(app, 'sara01');
  const { memberId } = sara;
  await sara.send('hello');
  await sara.send('anybody?');
  const marked = async () => {
    const { deskDelivered, deskRead } = await sara.read();
    return { deskDelivered, deskRead };
  };
  await desk.post('mark', { memberId, delivered: 0, read: 1 });
  expect(await marked()).toEqual({ deskDelivered: 1, deskRead: 0 });
  await desk.post('take', { memberId });
  await beside.post('mark', { memberId, delivered: 2, read: 2 });
  expect(await marked()).toEqual({ deskDelivered: 2, deskRead: 0 });
  await desk.post('mark', { memberId, delivered: 2, read: 2 });
  expect(await marked()).toEqual({ deskDelivered: 2, deskRead: 2 });
  expect((await desk.post('mark', { memberId: UNKNOWN, delivered: 1, read: 1 })).code).toBe('not_found');
});
