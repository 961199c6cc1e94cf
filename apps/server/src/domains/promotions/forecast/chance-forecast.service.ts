import type { Forecast, Task, WheelSector } from '@parlour/contract';
import { SIGN_IN_POINTS } from '@parlour/contract/values/promotions/chance.rules';
import type { Database } from '@parlour/database/database';
import { type Fraction, fraction, multiply, ZERO } from '@parlour/lottery-rules';
import { amountOf, PARTS_PER_UNIT, writeDecimal } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Games } from '../../games/games.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import type { Audience } from '../offers/offers.ts';
import { isOnce, listTasks } from '../tasks/tasks.ts';
import { findLatest } from '../wheel/wheel.ts';
import {
  countPlayDays,
  type DaysOf,
  listClaimants,
  listStakeDays,
  sumHeldTurns,
  sumSignIns,
  sumTurns,
} from './forecast.repo.ts';
import {
  BEST_DAY_POINTS,
  CYCLE_DAYS,
  CYCLE_POINTS,
  canWinTurns,
  costAfterStock,
  costOfGift,
  costOfStock,
  costOfTurn,
  costOfTurns,
  dearestTurn,
  priceWheel,
  roundUp,
  turnsPerTurn,
  worthOfTurn,
} from './forecast.rules.ts';
import type { Span } from './span.rules.ts';

type Figures = Forecast['figures'];
export type About = { readonly brand: Brand; readonly span: Span; readonly pointWorth: bigint };
type ChanceForecastNeeds = {
  database: Database;
  audience: Pick<Audience, 'size' | 'receivers'>;
  wallet: Pick<Wallet, 'countDepositDays'>;
  games: Pick<Games, 'titleDays'>;
};

const write = (value: Fraction) => writeDecimal(roundUp(value));
const times = (value: Fraction, count: number | bigint) => multiply(value, fraction(count));

/** What a wheel, a task and sign-ins may cost. */
export function createChanceForecasts({
  database: { queries },
  audience,
  wallet,
  games,
}: ChanceForecastNeeds) {
  /** What a turn of the present wheel is worth; none where there is no wheel. */
  async function turnWorth({ brand, pointWorth }: About): Promise<Fraction> {
    const latest = await findLatest(queries, brand.id);
    return latest ? worthOfTurn(priceWheel(latest.sectors, pointWorth)) : ZERO;
  }

  /** Turns that tasks give a member who does all of them on one day. */
  async function dailyTurns(brandId: string): Promise<number> {
    return (await listTasks(queries, brandId))
      .filter(({ isOn, kind }) => isOn && !isOnce(kind))
      .reduce((sum, { prize }) => sum + (prize.kind === 'turns' ? prize.count : 0), 0);
  }

  /** Who reached a daily task, on how many days each. */
  function reachedDays({ brand, span }: About, { kind, target }: Task): Promise<DaysOf[]> {
    const { currency } = brand.settings;
    const asked = { currency, from: span.from, to: span.to, least: amountOf(target) };
    if (kind === 'deposit') return wallet.countDepositDays(queries, brand.id, asked);
    if (kind === 'stake') return listStakeDays(queries, brand.id, asked);
    return games.titleDays(queries, brand.id, { days: span.days, least: countOf(target) });
  }

  async function reachedOf(about: About, { id, task }: { id: string | null; task: Task }) {
    const { brand } = about;
    if (isOnce(task.kind)) {
      const without = id === null ? [] : await listClaimants(queries, brand.id, id);
      const proved = await audience.size(brand, {}, { contacts: countOf(task.target), without });
      const left = await audience.size(brand, {}, { without });
      return { reached: proved.members, reachers: proved.members, left: left.members };
    }
    const days = await reachedDays(about, task);
    const receivers = await audience.receivers(
      brand.id,
      days.map(({ memberId }) => memberId),
    );
    const own = days.filter(({ memberId }) => receivers.has(memberId));
    const { members: left } = await audience.size(brand, {});
    return { reached: own.reduce((sum, one) => sum + one.days, 0), reachers: own.length, left };
  }

  return {
    async wheel({ brand, span, pointWorth }: About, sectors: readonly WheelSector[]): Promise<Figures> {
      const wheel = priceWheel(sectors, pointWorth);
      const made = turnsPerTurn(wheel);
      const { turns, turners } = await sumTurns(queries, brand.id, span);
      const held = await sumHeldTurns(queries, brand.id);
      const daily = await dailyTurns(brand.id);
      const withWon = (count: number) =>
        count === 0 ? write(ZERO) : made && write(costOfTurns(wheel, times(made, count)));
      return {
        kind: 'wheel',
        perTurn: write(costOfTurn(wheel)),
        most: writeDecimal(dearestTurn(wheel)),
        afterStock: write(costAfterStock(wheel)),
        stock: writeDecimal(costOfStock(wheel)),
        isEndless: made === null,
        turns,
        turners,
        expected: write(costOfTurns(wheel, fraction(turns))),
        held,
        heldCost: withWon(held),
        daily,
        dailyCost: withWon(daily),
        dailyMost: canWinTurns(wheel) ? null : writeDecimal(dearestTurn(wheel) * BigInt(daily)),
      };
    },

    async task(about: About, { id, task }: { id: string | null; task: Task }): Promise<Figures> {
      const each = costOfGift(task.prize, about.pointWorth, await turnWorth(about));
      const { members } = await audience.size(about.brand, {});
      const { reached, reachers, left } = await reachedOf(about, { id, task });
      const expected = each * BigInt(reached);
      const isOneTime = isOnce(task.kind);
      return {
        kind: 'task',
        each: writeDecimal(each),
        isOnce: isOneTime,
        members,
        reached,
        reachers,
        expected: writeDecimal(expected),
        perDay: isOneTime ? null : write(fraction(expected, about.span.days.length)),
        most: writeDecimal(each * BigInt(left)),
      };
    },

    async signIn({ brand, span, pointWorth }: About): Promise<Figures> {
      const { places, signers } = await sumSignIns(queries, brand.id, span);
      const given = places.reduce(
        (sum, { place, count }) => sum + count * (SIGN_IN_POINTS[place - 1] ?? 0),
        0,
      );
      const active = await countPlayDays(queries, brand.id, span);
      const worth = (points: number) => fraction(pointWorth * BigInt(points));
      return {
        kind: 'sign_in',
        points: [...SIGN_IN_POINTS],
        streak: write(worth(CYCLE_POINTS)),
        perDay: write(multiply(worth(CYCLE_POINTS), fraction(1n, CYCLE_DAYS))),
        most: write(worth(BEST_DAY_POINTS)),
        signed: places.reduce((sum, { count }) => sum + count, 0),
        signers,
        given,
        expected: write(worth(given)),
        active,
        ifAll: write(multiply(worth(CYCLE_POINTS), fraction(active, CYCLE_DAYS))),
      };
    },
  };
}

/** A target of a count, which is written like an amount. */
const countOf = (target: string): number => Number(amountOf(target) / PARTS_PER_UNIT);
