import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import { VIP_COST_PARTS, type VipPlan } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { amountOf, currencyOf, smallestShown, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { JobKind } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import type { MemberSegments } from '../../identity/identity.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import { listBlocked } from '../blocks/blocks.ts';
import { groupBy } from '../groups.rules.ts';
import { findSettings } from '../returns/returns.ts';
import type { VipPlans } from './plans.service.ts';
import {
  createPlanTrial,
  oneInOf,
  TRIAL_KEPT_DAYS,
  TRIAL_MEMBERS_AT_ONCE,
  type TrialMember,
  type TrialOutcome,
  trialDaysBefore,
} from './trial.rules.ts';
import { deleteTrials, endTrial, findTrial, insertTrial, listPlay, type TrialKey } from './trials.repo.ts';

type TrialNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  jobs: Pick<Jobs, 'enqueue'>;
  people: Operators['people'];
  brands: { ofId(brandId: string): Brand | undefined; calendarOf(brand: Brand): Promise<Calendar> };
  plans: Pick<VipPlans, 'current' | 'requireSense'>;
  segments: Pick<MemberSegments, 'nextReal' | 'countReal'>;
  wallet: Pick<Wallet, 'depositDays'>;
};

/**
 * Tries a plan on past play beside the one that holds, as a job. It reads, and writes its outcome once, so a run that
 * was cut off is run again from the start.
 */
export function createVipTrials(needs: TrialNeeds) {
  const { database, clock, audit, jobs, people, brands, plans, segments, wallet } = needs;
  const { queries } = database;
  const job: JobKind<TrialKey> = {
    name: 'promotions.try_vip_plan',
    maxAttempts: 5,
    outside: ({ payload }) => run(payload),
  };

  /** The half years of some members. */
  async function livesOf(
    brand: Brand,
    wanted: { memberIds: readonly string[]; from: string; to: string },
  ): Promise<TrialMember[]> {
    const whose = { brandId: brand.id, currency: brand.settings.currency, memberIds: wanted.memberIds };
    const played = groupBy(await listPlay(queries, brand.id, { ...whose, ...wanted }), (row) => row.memberId);
    const memberIds = [...played.keys()];
    const deposits = groupBy(
      await wallet.depositDays(queries, { ...whose, memberIds }, wanted),
      (row) => row.memberId,
    );
    const blocked = await listBlocked(queries, { brandId: brand.id, memberIds, nowMs: clock.now() });
    return memberIds.map((id) => ({
      played: groupBy(played.get(id) ?? [], ({ day }) => day),
      deposited: new Map((deposits.get(id) ?? []).map(({ day, deposited }) => [day, deposited])),
      isBlocked: blocked.has(id),
    }));
  }

  async function outcomeOf(brand: Brand, plan: VipPlan): Promise<TrialOutcome> {
    const { currency } = brand.settings;
    const { dayOf } = await brands.calendarOf(brand);
    const days = trialDaysBefore(dayOf(clock.now()));
    const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
    const { settings } = await findSettings(queries, brand.id);
    const terms = {
      days,
      coin: smallestShown(currencyOf(currency)),
      pointWorth: amountOf(settings.pointWorth),
    };
    const now = createPlanTrial((await plans.current(queries, brand.id)).plan, terms);
    const tried = createPlanTrial(plan, terms);
    const everybody = { registeredFrom: null, registeredUntil: null, among: null };
    const oneIn = oneInOf(await segments.countReal(brand.id, everybody));
    const share = { of: oneIn, index: 0 };
    let [after, members]: [string | null, number] = [null, 0];
    while (true) {
      const place: { id: string | null; limit: number; share: typeof share } = {
        id: after,
        limit: TRIAL_MEMBERS_AT_ONCE,
        share,
      };
      const memberIds: string[] = await database.transaction((tx) => segments.nextReal(tx, brand.id, place));
      const lives = await livesOf(brand, { memberIds, from, to });
      for (const life of lives) for (const trial of [now, tried]) trial.live(life);
      members += lives.length;
      const last = memberIds.at(-1);
      if (!last || memberIds.length < TRIAL_MEMBERS_AT_ONCE) break;
      after = last;
    }
    const [ofNow, ofTried] = [now.end(oneIn), tried.end(oneIn)];
    const most = Math.max(ofNow.members.length, ofTried.members.length);
    return {
      from: days.find(({ isCounted }) => isCounted)?.day ?? from,
      to,
      members,
      oneIn,
      levels: Array.from({ length: most }, (_, level) => ({
        now: ofNow.members[level] ?? 0,
        tried: ofTried.members[level] ?? 0,
      })),
      costs: VIP_COST_PARTS.map((part) => ({
        part,
        now: writeDecimal(ofNow.costs[part]),
        tried: writeDecimal(ofTried.costs[part]),
      })),
    };
  }

  async function run(key: TrialKey): Promise<void> {
    const brand = brands.ofId(key.brandId);
    const row = await findTrial(queries, key);
    if (!brand || !row) return;
    const outcome = await outcomeOf(brand, row.plan);
    await database.transaction((tx) => endTrial(tx, key, { outcome, doneAt: new Date(clock.now()) }));
  }

  return {
    job,

    async ask(brand: Brand, plan: VipPlan, actor: Actor) {
      await plans.requireSense(plan, brand);
      const now = clock.now();
      const key = { brandId: brand.id, id: newId(clock) };
      await database.transaction(async (tx) => {
        await deleteTrials(tx, brand.id, new Date(now - TRIAL_KEPT_DAYS * DAY_MS));
        await insertTrial(tx, { ...key, plan, askedAt: new Date(now), askedBy: actor.operatorId });
        await jobs.enqueue(tx, job, key, { brandId: brand.id, uniqueKey: key.id });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'promotions.try_vip_plan',
          target: { kind: 'vip_plan', id: brand.id },
          brandId: brand.id,
          changes: [{ path: 'tried', after: key.id }],
        });
      });
      return { id: key.id };
    },

    async read({ id: brandId, settings }: Brand, id: string) {
      const row = await findTrial(queries, { brandId, id });
      if (!row) throw new Refusal('not_found');
      const { outcome, doneAt, askedBy } = row;
      if (!outcome || !doneAt) return { trial: null };
      const names = await people.describe(askedBy ? [askedBy] : []);
      return {
        trial: {
          ...outcome,
          // Trials of earlier days looked at everybody.
          oneIn: outcome.oneIn ?? 1,
          currency: settings.currency,
          askedBy: names.get(askedBy ?? '') ?? null,
          doneAt: doneAt.getTime(),
        },
      };
    },
  };
}
