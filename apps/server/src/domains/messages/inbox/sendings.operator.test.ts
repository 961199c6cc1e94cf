import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { Sending, SendingSummary } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { EVERYBODY, inboxOf, sender } from '../../../testing/messages.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { addPlayer } from '../../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { BATCH, PAUSE_MS } from './inbox.rules.ts';

const merchant = 'harbor';
/** More than one batch takes. */
const CROWD = 2 * BATCH + 20;

let app: TestApp;
let content: SignedIn;
let harbor: ReturnType<typeof sender>;
beforeAll(async () => {
  app = await startTestApp();
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: merchant }] });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: merchant }] });
});
beforeEach(async () => {
  content = await signInAs(app, 'content');
  harbor = sender(content);
});
afterEach(async () => {
  await app.database.queries.execute('delete from messages_inbox');
  await app.database.queries.execute('delete from messages_sending');
  await app.database.queries.execute(`delete from identity_member where account_key like 'crowd%'`);
});
afterAll(() => app.close());

/** Delivers batch by batch; the pauses are passed on the clock. */
async function deliver(batches = Number.POSITIVE_INFINITY): Promise<void> {
  for (let done = 0; done < batches; done += 1) {
    if ((await app.jobs.runDue()) === 0) return;
    app.clock.advance(PAUSE_MS);
  }
}

async function addCrowd(): Promise<void> {
  const { id } = await addMember(app, 'crowd0');
  await app.database.queries.execute(sql`
    insert into identity_member
      (brand_id, id, customer_no, account, account_key, type, state, is_agent_only, is_demo, language, time_zone,
       register_method, register_url, registered_ip, created_at)
    select brand_id, gen_random_uuid(), 'c' || n, 'crowd' || n, 'crowd' || n, type, state, is_agent_only, is_demo,
      language, time_zone, register_method, register_url, registered_ip, created_at
    from identity_member, generate_series(1, ${CROWD - 1}) as n
    where id = ${id}::uuid`);
}

const started = async (about: Parameters<typeof harbor.send>[0] = {}): Promise<Sending> => {
  const { value, body } = await harbor.send(about);
  if (!(value as Sending).id) throw new Error(body);
  return value;
};
const countRows = async () => {
  const { rows } = await app.database.queries.execute(
    'select count(*)::int as messages, count(distinct member_id)::int as members from messages_inbox',
  );
  return rows[0];
};

test('named accounts get it, each in their inbox, however often it is sent with the same id', async () => {
  await addMember(app, 'anna01');
  await addMember(app, 'bert01');
  const recipients = { to: 'accounts', accounts: ['anna01', 'BERT01', 'anna01'] } as const;
  const id = randomUUID();
  const texts = { EN: { title: 'Hi', content: '<p onclick=x>Hello<script>alert(1)</script></p>' } };
  const asked = { id, texts, recipients: { ...recipients, accounts: [...recipients.accounts] } };
  expect(await started(asked)).toMatchObject({ state: 'sending', total: 2, delivered: 0 });
  await started(asked);
  for (const other of [
    { texts: { EN: { title: 'Hi', content: '<p>Goodbye</p>' } } },
    { kind: 'promotion' as const },
    { recipients: EVERYBODY },
    { recipients: { to: 'accounts' as const, accounts: ['bert01', 'anna01'] } },
  ])
    expect((await harbor.send({ ...asked, ...other })).code).toBe('idempotency_conflict');
  await deliver();
  expect(await harbor.read(id)).toMatchObject({
    state: 'sent',
    delivered: 2,
    read: 0,
    queuedBy: { name: 'content' },
    texts: { EN: { content: '<p>Hello</p>' } },
  });
  const browser = openBrowser(app);
  await browser.login('anna01');
  const anna = inboxOf(browser);
  const [message] = (await anna.list()).items;
  expect(message).toMatchObject({ title: 'Hi', kind: 'system' });
  await anna.mark({ id: message?.id ?? '' });
  expect(await harbor.read(id)).toMatchObject({ read: 1 });
});

test('accounts that nobody has, and texts in none of the brand’s languages, are refused', async () => {
  const accounts = ['anna01', 'nobody1', 'nobody2'];
  const { code, value } = await harbor.send({ recipients: { to: 'accounts', accounts } });
  expect([code, value]).toEqual(['unknown_accounts', { accounts: 'nobody1, nobody2' }]);
  expect((await harbor.send({ texts: {} })).code).toBe('invalid_input');
});

