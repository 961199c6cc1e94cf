import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@parlour/clock/durations';
import type { InboxMessage } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { runDueDays } from '../../../testing/daily-jobs.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { inboxOf } from '../../../testing/messages.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { INBOX_KEPT_MS } from './inbox.rules.ts';
import type { NewMessage } from './inbox.service.ts';

/** A tag that the sanitiser leaves in. */
const ALLOWED =
  /^<\/?(?:p|br|div|span|h[234]|blockquote|hr|strong|b|em|i|u|s|small|su[bp]|[uo]l|li|table|thead|tbody|t[rhd]|a|img)\b/;
const UNKNOWN = '0190c0de-0000-7000-8000-00000000000d';

let app: TestApp;
let serial = 0;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor', languages: ['EN', 'CN'] }),
      makeBrand({
        merchantCode: 'lotus',
        switches: { ...makeBrand({ merchantCode: 'lotus' }).switches, inbox: false },
      }),
    ],
  });
});
afterAll(() => app.close());

/** A member of their own, signed in. */
async function addReader() {
  serial += 1;
  const { id: memberId } = await addMember(app, `reader${serial}`);
  const browser = openBrowser(app);
  await browser.login(`reader${serial}`);
  const brandId = app.modules.system.brands.ofMerchant('harbor')?.id ?? '';
  const put = (about: Partial<NewMessage> = {}) => {
    app.clock.advance(1);
    return app.database.transaction((tx) =>
      app.modules.messages.inbox.put(tx, {
        brandId,
        memberId,
        kind: 'system',
        key: `test:${app.clock.now()}`,
        texts: { EN: { title: 'Hello', content: '<p>Come &amp; see.</p><p>Soon.</p>' } },
        ...about,
      }),
    );
  };
  return { ...inboxOf(browser), account: `reader${serial}`, browser, put };
}

test('a message is put once per key, read, deleted and restored, and the unread count follows', async () => {
  const mary = await addReader();
  expect([await mary.put({ key: 'a' }), await mary.put({ key: 'a' })]).toEqual([true, false]);
  await mary.put({ key: 'b', kind: 'answer' });
  expect(await mary.unread()).toBe(2);
  const { items, next } = await mary.list();
  expect(next).toBeNull();
  expect(items).toMatchObject([
    { kind: 'answer', title: 'Hello', excerpt: 'Come & see. Soon.', readAt: null },
    { kind: 'system', sentAt: app.clock.now() - 2 },
  ]);
  const [answer, first] = items.map(({ id }) => id) as [string, string];
  expect((await mary.open(first)).value).toMatchObject({ content: '<p>Come &amp; see.</p><p>Soon.</p>' });
  expect(await mary.unread()).toBe(2);
  for (const _again of [1, 2]) expect((await mary.mark({ id: first })).status).toBe(200);
  expect(await mary.unread()).toBe(1);
  for (const _again of [1, 2]) expect((await mary.remove(answer)).status).toBe(200);
  expect(await mary.unread()).toBe(0);
  expect((await mary.open(answer)).code).toBe('not_found');
  expect((await mary.list()).items.map(({ id }) => id)).toEqual([first]);
  await mary.restore(answer);
  expect(await mary.unread()).toBe(1);
  await mary.mark({});
  expect(await mary.unread()).toBe(0);
});

test('a list goes on page by page, the newest first', async () => {
  const mary = await addReader();
  for (let index = 0; index < 5; index += 1)
    await mary.put({ key: `k${index}`, texts: { EN: { title: `Number ${index}`, content: '<p>-</p>' } } });
  const titles: string[] = [];
  let after = '';
  for (let page = 0; page < 3; page += 1) {
    const { items, next } = await mary.list(`limit=2${after && `&after=${after}`}`);
    titles.push(...items.map(({ title }) => title));
    after = next ?? '';
  }
  expect(titles).toEqual([4, 3, 2, 1, 0].map((index) => `Number ${index}`));
  expect(after).toBe('');
});

