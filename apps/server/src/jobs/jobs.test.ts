import { MINUTE_MS } from '@parlour/clock/durations';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Job, type JobKind, PermanentFailure } from './job.ts';
import { claimJobs } from './jobs.repo.ts';
import { job } from './jobs.schema.ts';

type Note = { note: string };

describe('jobs', () => {
  let app: TestApp;
  const ran: Job<Note>[] = [];
  let fail: (run: Job<Note>) => void = () => {};

  const outside: JobKind<Note> = {
    name: 'test.outside',
    maxAttempts: 3,
    async outside(run) {
      ran.push(run);
      fail(run);
    },
  };
  const inTransaction: JobKind<Note> = {
    name: 'test.in_transaction',
    maxAttempts: 3,
    async inTransaction(tx, run) {
      await tx.execute(
        sql`insert into system_fact (name, value) values (${run.payload.note}, ${String(run.attempt)})`,
      );
      fail(run);
    },
  };
  const recurring: JobKind<Note> = {
    name: 'test.recurring',
    maxAttempts: 1,
    everyMs: MINUTE_MS,
    async outside(run) {
      ran.push(run);
      fail(run);
    },
  };

  beforeAll(async () => {
    app = await startTestApp();
    for (const kind of [outside, inTransaction, recurring]) app.jobs.register(kind);
  });
  afterAll(() => app.close());

  const enqueue = (kind: JobKind<Note>, note: string, options = {}) =>
    app.database.transaction((tx) => app.jobs.enqueue(tx, kind, { note }, options));
  const noted = (note: string) => ran.filter((run) => run.payload.note === note);
  const rowsOf = (kind: JobKind<Note>) =>
    app.database.queries.select().from(job).where(eq(job.kind, kind.name));

  test('run once, with what they were given and the request that asked for them', async () => {
    await enqueue(outside, 'once', { requestId: 'req-1' });
    expect(await app.jobs.runDue()).toBe(1);
    expect(await app.jobs.runDue()).toBe(0);
    expect(noted('once')).toMatchObject([{ payload: { note: 'once' }, requestId: 'req-1', attempt: 1 }]);
  });

  test('are not there when the transaction that asked for them was rolled back', async () => {
    const attempt = app.database.transaction(async (tx) => {
      await app.jobs.enqueue(tx, outside, { note: 'undone' });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await app.jobs.runDue()).toBe(0);
  });

  test('wait for their time', async () => {
    await enqueue(outside, 'later', { runAtMs: app.clock.now() + 1_000 });
    app.clock.advance(999);
    expect(await app.jobs.runDue()).toBe(0);
    app.clock.advance(1);
    expect(await app.jobs.runDue()).toBe(1);
  });

  test('with a key are not added while one waits, and can be added again afterwards', async () => {
    expect(await enqueue(outside, 'keyed', { uniqueKey: 'k' })).toBe(true);
    expect(await enqueue(outside, 'keyed', { uniqueKey: 'k' })).toBe(false);
    await app.jobs.runDue();
    expect(noted('keyed')).toHaveLength(1);
    expect(await enqueue(outside, 'keyed', { uniqueKey: 'k' })).toBe(true);
    await app.jobs.runDue();
  });

  test('that fail are tried again after a growing wait, and given up after the last try', async () => {
    fail = () => {
      throw new Error('not today');
    };
    await enqueue(outside, 'failing');
    for (const waitMs of [0, 5_000, 10_000]) {
      app.clock.advance(waitMs - 1);
      if (waitMs > 0) expect(await app.jobs.runDue()).toBe(0);
      app.clock.advance(1);
      expect(await app.jobs.runDue()).toBe(1);
    }
    fail = () => {};
    app.clock.advance(3_600_000);
    await app.jobs.runDue();
    expect(noted('failing').map((run) => run.attempt)).toEqual([1, 2, 3]);
    const rows = await rowsOf(outside);
    expect(rows.find((row) => (row.payload as Note).note === 'failing')).toMatchObject({
      state: 'failed',
      lastError: 'not today',
    });
  });

  test('that can never succeed are given up at once', async () => {
    fail = () => {
      throw new PermanentFailure('no such number');
    };
    await enqueue(outside, 'hopeless');
    await app.jobs.runDue();
    fail = () => {};
    app.clock.advance(3_600_000);
    await app.jobs.runDue();
    expect(noted('hopeless')).toHaveLength(1);
  });

  test('in a transaction leave nothing of a failed try, and one effect of a good one', async () => {
    fail = (run) => {
      if (run.attempt === 1) throw new Error('crashed half way');
    };
    await enqueue(inTransaction, 'effect');
    await app.jobs.runDue();
    const effects = async () =>
      (await app.database.queries.execute(sql`select value from system_fact where name = 'effect'`)).rows;
    expect(await effects()).toEqual([]);
    app.clock.advance(5_000);
    await app.jobs.runDue();
    fail = () => {};
    expect(await effects()).toEqual([{ value: '2' }]);
  });

  test('of a worker that died are taken over when its lease runs out', async () => {
    await enqueue(outside, 'orphan');
    const now = app.clock.now();
    const taken = await claimJobs(app.database.queries, {
      kinds: [outside.name],
      limit: 1,
      now: new Date(now),
      leaseUntil: new Date(now + 60_000),
    });
    expect(taken).toHaveLength(1);
    app.clock.advance(60_000);
    expect(await app.jobs.runDue()).toBe(0);
    app.clock.advance(1);
    expect(await app.jobs.runDue()).toBe(1);
    expect(noted('orphan')).toMatchObject([{ attempt: 2 }]);
  });

  test('outside a transaction keep their lease while they run, however long that is', async () => {
    let release = () => {};
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow: JobKind<Note> = {
      name: 'test.slow',
      maxAttempts: 3,
      outside: () => {
        begun();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      },
    };
    app.jobs.register(slow);
    await enqueue(slow, 'slow');
    const running = app.jobs.runDue();
    await hasBegun;
    // Two minutes in small steps, each with time for a renewal to reach the database: twice the length of a lease.
    for (let step = 0; step < 24; step += 1) {
      app.clock.advance(5_000);
      for (let look = 0; look < 3; look += 1) await rowsOf(slow);
      expect((await rowsOf(slow))[0]?.leaseUntil?.getTime()).toBeGreaterThan(app.clock.now());
    }
    const claim = {
      kinds: [slow.name],
      limit: 1,
      now: new Date(app.clock.now()),
      leaseUntil: new Date(app.clock.now() + 1),
    };
    expect(await claimJobs(app.database.queries, claim)).toEqual([]);
    release();
    await running;
    expect(await rowsOf(slow)).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  test('are claimed up to the limit, however the database plans the statement', async () => {
    const kind: JobKind<Note> = { name: 'test.limited', maxAttempts: 1, outside: async () => {} };
    for (let index = 0; index < 12; index += 1) await enqueue(kind, 'limited');
    const claimed = await app.database.transaction(async (tx) => {
      for (const method of ['hashjoin', 'mergejoin', 'hashagg', 'material', 'sort', 'memoize'])
        await tx.execute(sql.raw(`set local enable_${method} = off`));
      const now = new Date(app.clock.now());
      return claimJobs(tx, { kinds: [kind.name], limit: 3, now, leaseUntil: now });
    });
    expect(claimed).toHaveLength(3);
  });

  test('that are slow hold up nothing but their own place', async () => {
    let release = () => {};
    const stuck: JobKind<Note> = {
      name: 'test.stuck',
      maxAttempts: 1,
      outside: () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    };
    app.jobs.register(stuck);
    await enqueue(stuck, 'stuck');
    // Of several jobs due at once any may run first; here the slow one has to.
    app.clock.advance(1);
    for (let index = 0; index < 9; index += 1) await enqueue(outside, 'beside');
    const running = app.jobs.runDue();
    while (noted('beside').length < 9) await new Promise((resolve) => setImmediate(resolve));
    release();
    expect(await running).toBe(10);
  });

  test('that recur run once for each stretch of time, also after a failure', async () => {
    await enqueue(recurring, 'tick', { uniqueKey: 'recurring' });
    await app.jobs.runDue();
    const before = ran.length;
    for (let minute = 1; minute <= 3; minute += 1) {
      fail = () => {
        if (minute === 2) throw new Error('a bad minute');
      };
      app.clock.advance(60_000);
      await app.jobs.runDue();
    }
    fail = () => {};
    expect(ran.length - before).toBe(3);
    expect((await rowsOf(recurring)).filter((row) => row.state === 'queued')).toHaveLength(1);
  });

  test('run by themselves once started, woken by what is enqueued and by the clock', async () => {
    const own = await startTestApp();
    const seen: string[] = [];
    let told = () => {};
    const kind: JobKind<Note> = {
      name: 'test.woken',
      maxAttempts: 1,
      async outside(run) {
        seen.push(run.payload.note);
        told();
      },
    };
    own.jobs.register(kind);
    await own.jobs.start();
    const next = () =>
      new Promise<void>((resolve) => {
        told = resolve;
      });
    const first = next();
    await own.database.transaction((tx) => own.jobs.enqueue(tx, kind, { note: 'now' }));
    await first;
    expect(seen).toEqual(['now']);

    await own.database.transaction((tx) =>
      own.jobs.enqueue(tx, kind, { note: 'later' }, { runAtMs: own.clock.now() + 3_000 }),
    );
    await own.jobs.runDue();
    const second = next();
    own.clock.advance(3_000);
    await second;
    expect(seen).toEqual(['now', 'later']);
    await own.close();
  });
});