test('a message to everybody is delivered once each, with progress, though processes stop between batches', async () => {
  await addCrowd();
  const { id, total } = await started();
  await deliver(1);
  expect(await harbor.read(id)).toMatchObject({ state: 'sending', delivered: BATCH, total });
  // A worker that died with the next batch in hand: its job is taken over when the lease ends.
  await app.database.queries.execute(
    sql`update job set state = 'running', attempts = 1,
          lease_until = ${new Date(app.clock.now() + MINUTE_MS).toISOString()}::timestamptz
        where kind = 'messages.deliver' and state = 'queued'`,
  );
  await deliver();
  app.clock.advance(MINUTE_MS + 1);
  await deliver();
  expect(await harbor.read(id)).toMatchObject({ state: 'sent', delivered: total });
  expect(await countRows()).toEqual({ messages: total, members: total });
});

test('a sending that was stopped delivers nothing more, and who has the message keeps it', async () => {
  await addCrowd();
  const { id } = await started();
  await deliver(1);
  expect((await harbor.stop(id)).value).toMatchObject({ state: 'stopped', stopReason: 'a mistake in it' });
  await deliver();
  expect(await countRows()).toEqual({ messages: BATCH, members: BATCH });
  expect((await harbor.stop(id)).value).toMatchObject({ state: 'stopped', delivered: BATCH });
  expect((await harbor.stop(randomUUID())).code).toBe('not_found');
});

test('promotions leave out members who excluded themselves, and other messages reach them', async () => {
  const mary = await addPlayer(app, 'excluded01');
  const joe = await addPlayer(app, 'playing01');
  await mary.exclude('24h');
  const recipients = { to: 'accounts' as const, accounts: ['excluded01', 'playing01'] };
  const offer = await started({ kind: 'promotion', recipients });
  await deliver();
  expect(await harbor.read(offer.id)).toMatchObject({ state: 'sent', total: 2, delivered: 1, leftOut: 1 });
  expect((await inboxOf(joe.browser).list()).items).toMatchObject([{ kind: 'promotion' }]);
  await started({ recipients });
  await deliver();
  expect(await countRows()).toEqual({ messages: 3, members: 2 });
});

test('a segment has who fits, and nobody who registers later, is locked or only tries', async () => {
  await openBrowser(app).call('/wps/member/trialuser');
  const { id: locked } = await addMember(app, 'locked01');
  await app.database.queries.execute(
    sql`update identity_member set state = 'locked' where id = ${locked}::uuid`,
  );
  const agent = await addMember(app, 'agent77', { type: 1 });
  const count = async (query: string) =>
    ((await content.call(`/ops/messages/recipients?${query}`, { merchant })).value as { count: number })
      .count;
  const all = await count('');
  expect(await count('type=1')).toBe(1);
  expect(await count('language=CN')).toBe(0);
  expect(await count(`registeredFrom=${app.clock.now() + 1}`)).toBe(0);
  expect(await count(`registeredUntil=${app.clock.now() + 1}`)).toBe(all);
  expect(await count(`signedInSince=${app.clock.now() - DAY_MS}`)).toBeLessThan(all);
  const { id } = await started({ recipients: { ...EVERYBODY, type: 1 } });
  app.clock.advance(1_000);
  await addMember(app, 'agent78', { type: 1 });
  await deliver();
  expect(await harbor.read(id)).toMatchObject({ total: 1, delivered: 1 });
  const { rows } = await app.database.queries.execute('select member_id from messages_inbox');
  expect(rows).toEqual([{ member_id: agent.id }]);
});

test('the latest sendings come first, in pages; only so many are under way at once', async () => {
  for (let index = 0; index < 5; index += 1) {
    app.clock.advance(1_000);
    await started();
  }
  expect((await harbor.send()).code).toBe('too_many_sendings');
  const page = async (query: string) =>
    (await content.call(`/ops/messages/sendings?${query}`, { merchant })).value as {
      items: SendingSummary[];
      next: string | null;
    };
  const { items, next } = await page('limit=3');
  const rest = await page(`limit=3&after=${next}`);
  const times = [...items, ...rest.items].map(({ queuedAt }) => queuedAt);
  expect([times.length, rest.next]).toEqual([5, null]);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  await deliver();
  expect((await page('state=sending')).items).toEqual([]);
});

test('those who only look may read and send nothing', async () => {
  const support = await signInAs(app, 'support');
  expect((await support.call('/ops/messages/sendings', { merchant })).status).toBe(200);
  expect((await sender(support).send()).code).toBe('not_permitted');
  expect((await sender(support).stop(randomUUID())).code).toBe('not_permitted');
  expect((await support.call(`/ops/messages/sending?id=${randomUUID()}`, { merchant })).code).toBe(
    'not_found',
  );
});
