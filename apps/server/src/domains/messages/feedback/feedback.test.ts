import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type {
  FeedbackLine,
  InboxMessage,
  InboxSummary,
  OperatorFeedback,
  OwnFeedback,
} from '@parlour/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { runDueDays } from '../../../testing/daily-jobs.ts';
import { addMember, type Browser, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { FEEDBACK_FORGOTTEN_AT_ONCE, FEEDBACK_KEPT_MS, FEEDBACK_PICTURES_RATE } from './feedback.rules.ts';

const merchant = 'harbor';
const WORDS = 'The lobby is slow tonight.';
const UNKNOWN = '0190c0de-0000-7000-8000-00000000000d';

let app: TestApp;
let mary: Browser;
let other: Browser;
let support: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor' }),
      makeBrand({ merchantCode: 'lotus', feedback: { min: 3, max: 12 } }),
    ],
  });
  [mary, other] = [await enter('mary01'), await enter('other01')];
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  await addOperator(app, 'finance', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  support = await signInAs(app, 'support');
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(MINUTE_MS));

async function enter(account: string): Promise<Browser> {
  await addMember(app, account);
  const browser = openBrowser(app);
  await browser.login(account, { password: MEMBER_PASSWORD });
  return browser;
}
async function enterLotus(): Promise<Browser> {
  await addMember(app, 'lotus01', { merchant: 'lotus' });
  const browser = openBrowser(app, { merchant: 'lotus' });
  await browser.login('lotus01');
  return browser;
}
const draw = () =>
  sharp({
    create: { width: 60, height: 40, channels: 3, background: { r: randomBytes(1)[0] ?? 0, g: 9, b: 9 } },
  });
const upload = (bytes: Buffer, by = mary, beside: string[] = []) =>
  by.post('/wps/feedback/picture', { image: bytes.toString('base64'), beside });
const keep = async (by = mary, beside: string[] = []) => {
  app.clock.advance(1);
  return ((await upload(await draw().png().toBuffer(), by, beside)).value as { id: string }).id;
};
/** Ids are in the order of their milliseconds. */
const send = (body: object = {}, by = mary) => {
  app.clock.advance(1);
  return by.post('/wps/feedback', { id: randomUUID(), content: WORDS, ...body });
};
const sent = async (body: object = {}, by = mary) => (await send(body, by)).value as OwnFeedback;
const own = async (by = mary) => ((await by.call('/wps/feedback')).value as { items: OwnFeedback[] }).items;
const queue = async (state = 'open') =>
  (
    (await support.call(`/ops/messages/feedback/queue?state=${state}`, { merchant })).value as {
      items: FeedbackLine[];
    }
  ).items;
const look = (id: string, by = support) => by.call(`/ops/messages/feedback?id=${id}`, { merchant });
const answer = (id: string, by = support) =>
  by.post('/ops/messages/feedback/answer', { id, answer: 'Thank you.\n<b>We</b> are on it.' }, { merchant });
const close = (id: string, by = support) =>
  by.post('/ops/messages/feedback/close', { id, reason: 'says nothing' }, { merchant });

test('a member writes with pictures, an operator answers, and the member reads it in both places', async () => {
  const pictures = [await keep(), await keep()];
  const { id } = await sent({ pictures, comment: 'Two screens' });
  expect(await own()).toMatchObject([
    { id, content: WORDS, comment: 'Two screens', pictures: 2, state: 'open' },
  ]);
  expect(await own(other)).toEqual([]);
  expect(await queue()).toMatchObject([{ id, member: { account: 'mary01' }, pictures: 2, language: 'EN' }]);
  const { images } = (await look(id)).value as OperatorFeedback;
  expect((await sharp(Buffer.from(images[0] ?? '', 'base64')).metadata()).format).toBe('webp');
  expect((await answer(id)).value).toMatchObject({ state: 'answered', handledBy: { name: 'support' } });
  expect(await own()).toMatchObject([
    { state: 'answered', answer: 'Thank you.\n<b>We</b> are on it.', answeredAt: app.clock.now() },
  ]);
  const [letter] = ((await mary.call('/wps/relay/MCSFE_getInboxMessages')).value as { items: InboxSummary[] })
    .items;
  expect(letter).toMatchObject({ kind: 'answer', title: 'Our answer to your feedback' });
  const { content } = (await mary.call(`/wps/relay/MCSFE_getInboxMessage?id=${letter?.id}`))
    .value as InboxMessage;
  expect(content).toContain('&lt;b&gt;We&lt;/b&gt; are on it.');
  expect(content).toContain(WORDS);
  expect(await queue()).toEqual([]);
  expect(await queue('answered')).toMatchObject([{ id }]);
});

test('what waits longest comes first; it is answered or closed once', async () => {
  const first = await sent({ content: 'The first of the two.' }, other);
  app.clock.advance(1_000);
  const second = await sent({ content: 'The second of the two.' });
  expect((await queue()).map(({ id }) => id)).toEqual([first.id, second.id]);
  expect((await close(first.id)).value).toMatchObject({ state: 'closed', answer: null });
  for (const act of [close, answer]) expect((await act(first.id)).code).toBe('already_decided');
  for (const act of [close, answer]) expect((await act(UNKNOWN)).code).toBe('not_found');
  expect((await look(UNKNOWN)).code).toBe('not_found');
  await close(second.id);
});

test('the brand says how long feedback is', async () => {
  const lotus = await enterLotus();
  const bounds = async () => ((await lotus.call('/wps/feedback')).value as { length: object }).length;
  expect(await bounds()).toEqual({ min: 3, max: 12 });
  for (const [content, fault] of [
    ['ab', 'too_small'],
    ['a'.repeat(13), 'too_big'],
  ])
    expect((await send({ content }, lotus)).value).toEqual({ fields: { content: fault } });
  expect((await send({ content: 'abc' }, lotus)).status).toBe(200);
});

