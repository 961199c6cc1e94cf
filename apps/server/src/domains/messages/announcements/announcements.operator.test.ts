import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@parlour/clock/durations';
import type { AnnouncementSummary, OperatorAnnouncement, Picture } from '@parlour/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { type makeAnnouncement, makeText } from '../../../factories/messages.factory.ts';
import { chatTries } from '../../../testing/chat.ts';
import { addMember } from '../../../testing/members.ts';
import { announcer, readLists, sender } from '../../../testing/messages.ts';
import { changingWith, seeOnRecord, type Tries } from '../../../testing/on-record.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { roomTries } from '../../../testing/room.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const UNKNOWN = '0190c0de-0000-7000-8000-00000000000d';
const VIDEO = 'https://youtu.be/aqz-KE-bpKQ';

let app: TestApp;
let content: SignedIn;
let harbor: ReturnType<typeof announcer>;
let picture = '';
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lotus' })],
  });
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  content = await signInAs(app, 'content');
  harbor = announcer(content);
  picture = ((await upload(await draw())).value as Picture).digest;
});
afterAll(() => app.close());

const draw = (width = 200, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: { r: randomBytes(1)[0] ?? 0, g: 90, b: 60 } } })
    .png()
    .toBuffer();
const upload = (bytes: Buffer, by = content) =>
  by.post('/ops/messages/picture', { image: bytes.toString('base64') }, { merchant });
const read = async (id: string, version?: number) =>
  (
    await content.call(`/ops/messages/announcement?id=${id}${version ? `&version=${version}` : ''}`, {
      merchant,
    })
  ).value as OperatorAnnouncement;
const list = async (query = '') =>
  (
    (await content.call(`/ops/messages/announcements?${query}`, { merchant })).value as {
      items: AnnouncementSummary[];
    }
  ).items;
const titles = async () => (await readLists(app)).player.map(({ title }) => title);

test('a version is kept by saving, seen once published, and gone once withdrawn; all of it stays on record', async () => {
  const first = (await harbor.save({ texts: { EN: makeText({ title: 'First' }) } }))
    .value as OperatorAnnouncement;
  expect(first).toMatchObject({ state: 'draft', version: 1, publishedVersion: null, publications: [] });
  expect(await titles()).toEqual([]);
  await harbor.publish({ id: first.id, version: 1 });
  expect(await titles()).toEqual(['First']);
  await harbor.save({ texts: { EN: makeText({ title: 'Second' }) } }, { id: first.id, version: 1 });
  expect(await titles()).toEqual(['First']);
  app.clock.advance(1_000);
  await harbor.publish({ id: first.id, version: 2 });
  expect(await titles()).toEqual(['Second']);
  app.clock.advance(1_000);
  await harbor.withdraw({ id: first.id, version: 2 });
  expect(await titles()).toEqual([]);
  const { publications, versions, document } = await read(first.id, 1);
  expect(document.texts.EN?.title).toBe('First');
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  expect(publications).toMatchObject([
    { version: 2, until: app.clock.now(), endReason: 'a mistake in it', by: { name: 'content' } },
    { version: 1, until: app.clock.now() - 1_000, reason: 'it is time' },
  ]);
});

test('the list tells states and the languages that are missing', async () => {
  const now = app.clock.now();
  const soon = await harbor.announce({ startsAt: now + HOUR_MS, texts: { EN: makeText({ title: 'Soon' }) } });
  const over = await harbor.announce({
    startsAt: 0,
    endsAt: now,
    texts: { EN: makeText({ title: 'Over' }) },
  });
  const states = new Map((await list()).map(({ id, state, gaps }) => [id, { state, gaps }]));
  const { languages } = app.modules.system.brands.ofMerchant(merchant)?.settings ?? { languages: [] };
  const gaps = languages.filter((language) => language !== 'EN');
  expect(states.get(soon.id)).toEqual({ state: 'scheduled', gaps });
  expect(states.get(over.id)).toMatchObject({ state: 'ended' });
  expect((await list('state=ended')).map(({ id }) => id)).toEqual([over.id]);
  expect(await list('kind=banner')).toEqual([]);
});

test('banners stand in their group; the video of home answers to both of its names', async () => {
  const text = (about: object) => ({ EN: makeText({ title: 'Banner', content: '', ...about }) });
  await harbor.announce({
    kind: 'banner',
    groupName: 'm_home',
    texts: text({ picture, href: '/m/register' }),
  });
  await harbor.announce({ kind: 'banner', groupName: 'm_video_home', texts: text({ linkage: VIDEO }) });
  const groupsOf = async (query: string) =>
    (await readLists(app, query)).banners.map(({ groupName }) => groupName);
  expect(await groupsOf('types=B')).toHaveLength(2);
  expect(await groupsOf('types=B&groupName=m_home')).toEqual(['m_home']);
  expect(await groupsOf('types=B&groupName=m_home_video')).toEqual(['m_video_home']);
  expect(await groupsOf('types=B&groupName=h_reg')).toEqual([]);
  const [image] = (await readLists(app, 'types=B&groupName=m_home')).banners;
  expect(image).toMatchObject({
    url: image?.picture?.url,
    href: '/m/register',
    linkage: '',
    picture: { width: 200, height: 100 },
  });
});

