import type { Clock } from '@parlour/clock/clock';
import type { Forecast, Written } from '@parlour/contract';
import { FORECAST_DAYS, SIMULATION_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import type { Database } from '@parlour/database/database';
import { amountOf, writeDecimal } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import type { Forecasting, PrizeChecks } from '../chance.ts';
import { planFaults } from '../invite/invite.ts';
import { creditFaults } from '../mall/mall.ts';
import { findSettings } from '../returns/returns.ts';
import { taskFaults } from '../tasks/tasks.ts';
import { wheelFaults } from '../wheel/wheel.ts';
import { type About, createChanceForecasts } from './chance-forecast.service.ts';
import { createCreditForecast } from './credit-forecast.service.ts';
import { createFriendsForecast } from './friends-forecast.service.ts';
import { spanOf } from './span.rules.ts';

type ForecastNeeds = {
  database: Database;
  clock: Clock;
  brands: { calendarOf(brand: Brand): Promise<Calendar> };
  prizeChecks: Pick<PrizeChecks, 'faultsOf'>;
} & Parameters<typeof createChanceForecasts>[0] &
  Parameters<typeof createFriendsForecast>[0] &
  Parameters<typeof createCreditForecast>[0];
export type Forecasts = Forecasting & {
  /** The same of what somebody is writing: refuses what could not be published. */
  ask(brand: Brand, written: Written): Promise<Forecast>;
};

/** What something may cost before it is promised: it reads sums, and changes nothing. */
export function createForecasts(needs: ForecastNeeds): Forecasts {
  const { database, clock, brands, prizeChecks } = needs;
  const chance = createChanceForecasts(needs);
  const friends = createFriendsForecast(needs);
  const credit = createCreditForecast(needs);

  function figuresOf(about: About, written: Written, nowMs: number): Promise<Forecast['figures']> {
    if (written.kind === 'wheel') return chance.wheel(about, written.sectors);
    if (written.kind === 'task') return chance.task(about, written);
    if (written.kind === 'friends') return friends(about, written.plan, nowMs);
    if (written.kind === 'credit') return credit(about, written, nowMs);
    return chance.signIn(about);
  }

  /** What could not be published has no cost either. */
  async function faultsOf({ id, settings: { currency } }: Brand, written: Written) {
    if (written.kind === 'wheel')
      return {
        ...wheelFaults(written.sectors, currency),
        ...(await prizeChecks.faultsOf(
          id,
          written.sectors.map(({ prize }, place) => [`sectors.${place}.prize`, prize] as const),
        )),
      };
    if (written.kind === 'task')
      return {
        ...taskFaults(written.task, currency),
        ...(await prizeChecks.faultsOf(id, [['task.prize', written.task.prize]])),
      };
    if (written.kind === 'friends') return planFaults(written.plan, currency);
    return written.kind === 'credit' ? creditFaults(written.credit, currency) : {};
  }

  async function of(brand: Brand, written: Written): Promise<Forecast> {
    const nowMs = clock.now();
    const isWhole = written.kind === 'friends';
    const count = isWhole ? SIMULATION_DAYS : FORECAST_DAYS;
    const span = spanOf(await brands.calendarOf(brand), { nowMs, count, isWhole });
    const { settings } = await findSettings(database.queries, brand.id);
    const pointWorth = amountOf(settings.pointWorth);
    return {
      currency: brand.settings.currency,
      from: span.from,
      to: span.to,
      days: span.days.length,
      pointWorth: writeDecimal(pointWorth),
      at: nowMs,
      figures: await figuresOf({ brand, span, pointWorth }, written, nowMs),
    };
  }

  return {
    of,

    async ask(brand: Brand, written: Written): Promise<Forecast> {
      const faults = Object.entries(await faultsOf(brand, written));
      if (faults.length > 0)
        throw new Refusal('invalid_input', {
          fields: Object.fromEntries(faults.map(([field, code]) => [`of.${field}`, code])),
        });
      return of(brand, written);
    },
  };
}
