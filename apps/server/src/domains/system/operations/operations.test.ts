import { HOUR_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import type { DailyKind } from '../../../jobs/daily.ts';
import type { JobKind } from '../../../jobs/job.ts';
import { PermanentFailure } from '../../../jobs/job.ts';
import { maskRecipient } from '../../../outbox/outbox.rules.ts';
import { runDueDays } from '../../../testing/daily-jobs.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Job = {
  id: string;
  kind: string;
  state: string;
  attempts: number;
  lastError: string | null;
  canRetry: boolean;
};
type Message = { id: string; recipient: string; state: string; canRetry: boolean };

const merchant = 'harbor';
let app: TestApp;
let admin: SignedIn;
let support: SignedIn;
let isFailing = true;
const kind: JobKind<{ index: number }> = {
  name: 'test.flaky',
  maxAttempts: 1,
  async outside() {
    if (isFailing) throw new PermanentFailure('the other side is away');
  },
};
const keyed: JobKind<unknown> = {
  ...kind,
  name: 'test.keyed',
  outside: async () => {
    throw new PermanentFailure('no');
  },
};

beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
    // Nothing listens there, so messages fail.
    env: { SMS_GATEWAY_URL: 'http://127.0.0.1:9/sms' },
  });
  await addOperator(app, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  admin = await signInAs(app, 'admin');
  support = await signInAs(app, 'support');
  app.jobs.register(kind);
  app.jobs.register(keyed);
});
afterAll(() => app.close());

const auditOf = async (action: string) =>
  ((await admin.call(`/ops/audit?action=${action}`)).value as { items: object[] }).items;

describe('jobs', () => {
  const jobs = async (query = '') =>
    (await admin.call(`/ops/jobs?${query}`)).value as { items: Job[]; next: string | null };

  test('are listed by state and kind, in pages, and counted', async () => {
    await app.database.transaction(async (tx) => {
      for (let index = 0; index < 5; index += 1) await app.jobs.enqueue(tx, kind, { index });
    });
    expect((await jobs('state=queued&kind=test.flaky')).items).toHaveLength(5);
    await app.jobs.runDue();
    const first = await jobs('state=failed&kind=test.flaky&limit=3');
    const second = await jobs(`state=failed&kind=test.flaky&limit=3&after=${first.next}`);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(5);
    expect(second.next).toBeNull();
    expect(first.items[0]).toMatchObject({
      attempts: 1,
      lastError: 'the other side is away',
      canRetry: true,
    });
    const { items } = (await admin.call('/ops/jobs/counts')).value as { items: object[] };
    expect(items).toContainEqual({
      kind: 'test.flaky',
      queued: 0,
      running: 0,
      done: 0,
      failed: 5,
      nextRunAt: null,
    });
    expect((await admin.call('/ops/tasks')).value).toMatchObject({
      items: expect.arrayContaining([{ kind: 'failed_jobs', count: 5 }]),
    });
  });

  test('that failed are tried again, once, with a reason on record', async () => {
    const { items } = await jobs('state=failed&kind=test.flaky');
    const id = items[0]?.id ?? '';
    const retry = () => admin.post('/ops/job/retry', { id, reason: 'it is back' });
    expect((await retry()).value).toMatchObject({ job: { state: 'queued', attempts: 0, canRetry: false } });
    const again = await retry();
    expect([again.status, again.code]).toEqual([409, 'not_retryable']);
    isFailing = false;
    await app.jobs.runDue();
    expect((await jobs('state=done&kind=test.flaky')).items.map((job) => job.id)).toEqual([id]);
    expect(await auditOf('system.retry_job')).toMatchObject([
      { target: { kind: 'job', id }, reason: 'it is back', changes: [{ before: 'failed', after: 'queued' }] },
    ]);
    const nobody = { id: crypto.randomUUID(), reason: 'it is back' };
    expect((await admin.post('/ops/job/retry', nobody)).code).toBe('not_found');
  });

  test('of every business day are listed by brand, and a task once a day is overdue', async () => {
    const daily: DailyKind = {
      name: 'test.nightly',
      maxAttempts: 1,
      daily: { afterMs: HOUR_MS, daysBack: 2 },
      async outside({ brand }) {
        if (brand.settings.merchantCode === 'harbor') throw new PermanentFailure('no');
      },
    };
    app.jobs.register(daily);
    await runDueDays(app);
    const begun = app.clock.now();
    app.clock.advance(24 * HOUR_MS);
    await runDueDays(app);
    app.clock.advance(2 * HOUR_MS);
    admin = await signInAs(app, 'admin');
    support = await signInAs(app, 'support');
    // Days of a brand begin at midnight in Shanghai.
    const day = new Date(begun + 8 * HOUR_MS).toISOString().slice(0, 10);
    const { items } = (await admin.call('/ops/jobs/daily')).value as { items: { kind: string }[] };
    expect(items.filter(({ kind: name }) => name === daily.name)).toEqual([
      { kind: daily.name, merchantCode: 'harbor', lastDone: null, overdue: [day] },
      { kind: daily.name, merchantCode: 'lantern', lastDone: day, overdue: [] },
    ]);
    expect((await admin.call('/ops/tasks')).value).toMatchObject({
      items: expect.arrayContaining([{ kind: 'overdue_days', count: 1 }]),
    });
  });

  test('whose place another has taken are not', async () => {
    const enqueue = () =>
      app.database.transaction((tx) => app.jobs.enqueue(tx, keyed, {}, { uniqueKey: 'one' }));
    await enqueue();
    await app.jobs.runDue();
    const [failed] = (await jobs('state=failed&kind=test.keyed')).items;
    await enqueue();
    const retried = await admin.post('/ops/job/retry', { id: failed?.id, reason: 'try again' });
    expect(retried.code).toBe('not_retryable');
  });
});

