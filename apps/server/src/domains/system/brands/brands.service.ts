import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import { BrandSettings } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { type Bus, topic } from '../../../bus/bus.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Calendar, type Clocks, createCalendar } from '../../../tenancy/calendar.rules.ts';
import {
  type BrandState,
  findBrand,
  insertBrand,
  insertVersion,
  listBrands,
  listClocks,
  lockBrand,
  replaceHosts,
  updateBrand,
} from './brands.repo.ts';

const brandChanged = topic<{ brandId: string }>('system.brand_changed');

/** Who changes a brand and why; null for seeding and other automatic changes. */
export type Cause = { operatorId: string | null; reason: string | null; restoredFrom?: number };
const BY_THE_MACHINE: Cause = { operatorId: null, reason: null };

type BrandsNeeds = { database: Database; bus: Bus; clock: Clock; defaultMerchant: string };

export type Brands = ReturnType<typeof createBrands>;

/** The brands, kept in memory by every process and read again when the bus announces a change. */
export function createBrands({ database, bus, clock, defaultMerchant }: BrandsNeeds) {
  let byId = new Map<string, Brand>();
  let byMerchant = new Map<string, Brand>();
  let byHost = new Map<string, Brand>();
  const watchers: ((brand: Brand) => void)[] = [];
  const calendars = new WeakMap<Brand, Calendar>();

  async function readCalendar(brand: Brand): Promise<Calendar> {
    const versions = await listClocks(database.queries, brand.id);
    const changes = versions
      .filter(({ timeZone, dayStartsAt }, index) => {
        const before = versions[index - 1];
        return before?.timeZone !== timeZone || before.dayStartsAt !== dayStartsAt;
      })
      .map(({ timeZone, dayStartsAt, at }) => ({ timeZone, dayStartsAt, fromMs: at.getTime() }));
    const calendar = createCalendar(changes as [Clocks, ...Clocks[]]);
    calendars.set(brand, calendar);
    return calendar;
  }

  /** Reads may finish out of order; an older state of a brand never replaces a newer one. */
  function adopt(brands: Brand[]): void {
    const newer = brands.filter(({ id, revision }) => revision > (byId.get(id)?.revision ?? 0));
    if (newer.length === 0) return;
    byId = new Map([...byId, ...newer.map((brand) => [brand.id, brand] as const)]);
    byMerchant = new Map([...byId.values()].map((brand) => [brand.settings.merchantCode, brand]));
    byHost = new Map(
      [...byId.values()].flatMap((brand) => brand.settings.hosts.map((host) => [host, brand])),
    );
    for (const brand of newer) for (const watch of watchers) watch(brand);
  }

  async function readAll(): Promise<void> {
    adopt(await listBrands(database.queries));
  }

  async function readAgain(brandId: string): Promise<void> {
    const brand = await findBrand(database.queries, brandId);
    if (brand) adopt([brand]);
  }

  bus.subscribe(brandChanged, ({ brandId }) => readAgain(brandId));
  bus.onGap(readAll);

  /** Other processes hear of it first; this one reads it before the call is answered. */
  const announce = (brandId: string) =>
    afterCommit(async () => {
      await bus.publish(brandChanged, { brandId });
      await readAgain(brandId);
    });

  return {
    readAll,
    all: (): Brand[] => [...byId.values()],
    /** Called in this process with each new or changed brand. */
    onChange: (watch: (brand: Brand) => void) => void watchers.push(watch),
    ofId: (brandId: string) => byId.get(brandId),
    ofMerchant: (merchantCode: string) => byMerchant.get(merchantCode),
    ofHost: (host: string) => byHost.get(host),
    byDefault: () => byMerchant.get(defaultMerchant) ?? byId.values().next().value,

    /** The business days of a brand, by the clocks it had at each moment. */
    calendarOf: async (brand: Brand): Promise<Calendar> => calendars.get(brand) ?? readCalendar(brand),

    async create(tx: Tx, given: unknown, cause: Cause = BY_THE_MACHINE): Promise<string> {
      const brandId = newId(clock);
      const settings = BrandSettings.parse(given);
      const state = stateOf({ brandId, settings, revision: 1, cause, changes: [] });
      if (!(await insertBrand(tx, state))) throw new Refusal('merchant_taken');
      await keep(tx, state);
      return brandId;
    },

    /** Changes a brand; every process serves the change as soon as it hears of it. */
    async change(
      tx: Tx,
      brandId: string,
      edit: (settings: BrandSettings, revision: number) => BrandSettings,
      cause: Cause = BY_THE_MACHINE,
    ): Promise<Pick<BrandState, 'changes' | 'revision'>> {
      const brand = await lockBrand(tx, brandId);
      if (!brand) throw new Error(`there is no brand ${brandId}`);
      // Both parsed by the contract, since the database does not keep the order of fields.
      const before = BrandSettings.parse(brand.settings);
      const settings = BrandSettings.parse(edit(structuredClone(before), brand.revision));
      const changes = changesBetween(before, settings);
      if (changes.length === 0) return { changes, revision: brand.revision };
      const state = stateOf({ brandId, settings, revision: brand.revision + 1, cause, changes });
      await updateBrand(tx, state);
      await keep(tx, state);
      return state;
    },
  };

  function stateOf({
    cause,
    ...about
  }: Pick<BrandState, 'brandId' | 'settings' | 'revision' | 'changes'> & { cause: Cause }): BrandState {
    return {
      ...about,
      now: new Date(clock.now()),
      operatorId: cause.operatorId,
      reason: cause.reason,
      restoredFrom: cause.restoredFrom ?? null,
    };
  }

  async function keep(tx: Tx, state: BrandState): Promise<void> {
    const taken = await replaceHosts(tx, state.brandId, state.settings.hosts);
    if (taken !== undefined) throw new Refusal('host_taken', { host: taken });
    await insertVersion(tx, state);
    announce(state.brandId);
  }
}
