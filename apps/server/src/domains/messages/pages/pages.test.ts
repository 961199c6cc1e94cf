import type { BrandPage, BrandPageName, OperatorPage, PageTexts } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { dangersIn, XSS_PAYLOADS } from '../../../testing/html-dangers.ts';
import { NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { makeAsking, sendForm } from '../../../testing/identity/registration.ts';
import { openBrowser, readMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const ours = { title: 'Our terms', content: '<p>Play nicely.</p>' };

let app: TestApp;
let content: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    env: NO_HUMAN_CHECK,
    brands: [makeAsking('harbor'), makeBrand({ merchantCode: 'lotus' })],
  });
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  content = await signInAs(app, 'content');
});
afterAll(() => app.close());

type Saving = { name: BrandPageName; version: number; texts: PageTexts };
const save = (body: Saving, by = content) =>
  by.post('/ops/messages/page/save', { ...body, reason: 'our lawyers wrote it' }, { merchant });
const act = (what: 'publish' | 'withdraw', name: BrandPageName, version: number) =>
  content.post(`/ops/messages/page/${what}`, { name, version, reason: 'from today on' }, { merchant });
const read = async (name: BrandPageName, version?: number) =>
  content.call(`/ops/messages/page?name=${name}${version ? `&version=${version}` : ''}`, { merchant });
const shown = async (name: BrandPageName, language = 'EN') =>
  (
    (await openBrowser(app, { merchant }).call(`/wps/page?name=${name}`, { headers: { language } }))
      .value as {
      page: BrandPage | null;
    }
  ).page;
async function publish(name: BrandPageName, version: number, texts: PageTexts): Promise<void> {
  expect((await save({ name, version, texts })).status).toBe(200);
  expect((await act('publish', name, version + 1)).status).toBe(200);
}

test('visitors read a version once it is published, and the built-in words when it is withdrawn', async () => {
  expect(await shown('about')).toBeNull();
  await save({ name: 'about', version: 0, texts: { EN: { title: 'About', content: '<p>One</p>' } } });
  expect(await shown('about')).toBeNull();
  await act('publish', 'about', 1);
  expect(await shown('about')).toEqual({
    title: 'About',
    content: '<p>One</p>',
    language: 'EN',
    version: 1,
    publishedAt: app.clock.now(),
  });
  app.clock.advance(1_000);
  await publish('about', 1, { EN: { title: 'About', content: '<p>Two</p>' } });
  expect(await shown('about')).toMatchObject({ content: '<p>Two</p>', version: 2 });
  await act('withdraw', 'about', 2);
  expect(await shown('about')).toBeNull();
  const first = (await read('about', 1)).value as OperatorPage;
  expect(first.texts.EN?.content).toBe('<p>One</p>');
  expect(first).toMatchObject({ version: 2, publishedVersion: null });
  expect(first.versions.map(({ version }) => version)).toEqual([2, 1]);
  expect(first.publications).toMatchObject([
    { version: 2, until: app.clock.now(), by: { name: 'content' }, reason: 'from today on' },
    { version: 1, until: app.clock.now() },
  ]);
});

test('readers of a language the brand has not written get its page in another, which the answer names', async () => {
  await publish('help', 0, { VI: { title: 'Trợ giúp', content: '<p>Xin chào</p>' } });
  expect(await shown('help', 'VI')).toMatchObject({ language: 'VI' });
  expect(await shown('help', 'TH')).toMatchObject({ language: 'VI', title: 'Trợ giúp' });
});

test('a brand is shown nothing of another', async () => {
  await publish('licences', 0, { EN: ours });
  const { value } = await openBrowser(app, { merchant: 'lotus' }).call('/wps/page?name=licences');
  expect(value).toEqual({ page: null });
});

