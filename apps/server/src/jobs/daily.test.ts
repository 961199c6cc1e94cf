import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { BrandSettings } from '@parlour/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { makeBrand } from '../factories/brand.factory.ts';
import type { Brand } from '../tenancy/brand.ts';
import { runDueDays } from '../testing/daily-jobs.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { BrandDay, DailyKind } from './daily.ts';
import { claimJobs } from './jobs.repo.ts';
import { job } from './jobs.schema.ts';

const at = (text: string) => Date.parse(text);

let app: TestApp;
afterEach(() => app.close());

let done: BrandDay[] = [];
let fail: (day: BrandDay) => void = () => {};
const daily = (more: Partial<DailyKind['daily']> = {}): DailyKind => ({
  name: 'test.daily',
  maxAttempts: 20,
  daily: { afterMs: HOUR_MS, daysBack: 4, ...more },
  async outside(day) {
    fail(day);
    done.push(day);
  },
});

async function start(now: string, { kind = daily(), brands = [makeBrand({ merchantCode: 'harbor' })] } = {}) {
  done = [];
  fail = () => {};
  app = await startTestApp({ clock: createManualClock(at(now)), brands });
  app.jobs.register(kind);
  await look();
}

const look = () => runDueDays(app);

async function lookAt(now: string): Promise<void> {
  app.clock.set(at(now));
  await look();
}

/** In steps of some hours; a running service looks every minute. */
async function passUntil(end: string): Promise<void> {
  while (app.clock.now() < at(end)) {
    app.clock.set(Math.min(app.clock.now() + 8 * HOUR_MS, at(end)));
    await look();
  }
}

const brandOf = (merchant = 'harbor') => app.modules.system.brands.ofMerchant(merchant) as Brand;
const daysOf = (merchant = 'harbor') =>
  done.filter(({ brand }) => brand.settings.merchantCode === merchant).map(({ day }) => day);
const change = (settings: Partial<BrandSettings>) =>
  app.database.transaction((tx) =>
    app.modules.system.brands.change(tx, brandOf().id, (before) => ({ ...before, ...settings })),
  );
const inZone = (merchantCode: string, timeZone: string, dayStartsAt = '00:00') =>
  makeBrand({ merchantCode, timeZone, dayStartsAt });