test('nobody reads, marks or deletes the messages of another', async () => {
  const [mary, joe] = [await addReader(), await addReader()];
  await mary.put();
  const [message] = (await mary.list()).items;
  const id = message?.id ?? '';
  expect((await joe.list()).items).toEqual([]);
  for (const call of [joe.open, joe.remove, joe.restore, (of: string) => joe.mark({ id: of })])
    for (const asked of [id, UNKNOWN]) expect((await call(asked)).code).toBe('not_found');
  expect(await mary.unread()).toBe(1);
});

test('visitors are asked to log in, trial accounts are refused, and a brand without the module has none', async () => {
  const visitor = openBrowser(app);
  const trial = openBrowser(app);
  const played = await trial.post('/wps/session/login/freeplay', { humanCheck: await trial.solve() });
  trial.setToken((played.value as { token: string }).token);
  for (const [browser, code] of [
    [visitor, 'not_logged_in'],
    [trial, 'free_reject'],
    [openBrowser(app, { merchant: 'lotus' }), 'module_off'],
  ] as const)
    for (const call of ['getInboxUnreadCount', 'getInboxMessages', `getInboxMessage?id=${UNKNOWN}`])
      expect((await browser.call(`/wps/relay/MCSFE_${call}`)).code).toBe(code);
});

test('each reads in their language, or in the first of the fallback chain', async () => {
  const mary = await addReader();
  const text = (title: string) => ({ title, content: '<p>-</p>' });
  await mary.put({ key: 'both', texts: { EN: text('Hello'), CN: text('你好') } });
  await mary.put({ key: 'one', texts: { EN: text('Only') } });
  const seen = async (language: string) =>
    (await mary.list('', language)).items.map((each) => `${each.language} ${each.title}`);
  expect(await seen('CN')).toEqual(['EN Only', 'CN 你好']);
  expect(await seen('EN')).toEqual(['EN Only', 'EN Hello']);
});

test('open pages of the member are told that something changed', async () => {
  const mary = await addReader();
  const origin = (await app.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  const { ticket } = (await mary.browser.post('/wps/session/ticket', { purpose: 'live' })).value as {
    ticket: string;
  };
  const heard: string[] = [];
  const cookie = [...mary.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${origin}/wps/live?ticket=${ticket}`, 'live.v1', {
    headers: { merchant: 'harbor', cookie },
  });
  socket.on('message', (data) => heard.push(String(data)));
  await once(socket, 'open');
  await mary.put();
  await mary.mark({});
  while (heard.length < 2) await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual(Array(2).fill('{"topic":"unread"}'));
  socket.terminate();
});

test('no attack survives: what is put is sanitised, and so is how it begins', async () => {
  const file = join(import.meta.dirname, '../../../testing/xss-payloads.json');
  const payloads = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const mary = await addReader();
  const texts = { EN: { title: 'Attack', content: `<p>Safe</p>${payloads.join('\n')}` } };
  await mary.put({ key: 'all', texts });
  for (const [index, content] of payloads.entries())
    await mary.put({ key: `x${index}`, texts: { EN: { title: 'Attack', content } } });
  const { rows } = await app.database.queries.execute(
    `select texts -> 'EN' ->> 'content' as content from messages_inbox where key = 'all' or key like 'x%'`,
  );
  expect(rows).toHaveLength(payloads.length + 1);
  for (const { content } of rows as { content: string }[]) {
    const tags = content.match(/<[^>]*>?/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(ALLOWED);
      expect(tag).not.toMatch(/\son\w+=|javascript:|data:|srcdoc/i);
    }
  }
  const shown = (await mary.list('limit=100')).items;
  for (const { id } of shown.slice(0, 20))
    for (const tag of ((await mary.open(id)).value as InboxMessage).content.match(/<[^>]*>?/g) ?? [])
      expect(tag).toMatch(ALLOWED);
});

test('messages leave the inbox after half a year, read or not', async () => {
  const mary = await addReader();
  await mary.put({ key: 'old' });
  app.clock.advance(INBOX_KEPT_MS - 2 * DAY_MS);
  await mary.put({ key: 'new' });
  app.clock.advance(DAY_MS);
  await runDueDays(app);
  await mary.browser.login(mary.account);
  expect((await mary.list()).items).toHaveLength(2);
  app.clock.advance(3 * DAY_MS);
  await runDueDays(app);
  await mary.browser.login(mary.account);
  expect((await mary.list()).items).toHaveLength(1);
});