describe('messages', () => {
  const outbox = async (query = '', by = support) =>
    (await by.call(`/ops/outbox?${query}`, { merchant })).value as { items: Message[]; next: string | null };
  const send = (recipient: string) =>
    app.database.transaction((tx) =>
      app.outbox.send(tx, {
        brandId: app.modules.system.brands.ofMerchant('harbor')?.id ?? '',
        channel: 'sms',
        purpose: 'test',
        recipient,
        body: 'Your code is 4711',
        usefulForMs: 72 * HOUR_MS,
      }),
    );
  /** Moves the clock from try to try until the message is given up. */
  async function giveUp(): Promise<void> {
    for (let tries = 0; tries < 12; tries += 1) {
      await app.jobs.runDue();
      app.clock.advance(HOUR_MS);
    }
    admin = await signInAs(app, 'admin');
    support = await signInAs(app, 'support');
  }

  test('show no address, and one in full only with a reason, which is on record', async () => {
    await send('+8613800138000');
    const [message] = (await outbox('state=queued&channel=sms')).items;
    expect(message?.recipient).toBe('+86*********00');
    expect(JSON.stringify(await outbox())).not.toContain('4711');
    const revealed = await support.post(
      '/ops/outbox/reveal',
      { id: message?.id, reason: 'they called' },
      { merchant },
    );
    expect(revealed.value).toMatchObject({
      message: { recipient: '+8613800138000', body: 'Your code is 4711' },
    });
    expect(await auditOf('system.reveal_message')).toMatchObject([
      {
        kind: 'view',
        operator: { name: 'support' },
        merchantCode: 'harbor',
        reason: 'they called',
        target: { id: message?.id },
      },
    ]);
    const record = JSON.stringify(await auditOf('system.reveal_message'));
    expect(record).not.toContain('13800138000');
    const nobody = { id: crypto.randomUUID(), reason: 'they called' };
    expect((await support.post('/ops/outbox/reveal', nobody, { merchant })).code).toBe('not_found');
    const elsewhere = { id: message?.id, reason: 'they called' };
    expect((await admin.post('/ops/outbox/reveal', elsewhere, { merchant: 'lantern' })).code).toBe(
      'not_found',
    );
  });

  test('that failed are sent again while they are of use', async () => {
    const [queued] = (await outbox('state=queued')).items;
    const retry = (id: string | undefined) =>
      support.post('/ops/outbox/retry', { id, reason: 'the gateway is back' }, { merchant });
    expect((await retry(queued?.id)).code).toBe('not_retryable');
    expect((await retry(crypto.randomUUID())).code).toBe('not_found');
    await giveUp();
    const [failed] = (await outbox('state=failed')).items;
    expect(failed).toMatchObject({ id: queued?.id, canRetry: true });
    expect((await retry(failed?.id)).value).toMatchObject({ message: { state: 'queued' } });
    expect(await auditOf('system.retry_message')).toHaveLength(1);
    await giveUp();
    app.clock.advance(72 * HOUR_MS);
    support = await signInAs(app, 'support');
    expect((await outbox('state=failed')).items[0]?.canRetry).toBe(false);
    expect((await retry(failed?.id)).code).toBe('not_retryable');
  });

  test.each([
    ['+8613800138000', '+86*********00'],
    ['someone@example.com', 's***@example.com'],
    ['12345', '12345'],
  ])('mask %s as %s', (recipient, masked) => {
    expect(maskRecipient(recipient)).toBe(masked);
  });
});

test('health tells of every process, of database and bus', async () => {
  const { processes } = app.modules.system;
  admin = await signInAs(app, 'admin');
  await processes.start();
  const health = async () => (await admin.call('/ops/health')).value as { processes: { state: string }[] };
  expect(await health()).toMatchObject({
    processes: [
      { name: expect.stringContaining(`:${process.pid}`), state: 'alive', version: expect.any(String) },
    ],
    database: { isWell: true, latencyMs: 0, engine: app.database.engine },
    bus: { isWell: true, latencyMs: 0 },
  });
  await app.database.queries.execute(
    `insert into system_process (id, name, version, started_at, seen_at, loop_delay_ms, memory_mib)
     select '${crypto.randomUUID()}', 'elsewhere:1', '0', seen_at, seen_at - interval '1 minute', 0, 0 from system_process`,
  );
  expect((await health()).processes.map(({ state }) => state).sort()).toEqual(['alive', 'lost']);
  await processes.stop();
  expect((await health()).processes.map(({ state }) => state).sort()).toEqual(['lost', 'stopped']);
});