test('pictures of others, sent ones and invented ones are refused, and nothing is kept', async () => {
  const before = (await own()).length;
  const foreign = await keep(other);
  const used = await keep();
  const { id } = await sent({ pictures: [used] });
  for (const picture of [foreign, used, UNKNOWN])
    expect((await send({ pictures: [picture] })).code).toBe('not_found');
  expect(await own()).toHaveLength(before + 1);
  await close(id);
});

test('of pictures that were not sent the latest three are kept, and those that still stand in the form', async () => {
  const chosen = [await keep(), await keep()];
  const replaced = [
    await keep(),
    await keep(mary, chosen),
    await keep(mary, chosen),
    await keep(mary, chosen),
  ];
  expect((await send({ pictures: replaced.slice(0, 1) })).code).toBe('not_found');
  const { id } = await sent({ pictures: [...chosen, replaced.at(-1)] });
  expect((await look(id)).value).toMatchObject({ pictures: 3 });
  await close(id);
});

test('what is sent again after a lost answer is the same feedback, and another under its id is refused', async () => {
  const writer = await enter('again01');
  const feedback = { id: randomUUID(), pictures: [await keep(writer)], comment: 'One screen' };
  const [first, beside] = await Promise.all([send(feedback, writer), send(feedback, writer)]);
  const again = await send(feedback, writer);
  expect([first, beside, again].map(({ code, status }) => code ?? status)).toEqual([200, 200, 200]);
  expect([beside.value, again.value]).toEqual([first.value, first.value]);
  expect(await own(writer)).toHaveLength(1);
  for (const other of [{ content: 'Something else it is.' }, { comment: '' }, { pictures: [] }])
    expect((await send({ ...feedback, ...other }, writer)).code).toBe('idempotency_conflict');
  // Nobody else's: the id belongs to its sender.
  const { id } = await sent({ id: feedback.id }, other);
  for (const each of [id, (first.value as OwnFeedback).id]) await close(each);
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['another format', () => draw().webp().toBuffer()],
  [
    'HTML with the first bytes of a PNG',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>')]),
  ],
  [
    'more pixels than anybody needs',
    () =>
      sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
  ],
  ['more bytes than allowed', () => Buffer.alloc(5 * 1_048_576 + 1)],
  ['nothing', () => Buffer.alloc(0)],
])('%s is no picture', async (_what, make) => {
  const { code, status } = await upload(await make());
  expect(status).toBeGreaterThanOrEqual(400);
  expect(['upload_rejected', 'invalid_input', 'too_large']).toContain(code);
});

test('what is no picture uses up none of those of a minute', async () => {
  const drawer = await enter('drawer01');
  const codes: unknown[] = [];
  for (let at = 0; at < FEEDBACK_PICTURES_RATE.count; at += 1)
    codes.push((await upload(Buffer.from('<svg/>'), drawer)).code);
  expect(new Set(codes)).toEqual(new Set(['upload_rejected']));
  const picture = await draw().png().toBuffer();
  for (let at = 0; at < FEEDBACK_PICTURES_RATE.count; at += 1)
    expect((await upload(picture, drawer)).status).toBe(200);
  expect((await upload(picture, drawer)).code).toBe('rate_limited');
});

test.each([
  ['too few words', { content: 'short' }],
  ['too many words', { content: 'a'.repeat(1_001) }],
  ['too long a note', { comment: 'a'.repeat(141) }],
  ['four pictures', { pictures: [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN] }],
])('%s are refused', async (_what, body) => {
  expect((await send(body)).code).toBe('invalid_input');
});

test('a member can write so often a day, and then waits', async () => {
  const writer = await enter('writer01');
  for (let at = 0; at < 10; at += 1) {
    expect((await send({}, writer)).status).toBe(200);
    app.clock.advance(MINUTE_MS);
  }
  expect((await send({}, writer)).code).toBe('rate_limited');
});

test('visitors write nothing, and only those who manage members answer', async () => {
  expect((await send({}, openBrowser(app))).status).toBe(401);
  const { id } = await sent();
  const finance = await signInAs(app, 'finance');
  expect((await look(id, finance)).status).toBe(200);
  for (const act of [answer, close]) expect((await act(id, finance)).code).toBe('not_permitted');
});

test('what was handled is forgotten with its pictures after two years, in parts; what waits is kept', async () => {
  const forgetful = await enter('forget01');
  const write = async () => sent({ pictures: [await keep(forgetful)] }, forgetful);
  const [old, late, waiting] = [await write(), await write(), await write()];
  support = await signInAs(app, 'support');
  await close(old.id);
  await app.database.queries.execute(`
    insert into messages_feedback
    select brand_id, gen_random_uuid(), member_id, language, content, comment, state, sent_at, answer, handled_at, handled_by
    from messages_feedback, generate_series(1, ${2 * FEEDBACK_FORGOTTEN_AT_ONCE}) where id = '${old.id}'`);
  app.clock.advance(2 * DAY_MS);
  support = await signInAs(app, 'support');
  await close(late.id);
  app.clock.advance(FEEDBACK_KEPT_MS - DAY_MS);
  await runDueDays(app);
  const { rows } = await app.database.queries.execute(`
    select f.id as feedback, p.feedback_id as picture
    from messages_feedback f full join messages_feedback_picture p on p.feedback_id = f.id
    where coalesce(f.member_id, p.member_id) = (select member_id from messages_feedback where id = '${late.id}')
    order by 1`);
  expect(rows).toEqual([late, waiting].map(({ id }) => ({ feedback: id, picture: id })));
});