test('operators see every page, its gaps, and the built-in words to start from', async () => {
  const { items } = (await content.call('/ops/messages/pages', { merchant })).value as {
    items: OperatorPage[];
  };
  expect(items.map(({ name }) => name)).toEqual(['about', 'help', 'terms', 'privacy', 'licences']);
  const help = items.find(({ name }) => name === 'help');
  expect(help?.gaps).toContain('EN');
  expect(help?.gaps).not.toContain('VI');
  expect(items.find(({ name }) => name === 'privacy')).toMatchObject({ version: 0, gaps: [] });
  const { builtIn, texts } = (await read('about')).value as OperatorPage;
  expect(texts).toMatchObject({ EN: { content: '<p>Two</p>' } });
  expect(builtIn.EN?.title).toBe('About us');
  for (const { content: html } of Object.values(builtIn))
    expect([dangersIn(html, '/m/picture/harbor/'), /[{}]/.test(html)]).toEqual([[], false]);
});

test('whoever registers agrees to the version that the site shows', async () => {
  const versions = async (account: string) => {
    await sendForm(app, { username: account });
    const { id } = await readMember(app, account);
    const { rows } = await app.database.queries.execute(
      sql`select document, version from identity_consent where member_id = ${id}`,
    );
    return Object.fromEntries(
      (rows as { document: string; version: string }[]).map(({ document, version }) => [document, version]),
    );
  };
  expect((await versions('before1')).terms).toMatch(/^EN:[0-9a-f]{16}$/);
  await publish('terms', 0, { EN: ours });
  expect(await versions('member1')).toMatchObject({
    terms: 'EN:v1',
    privacy: expect.stringMatching(/^EN:[0-9a-f]{16}$/),
  });
  await publish('terms', 1, { EN: { ...ours, content: '<p>Play nicely, always.</p>' } });
  expect(await versions('member2')).toMatchObject({ terms: 'EN:v2' });
});

test('every attack on the list is harmless in a page, in the answer as in the console', async () => {
  // Characters that no text may hold are refused before anything is read.
  const sendable = XSS_PAYLOADS.filter((payload) => /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u.test(payload));
  expect(sendable.length).toBeGreaterThan(300);
  for (let version = 0; version * 40 < sendable.length; version += 1) {
    const attacks = sendable.slice(version * 40, version * 40 + 40).map((payload) => `<p>${payload}</p>`);
    const texts = { EN: { title: '<img src=x onerror=alert(1)>', content: `start ${attacks.join('\n')}` } };
    const { status, value } = await save({ name: 'privacy', version, texts });
    expect(status).toBe(200);
    await act('publish', 'privacy', version + 1);
    for (const html of [(value as OperatorPage).texts.EN?.content, (await shown('privacy'))?.content])
      expect(dangersIn(html ?? '<', '/m/picture/harbor/')).toEqual([]);
  }
});

test('old versions, pages that are not there and empty pages are refused', async () => {
  const texts = { EN: ours };
  expect((await save({ name: 'terms', version: 0, texts })).code).toBe('stale');
  expect((await save({ name: 'terms', version: 1, texts })).code).toBe('stale');
  for (const what of ['publish', 'withdraw'] as const)
    expect((await act(what, 'terms', 1)).code).toBe('stale');
  expect((await read('terms', 99)).code).toBe('not_found');
  for (const empty of [{}, { EN: { title: 'Empty', content: '<script>alert(1)</script>' } }]) {
    const { code } = await save({ name: 'terms', version: 2, texts: empty });
    expect(code).toBe('invalid_input');
  }
});

test('a page without a version cannot be published, and who only looks changes nothing', async () => {
  const fresh = await startTestApp();
  await addOperator(fresh, 'content', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
  const operator = await signInAs(fresh, 'content');
  for (const what of ['publish', 'withdraw'])
    expect(
      (
        await operator.post(
          `/ops/messages/page/${what}`,
          { name: 'terms', version: 0, reason: 'from today on' },
          { merchant },
        )
      ).code,
    ).toBe('not_found');
  await fresh.close();
  const support = await signInAs(app, 'support');
  expect((await support.call('/ops/messages/pages', { merchant })).status).toBe(200);
  expect((await save({ name: 'terms', version: 2, texts: { EN: ours } }, support)).code).toBe(
    'not_permitted',
  );
});