test.each<[string, Parameters<typeof makeAnnouncement>[0], string]>([
  ['ends before it starts', { startsAt: 5, endsAt: 5 }, 'document.endsAt'],
  ['is a banner without a place', { kind: 'banner' }, 'document.groupName'],
  ['has a place and is no banner', { groupName: 'h_reg' }, 'document.groupName'],
  ['is a promotion about nothing', { kind: 'promotion' }, 'document.promotionType'],
  ['has no words', { texts: {} }, 'document.texts'],
  ['has an empty text', { texts: { EN: makeText({ content: '' }) } }, 'document.texts.EN.content'],
  ['has no title', { texts: { EN: makeText({ title: ' ' }) } }, 'document.texts.EN.title'],
  ['is for nobody', { audiences: [] }, 'document.audiences'],
  [
    'shows a picture that is not there',
    { texts: { EN: makeText({ picture: 'b'.repeat(64) }) } },
    'document.texts.EN.picture',
  ],
  [
    'shows a video of another site',
    {
      kind: 'banner',
      groupName: 'm_video_home',
      texts: { EN: makeText({ linkage: 'https://vimeo.com/76979871' }) },
    },
    'document.texts.EN.linkage',
  ],
  [
    'leads astray',
    {
      kind: 'banner',
      groupName: 'm_video_home',
      texts: { EN: makeText({ linkage: VIDEO, href: 'javascript:alert(1)' }) },
    },
    'document.texts.EN.href',
  ],
])('an announcement that %s is refused at its field', async (_what, about, field) => {
  const { code, value } = await harbor.save(about);
  expect(code).toBe('invalid_input');
  expect(Object.keys((value as { fields: object }).fields)).toContain(field);
});

test('what is saved is sanitised', async () => {
  const { value } = await harbor.save({
    texts: { EN: makeText({ content: '<p onclick=alert(1)>Hi<script>alert(1)</script></p>' }) },
  });
  expect((value as OperatorAnnouncement).document.texts.EN?.content).toBe('<p>Hi</p>');
});

test('an old version, an unknown announcement and another brand are refused', async () => {
  const { id } = (await harbor.save()).value as OperatorAnnouncement;
  await harbor.save({}, { id, version: 1 });
  for (const call of [harbor.publish, harbor.withdraw])
    expect((await call({ id, version: 1 })).code).toBe('stale');
  expect((await harbor.save({}, { id, version: 1 })).code).toBe('stale');
  for (const call of [harbor.publish, harbor.withdraw])
    expect((await call({ id: UNKNOWN, version: 1 })).code).toBe('not_found');
  expect((await harbor.save({}, { id: UNKNOWN, version: 1 })).code).toBe('not_found');
  expect((await content.call(`/ops/messages/announcement?id=${UNKNOWN}`, { merchant })).code).toBe(
    'not_found',
  );
  expect((await announcer(content, 'lotus').save()).code).toBe('not_permitted');
});

test('those who only look may read and change nothing', async () => {
  const support = await signInAs(app, 'support');
  expect((await support.call('/ops/messages/announcements', { merchant })).status).toBe(200);
  expect((await announcer(support).save()).code).toBe('not_permitted');
  expect((await upload(await draw(), support)).code).toBe('not_permitted');
});

test('everything that changes something is on record', async () => {
  const { id } = (await harbor.save()).value as OperatorAnnouncement;
  const page = (what: string, body: object) =>
    content.post(
      `/ops/messages/page/${what}`,
      { name: 'about', ...body, reason: 'for the season' },
      { merchant },
    );
  const WAITING = ['0190c0de-0000-7000-8000-0000000000f1', '0190c0de-0000-7000-8000-0000000000f2'];
  const { id: memberId } = await addMember(app, 'writer01');
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id;
  for (const waiting of WAITING)
    await app.database.queries.execute(`
      insert into messages_feedback (brand_id, id, member_id, language, content, comment, state, sent_at)
      values ('${brandId}', '${waiting}', '${memberId}', 'EN', 'The lobby is slow.', '', 'open', '2026-01-01')`);
  const support = await signInAs(app, 'support');
  const feedback = (what: string, body: object) =>
    support.post(`/ops/messages/feedback/${what}`, body, { merchant });
  const tries: Tries = {
    'messages.saveAnnouncement': () => harbor.save(),
    'messages.publishAnnouncement': () => harbor.publish({ id, version: 1 }),
    'messages.withdrawAnnouncement': () => harbor.withdraw({ id, version: 1 }),
    'messages.savePage': () => page('save', { version: 0, texts: { EN: { title: 'Us', content: 'Hi' } } }),
    'messages.publishPage': () => page('publish', { version: 1 }),
    'messages.withdrawPage': () => page('withdraw', { version: 1 }),
    'messages.answerFeedback': () => feedback('answer', { id: WAITING[0], answer: 'Thank you.' }),
    'messages.closeFeedback': () => feedback('close', { id: WAITING[1], reason: 'says nothing' }),
    'messages.uploadPicture': async () => upload(await draw(64, 64)),
    'messages.sendMessage': () => sender(content).send({ id: UNKNOWN }),
    'messages.stopSending': () => sender(content).stop(UNKNOWN),
    ...(await chatTries(app)),
    ...(await roomTries(app, content)),
  };
  expect(Object.keys(tries).sort()).toEqual(changingWith('messages'));
  for (const [call, act] of Object.entries(tries))
    expect([call, await seeOnRecord(app, call, act)]).toEqual([call, { status: 200, isOnRecord: true }]);
});

test('a brand has so many announcements and no more', async () => {
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id;
  await app.database.queries.execute(`
    insert into messages_announcement
    select '${brandId}', gen_random_uuid(), 1, null, null, '2026-01-01', '2026-01-01', null
    from generate_series(1, 500)`);
  expect((await harbor.save()).code).toBe('too_many_announcements');
});
