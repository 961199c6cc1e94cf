import type { Clock } from '@parlour/clock/clock';
import { firstIdAt, momentOfId } from '@parlour/clock/ids';
import type { BodyOf, ConsoleContract, OfferDocument, Simulation } from '@parlour/contract';
import { SIMULATION_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import type { Database, Tx } from '@parlour/database/database';
import { readDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { JobKind } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import type { Cashier } from '../../cashier/cashier.module.ts';
import type { MemberSegments } from '../../identity/identity.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { groupBy } from '../groups.rules.ts';
import { type Audience, findDocument, lockOffer } from '../offers/offers.ts';
import { findSettings, type ReturnBudget } from '../returns/returns.ts';
import { categoriesOf } from './gift-categories.ts';
import {
  endSimulation,
  findSimulation,
  listPlayedDays,
  listSimulations,
  type SimulationKey,
  startSimulation,
} from './simulation.repo.ts';
import { type Outcome, READ_AT_ONCE, weigh } from './simulation.rules.ts';
import { createTrial, type Trial } from './trial.rules.ts';

type SimulationNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  jobs: Pick<Jobs, 'enqueue'>;
  operators: Pick<Operators, 'people'>;
  brands: { ofId(brandId: string): Brand | undefined; calendarOf(brand: Brand): Promise<Calendar> };
  audience: Pick<Audience, 'candidates'>;
  segments: Pick<MemberSegments, 'nextReal'>;
  cashier: Pick<Cashier, 'creditedDeposits'>;
  returns: Pick<ReturnBudget, 'played' | 'require'>;
};
export type Simulations = ReturnType<typeof createSimulations>;

/**
 * Tries a version of an offer on the last days' deposits and play, as a job. It reads, and writes its outcome once, so a
 * run that was cut off is run again from the start.
 */
export function createSimulations(needs: SimulationNeeds) {
  const { database, clock, audit, jobs, operators, brands, audience, segments, cashier, returns } = needs;
  const { queries } = database;
  const job: JobKind<SimulationKey> = {
    name: 'promotions.simulate',
    maxAttempts: 5,
    outside: ({ payload }) => run(payload),
  };

  type Days = { from: string; to: string; startsMs: number; endsMs: number };

  async function daysOf(brand: Brand): Promise<Days & { dayOf: Calendar['dayOf'] }> {
    const { dayOf, startOf } = await brands.calendarOf(brand);
    const today = dayOf(clock.now());
    const [from, to] = [nextDate(today, -SIMULATION_DAYS), nextDate(today, -1)];
    return { from, to, startsMs: startOf(from), endsMs: startOf(today), dayOf };
  }

  /** Deposits in the order in which they were started: that is when budgets are taken from. */
  async function tryDeposits(brand: Brand, trial: Trial, days: Awaited<ReturnType<typeof daysOf>>) {
    const { currency } = brand.settings;
    const until = firstIdAt(days.endsMs);
    for (let after = firstIdAt(days.startsMs); ; ) {
      const page = await cashier.creditedDeposits(queries, brand.id, {
        currency,
        after,
        until,
        limit: READ_AT_ONCE,
      });
      const memberIds = [...new Set(page.map(({ memberId }) => memberId))];
      const candidates = await audience.candidates(brand.id, memberIds);
      const played = await listPlayedDays(queries, brand.id, { ...days, memberIds, currency });
      const playOf = groupBy(played, ({ memberId }) => memberId);
      for (const { id, memberId, credited } of page) {
        const candidate = candidates.get(memberId);
        const atMs = momentOfId(id);
        if (candidate)
          trial.deposit(
            { memberId, candidate, played: playOf.get(memberId) ?? [] },
            { id, credited, atMs, day: days.dayOf(atMs) },
          );
      }
      const last = page.at(-1);
      if (!last || page.length < READ_AT_ONCE) return;
      after = last.id;
    }
  }

  /** Everybody it is for joins on the first day of a period on which they played. */
  async function tryJoining(brand: Brand, trial: Trial, days: Days) {
    const { startOf } = await brands.calendarOf(brand);
    const { currency } = brand.settings;
    let after: string | null = null;
    while (true) {
      const place: { id: string | null; limit: number } = { id: after, limit: READ_AT_ONCE };
      const memberIds: string[] = await database.transaction((tx) => segments.nextReal(tx, brand.id, place));
      const candidates = await audience.candidates(brand.id, memberIds);
      const played = await listPlayedDays(queries, brand.id, { ...days, memberIds, currency });
      for (const [memberId, own] of groupBy(played, (row) => row.memberId)) {
        const candidate = candidates.get(memberId);
        const playedDays = [...new Set(own.map(({ day }) => day))];
        if (candidate)
          trial.join(
            { memberId, candidate, played: own },
            playedDays.map((day) => ({ day, atMs: startOf(nextDate(day)) - 1 })),
          );
      }
      const last = memberIds.at(-1);
      if (!last || memberIds.length < READ_AT_ONCE) return;
      after = last;
    }
  }

  async function outcomeOf(brand: Brand, document: OfferDocument): Promise<Outcome> {
    const { gift } = document;
    const days = await daysOf(brand);
    const { settings } = await findSettings(queries, brand.id);
    const weighing = weigh(categoriesOf(gift), await returns.played(brand));
    const trial = createTrial(document, { brand: brand.settings, pointWorth: settings.pointWorth, weighing });
    if (document.kind === 'deposit') await tryDeposits(brand, trial, days);
    else await tryJoining(brand, trial, days);
    const { cheapest } = weighing;
    return {
      from: days.from,
      to: days.to,
      ...trial.end(),
      cheapest:
        'terms' in gift && cheapest
          ? { title: cheapest.title, returned: cheapest.returned, weight: cheapest.weight }
          : null,
    };
  }

  async function run(key: SimulationKey): Promise<void> {
    const brand = brands.ofId(key.brandId);
    const document = await findDocument(queries, key.brandId, key);
    if (!brand || !document) return;
    const outcome = await outcomeOf(brand, document);
    await database.transaction((tx) => endSimulation(tx, key, { outcome, doneAt: new Date(clock.now()) }));
  }

  return {
    job,

    /** Now, in the caller's time, and without an operator: for the demonstration. */
    async runNow(key: SimulationKey): Promise<void> {
      await database.transaction((tx) =>
        startSimulation(tx, key, { askedAt: new Date(clock.now()), askedBy: null }),
      );
      await run(key);
    },

    async ask(
      brand: Brand,
      { id, version }: BodyOf<ConsoleContract['promotions']['simulateOffer']>,
      actor: Actor,
    ) {
      const key = { brandId: brand.id, offerId: id, version };
      await database.transaction(async (tx) => {
        const row = await lockOffer(tx, { brandId: brand.id, id });
        if (!row) throw new Refusal('not_found');
        if (row.version !== version) throw new Refusal('stale', { version: row.version });
        if (row.state === 'ended') throw new Refusal('already_decided');
        await startSimulation(tx, key, { askedAt: new Date(clock.now()), askedBy: actor.operatorId });
        await jobs.enqueue(tx, job, key, { brandId: brand.id, uniqueKey: `${id}:${version}` });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'promotions.simulate_offer',
          target: { kind: 'offer', id },
          brandId: brand.id,
          changes: [{ path: 'simulated', after: version }],
        });
      });
      return {};
    },

    /** Refuses a version that was not tried, or with which nothing of a category would be kept. */
    async require(tx: Tx, brand: Brand, { offerId, version }: Omit<SimulationKey, 'brandId'>): Promise<void> {
      const row = await findSimulation(tx, { brandId: brand.id, offerId, version });
      if (!row?.outcome) throw new Refusal('not_simulated');
      const document = await findDocument(tx, brand.id, { offerId, version });
      if (!document) throw new Refusal('not_found');
      const cost = readDecimal(row.outcome.expected) ?? 0n;
      await returns.require(tx, brand, {
        offer: { id: offerId, cost, categories: categoriesOf(document.gift) },
      });
    },

    /** The states of the simulations of these offers, by offer and version. */
    async states(brandId: string, offerIds: readonly string[]) {
      const rows = await listSimulations(queries, brandId, offerIds);
      return new Map(rows.map(({ offerId, version, state }) => [`${offerId} ${version}`, state]));
    },

    /** Null: it was not tried, or still is. */
    async describe(brandId: string, version: Omit<SimulationKey, 'brandId'>): Promise<Simulation | null> {
      const row = await findSimulation(queries, { brandId, ...version });
      if (!row?.outcome || !row.doneAt) return null;
      const names = await operators.people.describe(row.askedBy ? [row.askedBy] : []);
      return {
        ...row.outcome,
        askedBy: names.get(row.askedBy ?? '') ?? null,
        doneAt: row.doneAt.getTime(),
      };
    },
  };
}
