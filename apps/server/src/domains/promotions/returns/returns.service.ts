import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import {
  type BodyOf,
  type ConsoleContract,
  GAME_CATEGORIES,
  type GameCategory,
  type Prize,
  type PromotionSettings,
  type VipPlan,
} from '@parlour/contract';
import { SIMULATION_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import type { Database, Queries, Tx } from '@parlour/database/database';
import { amountOf } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import { costOfPrize } from '../prizes.rules.ts';
import { sumGiven, sumPlay } from './figures.repo.ts';
import { type PlayedTitle, type ReturnFacts, returnsOf } from './returns.rules.ts';
import { findSettings, insertSettings } from './settings.repo.ts';

type Asked = { brandId: string; version: number; before: PromotionSettings; after: PromotionSettings };
type Caller = { operator: Operator; actor: Actor };
/** What is to change; whatever is not named stays as it is. */
export type Change = {
  plan?: VipPlan;
  settings?: PromotionSettings;
  /** `id`: of an offer, whose past is left out. */
  offer?: { id: string | null; cost: bigint; categories: readonly GameCategory[] };
};
type ReturnNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  approvals: Pick<Approvals, 'register' | 'request' | 'waitingOnMany'>;
  brands: { ofId(brandId: string): Brand | undefined };
  games: {
    playedTitles(
      queries: Queries,
      brandId: string,
      since: { currency: string; from: string },
    ): Promise<PlayedTitle[]>;
  };
  plans: {
    current(queries: Queries, brandId: string): Promise<{ plan: VipPlan }>;
    countMembers(queries: Queries, brandId: string, levels: number): Promise<number[]>;
  };
};
export type ReturnBudget = ReturnType<typeof createReturnBudget>;

const TARGET = 'promotion_settings';

/** What comes back to members of every category's stakes. It stays below the whole, or nothing is published. */
export function createReturnBudget(needs: ReturnNeeds) {
  const { database, clock, audit, approvals, brands, games, plans } = needs;
  const kind: ApprovalKind<Asked> = {
    name: 'promotions.settings',
    request: 'promotions.edit',
    decide: 'promotions.decide',
    lastsMs: DAY_MS,
    apply,
  };
  approvals.register(kind);

  async function factsOf(queries: Queries, brand: Brand, change: Change): Promise<ReturnFacts> {
    const { currency } = brand.settings;
    const from = new Date(clock.now() - SIMULATION_DAYS * DAY_MS).toISOString().slice(0, 10);
    const plan = change.plan ?? (await plans.current(queries, brand.id)).plan;
    const settings = change.settings ?? (await findSettings(queries, brand.id)).settings;
    const given = await sumGiven(queries, brand.id, {
      currency,
      from,
      pointWorth: amountOf(settings.pointWorth),
      without: change.offer?.id ?? null,
    });
    return {
      titles: await games.playedTitles(queries, brand.id, { currency, from }),
      ...(await sumPlay(queries, brand.id, { currency, from })),
      plan,
      settings,
      members: await plans.countMembers(queries, brand.id, plan.levels.length),
      given,
      ...(change.offer && { offer: change.offer }),
    };
  }

  /** Names the category that is most over. */
  async function require(queries: Queries, brand: Brand, change: Change): Promise<void> {
    const over = returnsOf(await factsOf(queries, brand, change)).filter(({ isOver }) => isOver);
    const [worst] = over.toSorted((one, other) => Number(other.total) - Number(one.total));
    if (worst)
      throw new Refusal('return_budget', {
        category: worst.category,
        total: worst.total,
        over: worst.over,
      });
  }

  async function apply(
    tx: Tx,
    { brandId, version, before, after }: Asked,
    { actor, reason }: { actor: Actor; reason: string },
  ) {
    const brand = brands.ofId(brandId);
    if (!brand) throw new Refusal('not_found');
    await require(tx, brand, { settings: after });
    const now = await findSettings(tx, brandId);
    const isNext =
      now.version === version &&
      (await insertSettings(tx, brandId, {
        version: version + 1,
        settings: after,
        at: new Date(clock.now()),
      }));
    if (!isNext) throw new Refusal('stale');
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'promotions.change_settings',
      target: { kind: TARGET, id: brandId },
      brandId,
      changes: changesBetween(before, after),
      reason,
    });
    return {};
  }

  return {
    require,

    /** Refuses prizes that would give away more than play brings: all of them at once, over what is played there. */
    async requirePrizes(
      queries: Queries,
      brandId: string,
      { prizes, categories }: { prizes: readonly Prize[]; categories: readonly GameCategory[] },
    ): Promise<void> {
      const brand = brands.ofId(brandId);
      if (!brand) throw new Error(`no brand ${brandId}`);
      const pointWorth = amountOf((await findSettings(queries, brandId)).settings.pointWorth);
      const cost = prizes.reduce((sum, prize) => sum + costOfPrize(prize, pointWorth), 0n);
      const where = categories.length > 0 ? categories : GAME_CATEGORIES;
      await require(queries, brand, { offer: { id: null, cost, categories: where } });
    },

    /** How a brand's categories were played, and its titles. */
    async played(brand: Brand) {
      const { titles, play } = await factsOf(database.queries, brand, {});
      return { titles, play };
    },

    async read(brand: Brand) {
      const { version, settings, at } = await findSettings(database.queries, brand.id);
      const categories = returnsOf(await factsOf(database.queries, brand, {}));
      return {
        currency: brand.settings.currency,
        categories: categories.map(({ isOver: _isOver, over: _over, ...category }) => category),
        version,
        settings,
        changedAt: at?.getTime() ?? null,
        isWaiting: (await approvals.waitingOnMany(TARGET, [brand.id])).has(brand.id),
      };
    },

    async request(
      brand: Brand,
      { version, settings, reason }: BodyOf<ConsoleContract['promotions']['requestPromotionSettings']>,
      caller: Caller,
    ) {
      return database.transaction(async (tx) => {
        const now = await findSettings(tx, brand.id);
        if (now.version !== version) throw new Refusal('stale');
        await require(tx, brand, { settings });
        const target = { kind: TARGET, id: brand.id, name: brand.settings.name };
        const payload: Asked = { brandId: brand.id, version, before: now.settings, after: settings };
        const asked = { brandId: brand.id, target, payload, reason };
        return { approvalId: await approvals.request(tx, kind, asked, caller) };
      });
    },
  };
}
