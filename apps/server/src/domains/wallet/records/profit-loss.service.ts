import type { Clock } from '@parlour/clock/clock';
import { REPORT_DAYS_MAX } from '@parlour/contract/values/wallet.rules';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type BusinessDay, type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import { readMarks } from '../statements/statements.ts';
import { purseIds } from './purses.rules.ts';
import { findLastBefore, sumDays } from './records.repo.ts';
import { addUp, USUAL_DAYS, writeFigures } from './records.rules.ts';
import type { Asker, Days } from './records.service.ts';
import type { Rollups } from './rollup.service.ts';

type ProfitLossNeeds = {
  database: Database;
  clock: Clock;
  rollups: Pick<Rollups, 'readyHeads'>;
  calendarOf(brand: Brand): Promise<Calendar>;
};
export type ProfitLoss = ReturnType<typeof createProfitLoss>;

/** What a member deposited, withdrew, staked and won, by business day: exact and current. */
export function createProfitLoss({ database, clock, rollups, calendarOf }: ProfitLossNeeds) {
  const { queries } = database;

  /** What all purses together held before a day; for past days this never changes. */
  async function balanceBefore({ brand, owner }: Asker, day: BusinessDay): Promise<bigint> {
    const accountIds = purseIds(owner);
    const places = await findLastBefore(queries, { brandId: brand.id, accountIds }, day);
    let sum = 0n;
    for (const [accountId, seq] of places) {
      if (seq === 0n) continue;
      const [mark] = await readMarks(queries, { brandId: brand.id, accountId }, [{ stripe: 0, seq }]);
      sum += mark?.balance ?? 0n;
    }
    return sum;
  }

  async function read(asker: Asker, asked: Days) {
    const { brand, owner } = asker;
    const calendar = await calendarOf(brand);
    const { from, to } = rangeOf(asked, calendar.dayOf(clock.now()));
    const days = calendar.daysBetween(from, to);
    const accountIds = purseIds(owner);
    await rollups.readyHeads(brand, accountIds);
    const sums = await sumDays(queries, { brandId: brand.id, accountIds }, days);
    const opening = await balanceBefore(asker, days[0] as BusinessDay);
    const totals = addUp(sums);
    const { deposits, withdrawals, net, bonuses, adjustments } = totals;
    const closing = opening + deposits - withdrawals + net + bonuses + adjustments;
    const written = writeFigures(totals);
    return {
      currency: owner.currency,
      from,
      to,
      days: days.map(({ day }) => ({
        day,
        ...writeFigures(addUp(sums.filter((sum) => sum.day === day))),
      })),
      totals: written,
      summary: {
        opening: writeDecimal(opening),
        deposited: written.deposits,
        withdrawn: written.withdrawals,
        staked: written.bets,
        won: written.wins,
        net: written.net,
        given: writeDecimal(bonuses + adjustments),
        closing: writeDecimal(closing),
      },
    };
  }

  return {
    read,

    /** The last business days, today last. */
    async lately(brand: Brand, owner: Asker['owner'], count: number) {
      const to = (await calendarOf(brand)).dayOf(clock.now());
      return (await read({ brand, owner }, { from: nextDate(to, 1 - count), to })).days;
    },
  };
}

/** The requested days; refuses too many, or an end before the beginning. */
export function rangeOf({ from, to }: Days, today: string): { from: string; to: string } {
  const last = to ?? today;
  const first = from ?? nextDate(last, 1 - USUAL_DAYS);
  if (first > last) throw new Refusal('invalid_input', { fields: { to: 'too_small' } });
  if (nextDate(first, REPORT_DAYS_MAX - 1) < last)
    throw new Refusal('invalid_input', { fields: { to: 'too_big' } });
  return { from: first, to: last };
}
