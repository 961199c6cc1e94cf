import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { Log } from '../observability/log.ts';
import type { Brand } from '../tenancy/brand.ts';
import { type BusinessDay, type Calendar, nextDate } from '../tenancy/calendar.rules.ts';
import { daysToPlan, dueAtMs, OVERDUE_AFTER_MS, PLAN_EVERY_MS } from './daily.rules.ts';
import type { BrandDay, DailyKind } from './daily.ts';
import {
  type DayKey,
  insertDays,
  isDayUndone,
  keyOfDay,
  listProgress,
  listUndone,
  markDayDone,
} from './days.repo.ts';
import { type EnqueueOptions, type Job, type JobKind, PermanentFailure } from './job.ts';

/** The brands of the installation and their business days, as the system domain knows them. */
export type BrandDays = {
  /** Rereads all brands, including changes that the bus did not announce. */
  readAll(): Promise<void>;
  all(): readonly Brand[];
  ofId(id: string): Brand | undefined;
  calendarOf(brand: Brand): Promise<Calendar>;
};

type DailyNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  enqueue<Payload>(
    tx: Tx,
    kind: JobKind<Payload>,
    payload: Payload,
    options: EnqueueOptions,
  ): Promise<boolean>;
};

/** Turns each finished business day into one job, whatever downtime there was. */
export function createDailyJobs({ database, clock, log, enqueue }: DailyNeeds) {
  const kinds = new Map<string, { daily: DailyKind['daily']; job: JobKind<BusinessDay> }>();
  let brands: BrandDays | null = null;

  const planner: JobKind<unknown> = {
    name: 'jobs.plan_days',
    maxAttempts: 5,
    everyMs: PLAN_EVERY_MS,
    outside: plan,
  };

  async function plan(): Promise<void> {
    if (!brands) return;
    await brands.readAll();
    const progress = await readProgress(brands);
    for (const brand of brands.all()) {
      const calendar = await brands.calendarOf(brand);
      await planDays(brand, calendar, progress);
    }
    await enqueueDue(brands);
  }

  const readProgress = ({ all }: BrandDays) =>
    listProgress(database.queries, { brandIds: all().map(({ id }) => id), kinds: [...kinds.keys()] });

  async function planDays(
    { id: brandId, settings }: Brand,
    calendar: Calendar,
    progress: Awaited<ReturnType<typeof readProgress>>,
  ): Promise<void> {
    const wanted: DayKey[] = [];
    for (const { kind, newest } of progress.filter((one) => one.brandId === brandId)) {
      const daysBack = kinds.get(kind)?.daily.daysBack ?? 0;
      const { days, leftOut } = daysToPlan({
        calendar,
        nowMs: clock.now(),
        newest: newest ?? undefined,
        daysBack,
      });
      wanted.push(...days.map(({ day }) => ({ brandId, kind, day })));
      if (leftOut.length > 0)
        log.warn(
          { job: kind, brand: settings.merchantCode, from: leftOut[0]?.day, to: leftOut.at(-1)?.day },
          'business days too far back are not made up for',
        );
    }
    if (wanted.length > 0) await database.transaction((tx) => insertDays(tx, wanted));
  }

  async function enqueueDue(source: BrandDays): Promise<void> {
    const due = await listDue(source, { afterMs: 0 });
    const oldest = new Map<string, string>();
    for (const { kind, brandId, day, hasJob, calendar } of due) {
      const { job, daily } = kinds.get(kind) as { daily: DailyKind['daily']; job: JobKind<BusinessDay> };
      const first = oldest.get(`${kind}:${brandId}`) ?? day;
      oldest.set(`${kind}:${brandId}`, first);
      if (hasJob || (daily.inOrder && first !== day)) continue;
      const span = { day, startsMs: calendar.startOf(day), endsMs: calendar.startOf(nextDate(day)) };
      const options = { uniqueKey: keyOfDay({ brandId, kind, day }), brandId };
      await database.transaction((tx) => enqueue(tx, job, span, options));
    }
  }

  /** What is not done this long after it was due, oldest first per kind and brand. */
  async function listDue({ ofId, calendarOf }: BrandDays, { afterMs }: { afterMs: number }) {
    const due = [];
    for (const row of await listUndone(database.queries, [...kinds.keys()])) {
      const brand = ofId(row.brandId);
      const kind = kinds.get(row.kind);
      if (!brand || !kind) continue;
      const calendar = await calendarOf(brand);
      const dueMs = dueAtMs(calendar, { day: row.day, afterMs: kind.daily.afterMs });
      if (dueMs + afterMs <= clock.now()) due.push({ ...row, calendar });
    }
    return due;
  }

  /** The job of one day. A killed process leaves the day undone, and another takes over its job. */
  function jobOf(kind: DailyKind): JobKind<BusinessDay> {
    const { name, maxAttempts } = kind;
    const markDone = async (tx: Tx, key: DayKey): Promise<boolean> => {
      const isOurs = await markDayDone(tx, key, new Date(clock.now()));
      // The next day of an ordered kind was waiting for this one.
      if (isOurs && kind.daily.inOrder) await enqueue(tx, planner, {}, { uniqueKey: 'after a day' });
      return isOurs;
    };
    if (kind.inTransaction)
      return {
        name,
        maxAttempts,
        async inTransaction(tx, job) {
          const day = dayOf(job);
          if (await markDone(tx, keyOf(day, name))) await kind.inTransaction(tx, day);
        },
      };
    return {
      name,
      maxAttempts,
      async outside(job) {
        const day = dayOf(job);
        const key = keyOf(day, name);
        if (!(await isDayUndone(database.queries, key))) return;
        await kind.outside(day);
        await database.transaction((tx) => markDone(tx, key));
      },
    };
  }

  function dayOf({ brandId, payload }: Job<BusinessDay>): BrandDay {
    if (!brandId) throw new PermanentFailure('a job of a business day names no brand');
    const brand = brands?.ofId(brandId);
    if (!brand) throw new Error(`there is no brand ${brandId}`);
    return { ...payload, brand };
  }

  return {
    planner,
    /** Returns the kind of job that does a day. */
    add(kind: DailyKind): JobKind<BusinessDay> {
      const job = jobOf(kind);
      kinds.set(kind.name, { daily: kind.daily, job });
      return job;
    },
    /** No day is planned before this is called: the domain that knows the brands starts after the jobs. */
    planFor(source: BrandDays): void {
      brands = source;
    },
    /** Per kind and brand, the last day done, and the overdue days. */
    async progress() {
      if (!brands) return [];
      const overdue = await listDue(brands, { afterMs: OVERDUE_AFTER_MS });
      return (await readProgress(brands)).map(({ brandId, kind, lastDone }) => ({
        kind,
        brandId,
        lastDone,
        overdue: overdue.filter((one) => one.kind === kind && one.brandId === brandId).map(({ day }) => day),
      }));
    },
    countOverdue: async () => (brands ? (await listDue(brands, { afterMs: OVERDUE_AFTER_MS })).length : 0),
  };
}

const keyOf = ({ brand, day }: BrandDay, kind: string): DayKey => ({ brandId: brand.id, kind, day });
