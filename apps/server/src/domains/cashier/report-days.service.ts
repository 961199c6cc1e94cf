import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { type Calendar, nextDate } from '../../tenancy/calendar.rules.ts';

type Days = { from?: string | undefined; to?: string | undefined };
export type ReportDays = ReturnType<typeof createReportDays>;

/**
 * The span of business days, both included and both optional, by the clocks the brand had then, as in every other
 * record of money.
 */
export function createReportDays({ calendarOf }: { calendarOf(brand: Brand): Promise<Calendar> }) {
  return async (brand: Brand, { from, to }: Days) => {
    if (from && to && from > to) throw new Refusal('invalid_input', { fields: { to: 'too_small' } });
    const calendar = await calendarOf(brand);
    return {
      fromMs: from === undefined ? undefined : calendar.startOf(from),
      toMs: to === undefined ? undefined : calendar.startOf(nextDate(to)),
    };
  };
}