describe('work of every business day', () => {
  test('begins when the day has been over for as long as the kind says, and is done once', async () => {
    await start('2026-11-15T12:00Z', { kind: daily({ afterMs: 0 }) });
    await lookAt('2026-11-15T15:59:59.999Z');
    expect(done).toEqual([]);
    await lookAt('2026-11-15T16:00:00.000Z');
    expect(done).toMatchObject([
      { day: '2026-11-15', startsMs: at('2026-11-14T16:00Z'), endsMs: at('2026-11-15T16:00Z') },
    ]);
    await look();
    app.clock.advance(MINUTE_MS);
    await app.jobs.runDue();
    expect(done).toHaveLength(1);
  });

  test('waits for its delay', async () => {
    await start('2026-11-15T12:00Z');
    await lookAt('2026-11-15T16:59:59.999Z');
    expect(done).toEqual([]);
    await lookAt('2026-11-15T17:00Z');
    expect(daysOf()).toEqual(['2026-11-15']);
  });

  test('comes by itself in a service that runs', async () => {
    await start('2026-11-15T15:50Z', { kind: daily({ afterMs: 0 }) });
    await app.jobs.start();
    await app.jobs.runDue();
    for (let minute = 0; minute < 12; minute += 1) {
      app.clock.advance(MINUTE_MS);
      await app.jobs.runDue();
    }
    expect(daysOf()).toEqual(['2026-11-15']);
  });

  test('comes once a day where days have 23 and 25 hours, each brand by its own clocks', async () => {
    const brands = [inZone('berlin', 'Europe/Berlin'), inZone('manila', 'Asia/Manila', '06:00')];
    const lengths = (merchant: string) =>
      done
        .filter(({ brand }) => brand.settings.merchantCode === merchant)
        .map(({ startsMs, endsMs }) => (endsMs - startsMs) / HOUR_MS);
    await start('2026-03-28T12:00Z', { brands });
    await passUntil('2026-03-31T12:00Z');
    expect(daysOf('berlin')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect(lengths('berlin')).toEqual([24, 23, 24]);
    expect(daysOf('manila')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    await app.close();
    await start('2026-10-30T12:00Z', { brands: [inZone('york', 'America/New_York')] });
    await passUntil('2026-11-03T12:00Z');
    expect(daysOf('york')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
    expect(lengths('york')).toEqual([24, 24, 25, 24]);
  });

  test('neither skips nor repeats a day where the brand moves west, and east again', async () => {
    await start('2026-11-15T12:00Z');
    app.clock.set(at('2026-11-15T18:00Z'));
    await change({ timeZone: 'America/New_York' });
    await passUntil('2026-11-18T18:00Z');
    await change({ timeZone: 'Asia/Shanghai' });
    await passUntil('2026-11-20T18:00Z');
    const days = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    expect(daysOf()).toEqual(days);
    for (const [index, day] of done.entries())
      if (index > 0) expect(day.startsMs).toBe(done[index - 1]?.endsMs);
  });

  test('is made up for in order after days without a service, as far back as the kind says', async () => {
    await start('2026-11-15T12:00Z');
    await lookAt('2026-11-22T12:00Z');
    // The 15th had begun before the stop; the 16th and 17th are more than four days back.
    expect([...daysOf()].sort()).toEqual([
      '2026-11-15',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  test('begins with the day a brand is made, or with the day before where the kind is new', async () => {
    await start('2026-11-15T12:00Z');
    expect(done).toEqual([]);
    await lookAt('2026-11-18T12:00Z');
    await app.database.transaction((tx) => app.modules.system.brands.create(tx, inZone('later', 'UTC')));
    app.jobs.register({ ...daily(), name: 'test.later' });
    done = [];
    await look();
    await lookAt('2026-11-19T02:00Z');
    expect(daysOf('later')).toEqual(['2026-11-18', '2026-11-18']);
    expect(daysOf().sort()).toEqual(['2026-11-17', '2026-11-18', '2026-11-18']);
  });
});

describe('a day that fails', () => {
  const failing = (isFailing: (day: BrandDay) => boolean) => {
    fail = (day) => {
      if (isFailing(day)) throw new Error('not today');
    };
  };

  test('is tried again, and holds up neither the next day nor another brand', async () => {
    const brands = [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })];
    await start('2026-11-15T12:00Z', { brands });
    failing(({ brand, day }) => brand.settings.merchantCode === 'harbor' && day === '2026-11-15');
    await passUntil('2026-11-17T12:00Z');
    expect(daysOf('lantern')).toEqual(['2026-11-15', '2026-11-16']);
    expect(daysOf('harbor')).toEqual(['2026-11-16']);
    expect(await app.jobs.countOverdueDays()).toBe(1);
    fail = () => {};
    await passUntil('2026-11-17T16:00Z');
    expect(daysOf('harbor')).toEqual(['2026-11-16', '2026-11-15']);
    expect(await app.jobs.countOverdueDays()).toBe(0);
  });

  test('holds up the days after it where the kind goes in order', async () => {
    await start('2026-11-15T12:00Z', { kind: daily({ inOrder: true }) });
    failing(({ day }) => day === '2026-11-15');
    await passUntil('2026-11-18T12:00Z');
    expect(daysOf()).toEqual([]);
    fail = () => {};
    await passUntil('2026-11-18T16:00Z');
    // A day is planned once the one before it is done; which of the two comes first varies.
    await look();
    await look();
    expect(daysOf()).toEqual(['2026-11-15', '2026-11-16', '2026-11-17']);
  });

  test('and is given up waits for an operator, and is begun anew when its job is forgotten', async () => {
    await start('2026-11-15T12:00Z', { kind: { ...daily(), maxAttempts: 1 } });
    failing(({ day }) => day === '2026-11-15');
    await lookAt('2026-11-15T18:00Z');
    fail = () => {};
    await lookAt('2026-11-15T20:00Z');
    expect(daysOf()).toEqual([]);
    const [given] = await app.jobs.list({ kind: 'test.daily', state: 'failed', limit: 1 });
    expect(given).toMatchObject({ lastError: 'not today', brandId: brandOf().id });
    await app.database.queries.delete(job).where(eq(job.id, given?.id ?? ''));
    await lookAt('2026-11-15T21:00Z');
    expect(daysOf()).toEqual(['2026-11-15']);
  });
});

describe('a worker that is killed', () => {
  test('leaves the day to be done again', async () => {
    await start('2026-11-15T12:00Z');
    let isDying = true;
    fail = () => {
      if (isDying) throw new Error('killed');
    };
    await lookAt('2026-11-15T18:00Z');
    isDying = false;
    app.clock.advance(10_000);
    const now = app.clock.now();
    const claim = {
      kinds: ['test.daily'],
      limit: 1,
      now: new Date(now),
      leaseUntil: new Date(now + MINUTE_MS),
    };
    expect(await claimJobs(app.database.queries, claim)).toHaveLength(1);
    await look();
    expect(done).toEqual([]);
    app.clock.advance(MINUTE_MS + 1);
    await look();
    expect(daysOf()).toEqual(['2026-11-15']);
  });

  test('after it did the day and before its job was ended repeats nothing', async () => {
    await start('2026-11-15T12:00Z');
    await lookAt('2026-11-15T18:00Z');
    await app.database.queries
      .update(job)
      .set({ state: 'queued', finishedAt: null })
      .where(eq(job.kind, 'test.daily'));
    await look();
    expect(daysOf()).toEqual(['2026-11-15']);
  });

  test('leaves nothing of a day that is done in a transaction, and its effects are there once', async () => {
    const inTransaction: DailyKind = {
      name: 'test.daily',
      maxAttempts: 5,
      daily: { afterMs: 0, daysBack: 4 },
      async inTransaction(tx, day) {
        await tx.execute(sql`insert into system_fact (name, value) values (${day.day}, 'done')`);
        fail(day);
      },
    };
    await start('2026-11-15T12:00Z', { kind: inTransaction });
    fail = () => {
      throw new Error('killed');
    };
    const effects = async () =>
      (await app.database.queries.execute(sql`select name from system_fact where value = 'done'`)).rows;
    await lookAt('2026-11-15T16:00Z');
    expect(await effects()).toEqual([]);
    fail = () => {};
    await lookAt('2026-11-15T16:01Z');
    await look();
    expect(await effects()).toEqual([{ name: '2026-11-15' }]);
  });
});
