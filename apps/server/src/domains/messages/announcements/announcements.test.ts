import { once } from 'node:events';
import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeText } from '../../../factories/messages.factory.ts';
import { runDueDays } from '../../../testing/daily-jobs.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { announcer, readLists, readNotices } from '../../../testing/messages.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { READS_KEPT_MS } from './announcements.rules.ts';

let app: TestApp;
let harbor: ReturnType<typeof announcer>;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({
        merchantCode: 'harbor',
        languages: ['EN', 'CN', 'TH'],
        defaultLanguage: 'CN',
        tagline: { CN: '港湾' },
      }),
      makeBrand({ merchantCode: 'lotus' }),
      makeBrand({ merchantCode: 'perlas' }),
    ],
  });
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: null }] });
  harbor = announcer(await signInAs(app, 'content'));
  await addMember(app, 'mary01');
});
const shownBefore: { id: string; version: number }[] = [];
beforeEach(async () => {
  for (const each of shownBefore.splice(0)) await harbor.withdraw(each);
});
afterAll(() => app.close());

const announce: typeof harbor.announce = async (about) => {
  const made = await harbor.announce(about);
  shownBefore.push({ id: made.id, version: made.version });
  return made;
};
const VIDEO = { content: '', linkage: 'https://youtu.be/aqz-KE-bpKQ' };
const titled = (title: string) => ({ texts: { EN: makeText({ title }) } });
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('each kind stands in its list, and types that are not asked for stay empty', async () => {
  await announce(titled('Notice'));
  await announce({ ...titled('Popup'), kind: 'popup', forceRead: true });
  await announce({ ...titled('Hot'), kind: 'hot' });
  await announce({ ...titled('Promotion'), kind: 'promotion', promotionType: 'bonus' });
  const all = await readLists(app, 'types=B,PL,PU,H&groupName=&platform=M');
  expect(Object.values(all).map(titles)).toEqual([[], ['Notice'], ['Popup'], ['Hot'], ['Promotion']]);
  expect(all.popup).toMatchObject([
    { contentType: 'PU', execution: 'B', forceRead: true, promotionType: '' },
  ]);
  expect(all.promotion).toMatchObject([{ contentType: 'PR', promotionType: 'bonus' }]);
  const some = await readLists(app, 'types=PU,PL');
  expect(Object.values(some).map(titles)).toEqual([[], ['Notice'], ['Popup'], [], []]);
  expect(await readLists(app, '', { merchant: 'lotus' })).toMatchObject({ player: [], popup: [] });
});

test('members, visitors and those who log in for the first time see what is for them', async () => {
  await announce({ ...titled('For members'), audiences: ['members'] });
  await announce({ ...titled('For visitors'), audiences: ['visitors'], order: 11 });
  await announce({ ...titled('For new ones'), audiences: ['first_login'], order: 12 });
  await announce({ ...titled('For all'), audiences: ['members', 'visitors', 'first_login'], order: 13 });
  const seenAs = async (audience: string) =>
    (await readNotices(app, `audience=${audience}`)).map(({ title, execution }) => `${execution} ${title}`);
  expect(await seenAs('A')).toEqual(['A For members', 'A For all']);
  expect(await seenAs('B')).toEqual(['B For visitors', 'B For all']);
  expect(await seenAs('F')).toEqual(['A For members', 'F For new ones', 'A For all']);
});

test('what there is to read stands in one order: hot ones first, then as operators put it, then the newest', async () => {
  await announce({ ...titled('Second'), order: 1, startsAt: app.clock.now() - HOUR_MS });
  await announce({ ...titled('First'), order: 1, startsAt: app.clock.now() });
  await announce({ ...titled('Third'), order: 2, kind: 'popup' });
  await announce({ ...titled('Hot'), order: 9, kind: 'hot' });
  expect(titles(await readNotices(app))).toEqual(['Hot', 'First', 'Second', 'Third']);
});

