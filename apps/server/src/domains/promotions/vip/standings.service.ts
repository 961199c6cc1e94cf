import type { Clock } from '@parlour/clock/clock';
import type { Language, VipLevel, VipPlan, VipStanding } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { amountOf, writeDecimal } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import { nextDate } from '../../../tenancy/calendar.rules.ts';
import { dayTermsOf, type WithdrawalPrivileges } from '../../cashier/cashier.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import type { RoundsGames } from '../rounds/rounds.ts';
import type { VipPlans } from './plans.service.ts';
import { findStanding } from './standings.repo.ts';
import { isLastOfMonth, keepStake, labelOfLevel, monthOf } from './vip.rules.ts';

type StandingNeeds = {
  database: Database;
  clock: Clock;
  plans: VipPlans;
  wallet: Pick<Wallet, 'sumDeposits'>;
  calendarOf(brand: Brand): Promise<Calendar>;
  roundsGames: Pick<RoundsGames, 'namer'>;
};

/** How members stand, as they are shown it. */
export function createStandings(needs: StandingNeeds) {
  const { database, clock, plans, wallet, calendarOf, roundsGames } = needs;
  const { queries } = database;
  const levelOf = async (brandId: string, memberId: string): Promise<number> =>
    (await findStanding(queries, brandId, memberId))?.level ?? 0;

  /** A plan may have lost levels that members still have. */
  const placeIn = (plan: VipPlan, level: number) => Math.min(level, plan.levels.length - 1);

  /** What the member's level adds to a day's withdrawals. */
  const withdrawals: WithdrawalPrivileges = {
    async of(tx, { brandId, memberId }) {
      const { plan } = await plans.current(tx, brandId);
      const level = placeIn(plan, (await findStanding(tx, brandId, memberId))?.level ?? 0);
      const { freeWithdrawals = 0, moreWithdrawals = 0 } = plan.levels[level] ?? {};
      return { level, freeWithdrawals, moreWithdrawals };
    },
  };

  return {
    levelOf,
    withdrawals,

    /** What stands beside the member's name; null: level 0. */
    async labelOf(brandId: string, memberId: string): Promise<string | null> {
      const level = await levelOf(brandId, memberId);
      return level > 0 ? labelOfLevel(level) : null;
    },

    async levels(brand: Brand, language: Language) {
      const gameOf = await roundsGames.namer(brand.id, language);
      const { plan } = await plans.current(queries, brand.id);
      const settings = brand.settings.cashier.withdrawals;
      const isFeeTaken = amountOf(settings.feePercent) > 0n;
      const withdrawalsAt = (level: VipLevel) => {
        const { perDay, freePerDay } = dayTermsOf(settings, level);
        return { perDay, freePerDay: isFeeTaken ? freePerDay : null };
      };
      return {
        currency: brand.settings.currency,
        plan,
        withdrawals: plan.levels.map(withdrawalsAt),
        roundsGames: plan.levels.map(({ stepRounds }) => stepRounds && gameOf(stepRounds)),
      };
    },

    async own(brand: Brand, memberId: string): Promise<VipStanding> {
      const today = (await calendarOf(brand)).dayOf(clock.now());
      const month = monthOf(today);
      const { plan } = await plans.current(queries, brand.id);
      const standing = await findStanding(queries, brand.id, memberId);
      const level = placeIn(plan, standing?.level ?? 0);
      const whose = { brandId: brand.id, currency: brand.settings.currency, memberIds: [memberId] };
      const deposits = await wallet.sumDeposits(queries, whose, { from: `${month}-01`, to: today });
      const isSafe = level === 0 || standing?.risenMonth === month;
      return {
        level,
        progress: writeDecimal(standing?.progress ?? 0n),
        monthDeposits: writeDecimal(deposits.get(memberId) ?? 0n),
        monthStake: writeDecimal(standing?.month === month ? standing.monthValid : 0n),
        keepStake: writeDecimal(isSafe ? 0n : keepStake(plan, level)),
        monthEnds: lastOfMonth(today),
      };
    },
  };
}

function lastOfMonth(day: string): string {
  return isLastOfMonth(day) ? day : lastOfMonth(nextDate(day));
}
