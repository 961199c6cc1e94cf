import { randomUUID } from 'node:crypto';
import type { BrandPageName, NewTerms, OperatorPage, PageChanges } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { makeAsking, sendForm } from '../../../testing/identity/registration.ts';
import { addMember, type Browser, openBrowser, readMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const CONSENTS = '/wps/page/consents';
/** What needs consent; each is asked with too little, so that who may go on is refused for another reason. */
const GUARDED = [
  ['POST', '/wps/deposit'],
  ['GET', '/wps/game/launchGame'],
  ['POST', '/lgw/orders'],
] as const;

let app: TestApp;
let content: SignedIn;
let mary: Browser;
let maryId: string;
beforeAll(async () => {
  app = await startTestApp({
    env: NO_HUMAN_CHECK,
    brands: [makeAsking('harbor'), makeBrand({ merchantCode: 'lotus' })],
  });
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: merchant }] });
  content = await signInAs(app, 'content');
  maryId = (await addMember(app, 'marymary')).id;
  mary = openBrowser(app);
  await mary.login('marymary');
});
afterAll(() => app.close());

async function publish(name: BrandPageName, version: number, changes: PageChanges | null) {
  const texts = { EN: { title: `Our ${name}`, content: `<p>Version ${version}</p>` } };
  const reason = 'our lawyers wrote it';
  if (version > 0)
    await content.post(
      '/ops/messages/page/save',
      { name, version: version - 1, texts, reason },
      { merchant },
    );
  app.clock.advance(1_000);
  return content.post('/ops/messages/page/publish', { name, version, changes, reason }, { merchant });
}

const pending = async (browser = mary, language = 'EN') =>
  ((await browser.call(CONSENTS, { headers: { language } })).value as { pages: NewTerms[] }).pages;
const agree = (pages: object[], browser = mary) => browser.post(CONSENTS, { pages });
const guarded = async (browser = mary) =>
  Promise.all(
    GUARDED.map(async ([method, path]) => {
      const headers = { 'idempotency-key': randomUUID() };
      return (await browser.call(path, { method, headers, ...(method === 'POST' ? { body: {} } : {}) })).code;
    }),
  );
const FREE = ['invalid_input', 'invalid_input', 'invalid_input'];
const HELD = ['consent_needed', 'consent_needed', 'consent_needed'];
const consentsOf = async (memberId: string) =>
  (
    await app.database.queries.execute(
      sql`select document || ' ' || version as agreed from identity_consent where member_id = ${memberId} order by id`,
    )
  ).rows.map((row) => (row as { agreed: string }).agreed);
const counted = async (name: BrandPageName) =>
  ((await content.call(`/ops/messages/page?name=${name}`, { merchant })).value as OperatorPage).consent;

test('who has not agreed to new terms neither deposits nor plays, and goes on once they have', async () => {
  await publish('terms', 1, null);
  expect(await pending()).toEqual([]);
  expect(await guarded()).toEqual(FREE);

  await publish('terms', 2, { EN: 'Bets may be cancelled until the close.', CN: '截止前可以撤单。' });
  expect(await pending(mary, 'CN')).toEqual([
    {
      name: 'terms',
      title: 'Our terms',
      language: 'EN',
      version: 2,
      changes: [{ version: 2, publishedAt: app.clock.now(), text: '截止前可以撤单。' }],
    },
  ]);
  expect(await guarded()).toEqual(HELD);
  for (const path of ['/wps/page?name=terms', '/wps/member/info', '/wps/withdraw/overview'])
    expect((await mary.call(path)).code).not.toBe('consent_needed');
  expect(await counted('terms')).toMatchObject({ version: 2, agreed: 0, members: 1 });

  expect((await agree([{ name: 'terms', language: 'EN', version: 2 }])).status).toBe(200);
  expect(await pending()).toEqual([]);
  expect(await guarded()).toEqual(FREE);
  expect(await consentsOf(maryId)).toEqual(['terms EN:v2']);
  expect(await counted('terms')).toMatchObject({ agreed: 1, members: 1 });
});

test('agreeing again writes nothing, and only to what the site shows can anybody agree', async () => {
  expect((await agree([{ name: 'terms', language: 'EN', version: 2 }])).status).toBe(200);
  expect(await consentsOf(maryId)).toHaveLength(1);
  for (const other of [
    { name: 'terms', language: 'EN', version: 1 },
    { name: 'terms', language: 'VI', version: 2 },
    { name: 'privacy', language: 'EN', version: 1 },
  ])
    expect((await agree([other])).code).toBe('stale');
  expect((await agree([{ name: 'about', language: 'EN', version: 1 }])).code).toBe('invalid_input');
});

test('a correction asks nobody again, and binds whoever has not agreed to what it corrects', async () => {
  await publish('terms', 3, null);
  expect(await pending()).toEqual([]);
  await addMember(app, 'latecomer');
  const late = openBrowser(app);
  await late.login('latecomer');
  expect(await pending(late)).toMatchObject([{ version: 3, changes: [{ version: 2 }] }]);
  await agree([{ name: 'terms', language: 'EN', version: 3 }], late);
  expect(await guarded(late)).toEqual(FREE);
  expect(await counted('terms')).toMatchObject({ version: 2, agreed: 2 });
});

test('who missed several versions reads what was new in each; newcomers are asked nothing', async () => {
  await publish('terms', 4, { EN: 'Fourth' });
  await publish('terms', 5, { EN: 'Fifth' });
  await publish('privacy', 1, { EN: 'First of ours' });
  expect((await pending()).map(({ name, changes }) => [name, changes.map(({ text }) => text)])).toEqual([
    ['terms', ['Fifth', 'Fourth']],
    ['privacy', ['First of ours']],
  ]);
  await sendForm(app, { username: 'newcomer1' });
  const { id } = await readMember(app, 'newcomer1');
  expect(await consentsOf(id)).toEqual(expect.arrayContaining(['terms EN:v5', 'privacy EN:v1']));
  await agree([{ name: 'terms', language: 'EN', version: 5 }]);
  expect(await guarded()).toEqual(HELD);
  await agree([{ name: 'privacy', language: 'EN', version: 1 }]);
  expect(await guarded()).toEqual(FREE);
});

test('a withdrawn page binds nobody, and trials agree to nothing', async () => {
  await publish('terms', 6, { EN: 'Sixth' });
  expect(await guarded()).toEqual(HELD);
  const trial = openBrowser(app);
  const { value } = await trial.post('/wps/session/login/freeplay', {});
  trial.setToken((value as { token: string }).token);
  expect((await guarded(trial)).slice(1)).toEqual(FREE.slice(1));
  expect((await trial.call(CONSENTS)).code).toBe('free_reject');
  await content.post(
    '/ops/messages/page/withdraw',
    { name: 'terms', version: 6, reason: 'they were wrong' },
    { merchant },
  );
  expect(await guarded()).toEqual(FREE);
  expect(await counted('terms')).toBeNull();
});

test('only terms and privacy are agreed to, and never without a word about what is new', async () => {
  expect((await publish('help', 1, { EN: 'New' })).code).toBe('invalid_input');
  expect((await publish('privacy', 2, {})).code).toBe('invalid_input');
});
