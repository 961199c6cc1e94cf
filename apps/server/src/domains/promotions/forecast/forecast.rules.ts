import type { Prize, WheelSector } from '@parlour/contract';
import { SIGN_IN_POINTS } from '@parlour/contract/values/promotions/chance.rules';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  multiply,
  ONE,
  subtract,
  ZERO,
} from '@parlour/lottery-rules';
import { costOfPrize } from '../prizes.rules.ts';

/** Upwards to a part of the currency: nobody is told less than it costs. */
export const roundUp = ({ over, under }: Fraction): bigint => (over + under - 1n) / under;

/** A sector as it costs: `left` is what it brings once its stock is gone. */
type PricedSector = {
  readonly chance: Fraction;
  readonly cost: bigint;
  readonly turns: number;
  readonly stock: number | null;
  readonly left: { readonly cost: bigint; readonly turns: number };
};
export type PricedWheel = readonly PricedSector[];

const turnsOf = (prize: Prize | null): number => (prize?.kind === 'turns' ? prize.count : 0);

export function priceWheel(sectors: readonly WheelSector[], pointWorth: bigint): PricedWheel {
  const total = sectors.reduce((sum, { weight }) => sum + weight, 0);
  const priceOf = (prize: Prize | null) => ({
    cost: prize ? costOfPrize(prize, pointWorth) : 0n,
    turns: turnsOf(prize),
  });
  return sectors.map(({ weight, prize, stock, substitute }) => ({
    chance: fraction(weight, total),
    ...priceOf(prize),
    stock,
    left: priceOf(stock === null ? prize : substitute),
  }));
}

const mean = (wheel: PricedWheel, read: (sector: PricedSector) => bigint | number): Fraction =>
  wheel.reduce((sum, sector) => add(sum, multiply(sector.chance, fraction(read(sector)))), ZERO);

/** What a turn costs on average while there is stock. */
export const costOfTurn = (wheel: PricedWheel): Fraction => mean(wheel, ({ cost }) => cost);

/** The same once every stock is gone. */
export const costAfterStock = (wheel: PricedWheel): Fraction => mean(wheel, ({ left }) => left.cost);

export const dearestTurn = (wheel: PricedWheel): bigint =>
  wheel.reduce((most, { cost, left }) => max(most, max(cost, left.cost)), 0n);

export const costOfStock = (wheel: PricedWheel): bigint =>
  wheel.reduce((sum, { cost, stock }) => sum + cost * BigInt(stock ?? 0), 0n);

/**
 * How many turns one turn makes at most, with those that it wins, and those that they win; null: there may be no end to
 * them. Stocks end one after another, so each sector counts with what wins more: its prize or what takes its place.
 */
export function turnsPerTurn(wheel: PricedWheel): Fraction | null {
  const won = mean(wheel, ({ turns, left }) => Math.max(turns, left.turns));
  return compare(won, ONE) >= 0 ? null : divide(ONE, subtract(ONE, won));
}

export const canWinTurns = (wheel: PricedWheel): boolean =>
  wheel.some(({ turns, left }) => turns > 0 || left.turns > 0);

/**
 * What so many turns cost: each sector as often as its chance says, its prize while there is stock, then what takes its
 * place. Chance can only leave more of a stock than that.
 */
export function costOfTurns(wheel: PricedWheel, turns: Fraction): Fraction {
  return wheel.reduce((sum, { chance, cost, stock, left }) => {
    const often = multiply(chance, turns);
    const limit = stock === null ? often : fraction(stock);
    const given = compare(often, limit) < 0 ? often : limit;
    const after = multiply(subtract(often, given), fraction(left.cost));
    return add(sum, add(multiply(given, fraction(cost)), after));
  }, ZERO);
}

/** What a turn that is given is worth, for prizes of turns: with those it wins; of a wheel without end the dearest. */
export function worthOfTurn(wheel: PricedWheel): Fraction {
  const made = turnsPerTurn(wheel);
  return made ? multiply(costOfTurn(wheel), made) : fraction(dearestTurn(wheel));
}

/** What a prize costs; turns at what one is worth. */
export const costOfGift = (prize: Prize, pointWorth: bigint, turnWorth: Fraction): bigint =>
  prize.kind === 'turns'
    ? roundUp(multiply(turnWorth, fraction(prize.count)))
    : costOfPrize(prize, pointWorth);

/** Of a cycle of sign-ins, in points. */
export const CYCLE_POINTS = SIGN_IN_POINTS.reduce((sum, points) => sum + points, 0);
export const BEST_DAY_POINTS = Math.max(...SIGN_IN_POINTS);
export const CYCLE_DAYS = SIGN_IN_POINTS.length;

const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);
