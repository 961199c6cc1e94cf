import type { Clock } from '@parlour/clock/clock';
import type { BrandClock, TodayLine } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import { type BusinessDay, type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import { type Reach, reaches } from '../../../tenancy/reach.ts';
import { SLOTS_PER_HOUR } from '../records/records.ts';
import { describeCurrency, slotStart, slotsBefore } from './day-figures.service.ts';
import { listRolledAt } from './reports.repo.ts';
import { countActive, keepActiveSlots, listActiveSlots, listTodaySums } from './today.repo.ts';
import {
  type ActiveSlot,
  activeByDay,
  DAY_IS_FINAL_AFTER_MS,
  DAYS_SHOWN,
  FIGURES_KEPT_MS,
  WEEK_DAYS,
} from './today.rules.ts';

type TodayNeeds = {
  database: Database;
  clock: Clock;
  brands: { all(): readonly Brand[]; calendarOf(brand: Brand): Promise<Calendar> };
};
type OfBrand = { brand: BrandClock; items: TodayLine[] };
export type TodayReport = ReturnType<typeof createTodayReport>;

/** The current business day of brands, beside the days before it. Read from sums alone: nothing is added up here. */
export function createTodayReport({ database, clock, brands }: TodayNeeds) {
  const kept = new Map<string, { at: number; told: OfBrand }>();

  async function readBrand(brand: Brand): Promise<OfBrand> {
    const nowMs = clock.now();
    const known = kept.get(brand.id);
    if (known && nowMs - known.at < FIGURES_KEPT_MS) return known.told;
    const told = await readAgain(brand, nowMs);
    kept.set(brand.id, { at: nowMs, told });
    return told;
  }

  /** Of days that are over members are counted once, and of today every time. */
  async function activeOf(
    brandId: string,
    days: readonly BusinessDay[],
    upTo: number | null,
  ): Promise<ActiveSlot[]> {
    const { queries } = database;
    const from = days[0]?.day ?? '';
    const kept = await listActiveSlots(queries, brandId, from);
    const known = new Set(kept.map(({ day }) => day));
    const others = days.filter(({ day }) => !known.has(day));
    const span = { from: others[0]?.day ?? from, to: others.at(-1)?.day ?? from };
    const counted = (await countActive(queries, brandId, span)).filter(({ day }) => !known.has(day));
    const isFinal = ({ endsMs }: BusinessDay) => upTo !== null && upTo >= endsMs + DAY_IS_FINAL_AFTER_MS;
    const final = new Set(others.filter(isFinal).map(({ day }) => day));
    const slots = counted.filter(({ day }) => final.has(day));
    await keepActiveSlots(queries, brandId, { from, slots });
    return [...kept, ...counted];
  }

  async function readAgain(brand: Brand, nowMs: number): Promise<OfBrand> {
    const { queries } = database;
    const { merchantCode, timeZone } = brand.settings;
    const calendar = await brands.calendarOf(brand);
    const last = calendar.dayOf(nowMs);
    const wanted = nextDate(last, 1 - DAYS_SHOWN);
    const from = calendar.firstDay > wanted ? calendar.firstDay : wanted;
    const days = calendar.daysBetween(from, last);
    const today = days.at(-1) as BusinessDay;
    const upTo = (await listRolledAt(queries, [brand.id]))[0]?.getTime() ?? null;
    const until = upTo === null ? 0 : slotsBefore(today, upTo);
    const sums = await listTodaySums(queries, brand.id, {
      from,
      slotsFrom: nextDate(last, -WEEK_DAYS),
      until,
      slotsPerHour: SLOTS_PER_HOUR,
    });
    const active = activeByDay(await activeOf(brand.id, days, upTo), until);
    const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
    const of = <Row extends { currency: string }>(rows: readonly Row[], currency: string) =>
      rows.filter((row) => row.currency === currency);
    return {
      brand: {
        merchantCode,
        timeZone,
        day: today.day,
        startsAt: today.startsMs,
        comparedUntil: upTo === null ? null : slotStart(today, until),
        upTo,
      },
      items: currencies.map((currency) => ({
        merchantCode,
        currency,
        ...describeCurrency({ days, nowMs, sums: of(sums, currency), active: of(active, currency) }),
      })),
    };
  }

  return {
    async read(reach: Reach) {
      const told: OfBrand[] = [];
      for (const brand of brands.all().filter(({ id }) => reaches(reach, id)))
        told.push(await readBrand(brand));
      const byCode = told.sort((one, other) => (one.brand.merchantCode < other.brand.merchantCode ? -1 : 1));
      return { brands: byCode.map(({ brand }) => brand), items: byCode.flatMap(({ items }) => items) };
    },
  };
}