test('an announcement is shown from its first millisecond to its last, and open pages are told of both', async () => {
  const startsAt = app.clock.now() + 10_000;
  const origin = (await app.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  const heard: string[] = [];
  const socket = new WebSocket(`${origin}/wps/live`, 'live.v1', { headers: { merchant: 'harbor' } });
  socket.on('message', (data) => heard.push(String(data)));
  await once(socket, 'open');
  await announce({ startsAt, endsAt: startsAt + 5_000 });
  const isShown = async () => (await readNotices(app)).length === 1;
  expect(await isShown()).toBe(false);
  app.clock.advance(9_999);
  expect(await isShown()).toBe(false);
  app.clock.advance(1);
  expect(await isShown()).toBe(true);
  app.clock.advance(4_999);
  expect(await isShown()).toBe(true);
  app.clock.advance(1);
  expect(await isShown()).toBe(false);
  while (heard.length < 3) await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual(Array(3).fill('{"topic":"notice"}'));
  socket.terminate();
});

test('open pages hear of a beginning and an end also where nobody has asked for a list', async () => {
  const perlas = announcer(await signInAs(app, 'content'), 'perlas');
  const origin = `ws://127.0.0.1:${(app.server.server.address() as { port: number }).port}`;
  const heard: string[] = [];
  const socket = new WebSocket(`${origin}/wps/live`, 'live.v1', { headers: { merchant: 'perlas' } });
  socket.on('message', (data) => heard.push(String(data)));
  await once(socket, 'open');
  const startsAt = app.clock.now() + 10_000;
  await perlas.announce({ startsAt, endsAt: startsAt + 5_000 });
  const hears = async (count: number) => {
    while (heard.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  await hears(1);
  for (const [waitMs, count] of [
    [10_000, 2],
    [5_000, 3],
  ] as const) {
    app.clock.advance(waitMs);
    await hears(count);
  }
  expect(heard).toEqual(Array(3).fill('{"topic":"notice"}'));
  socket.terminate();
});

test('a language without a text of its own gets the brand’s default, then English, then any', async () => {
  const only = (language: string, title: string) => ({ texts: { [language]: makeText({ title }) } });
  await announce({ ...only('TH', 'Thai'), order: 1 });
  await announce({ ...only('EN', 'English'), order: 2 });
  await announce({
    texts: { EN: makeText({ title: 'Either' }), CN: makeText({ title: '都行' }) },
    order: 3,
  });
  const inLanguage = async (language: string) =>
    (await readNotices(app, '', { language })).map((each) => `${each.language} ${each.title}`);
  expect(await inLanguage('EN')).toEqual(['TH Thai', 'EN English', 'EN Either']);
  expect(await inLanguage('CN')).toEqual(['TH Thai', 'EN English', 'CN 都行']);
  expect(await inLanguage('TH')).toEqual(['TH Thai', 'EN English', 'CN 都行']);
});

test('answers come with a tag, are the same for everybody, and change at once when operators do', async () => {
  await announce();
  const ask = (headers = {}) =>
    app.server.inject({
      url: '/wps/relay/MCSFE_getListAnnouncements?flush=1',
      headers: { merchant: 'harbor', ...headers },
    });
  const { headers } = await ask();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=30',
    vary: 'Merchant, Language, Accept-Encoding',
  });
  const known = { 'if-none-match': String(headers.etag) };
  expect((await ask(known)).statusCode).toBe(304);
  await announce({ kind: 'hot' });
  expect((await ask(known)).statusCode).toBe(200);
});

test('what a member has read is told apart, counted, and told to their open pages', async () => {
  const one = await announce();
  const two = await announce({ kind: 'popup' });
  const forVisitors = await announce({ audiences: ['visitors'] });
  const banner = await announce({
    kind: 'banner',
    groupName: 'm_video_home',
    texts: { EN: makeText(VIDEO) },
  });
  const forNewOnes = await announce({ audiences: ['first_login'] });
  const mary = openBrowser(app);
  await mary.login('mary01');
  const reads = async () => (await mary.call('/wps/relay/MCSFE_getReadAnnouncements')).value;
  expect(await reads()).toEqual({ ids: [], unread: 2 });
  const mark = (announcementId: string, read: unknown = true) =>
    mary.call('/wps/relay/MCSFE_markAnnouncementAsRead', { method: 'POST', body: { announcementId, read } });
  for (const { id } of [one, one, two]) expect((await mark(id)).status).toBe(200);
  expect(await reads()).toEqual({ ids: expect.arrayContaining([one.id, two.id]), unread: 0 });
  for (const id of ['0190c0de-0000-7000-8000-00000000000d', forVisitors.id, banner.id])
    expect((await mark(id)).code).toBe('not_found');
  expect((await mark(forNewOnes.id)).status).toBe(200);
  expect((await mark(one.id, false)).code).toBe('invalid_input');
  await harbor.withdraw({ id: one.id, version: one.version });
  expect(await reads()).toEqual({ ids: [two.id], unread: 0 });
  expect((await mark(one.id)).code).toBe('not_found');
});

test.each(['types=X', 'types=B,,PL', 'types=', 'groupName=elsewhere', 'platform=W', 'audience=Z'])(
  'a list asked for with %s is refused',
  async (query) => {
    const { code } = await openBrowser(app).call(`/wps/relay/MCSFE_getListAnnouncements?${query}`);
    expect(code).toBe('invalid_input');
  },
);

test('who read what is not shown any more is forgotten after half a year; what is shown stays read', async () => {
  const [gone, shown] = [await harbor.announce(titled('Gone')), await announce(titled('Shown'))];
  const mary = openBrowser(app);
  await mary.login('mary01');
  for (const { id: announcementId } of [gone, shown])
    await mary.post('/wps/relay/MCSFE_markAnnouncementAsRead', { announcementId });
  await harbor.withdraw(gone);
  const marks = async () => {
    const { rows } = await app.database.queries.execute(
      `select announcement_id as id from messages_announcement_read where announcement_id in ('${gone.id}', '${shown.id}')`,
    );
    return rows;
  };
  expect(await marks()).toHaveLength(2);
  app.clock.advance(READS_KEPT_MS + DAY_MS);
  await runDueDays(app);
  expect(await marks()).toEqual([{ id: shown.id }]);
  harbor = announcer(await signInAs(app, 'content'));
});
