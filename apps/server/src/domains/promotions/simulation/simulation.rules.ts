import type { GameCategory, Gift, Simulation } from '@parlour/contract';
import { bonusFigures } from '@parlour/contract/values/promotions/promotions.rules';
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
import { amountOf } from '@parlour/money';
import { weightOfReturn } from '../play/weights.rules.ts';
import { type PlayedTitle, returnedOf, returnOf } from '../returns/returns.rules.ts';

/** Deposits and members that are read at once. */
export const READ_AT_ONCE = 1_000;
const PERCENT = 100n;

/** What a unit that counts towards a requirement costs at a return: the edge, divided by the weight. Null: nothing counts. */
export function priceOf(returned: Fraction): Fraction | null {
  const weight = weightOfReturn(returned);
  return weight > 0n ? divide(subtract(ONE, returned), fraction(weight, PERCENT)) : null;
}

/** What a member keeps of a grant on average: it, less what staking the requirement costs; never below nothing. */
export function expectedGain(grant: bigint, requirement: bigint, price: Fraction): bigint {
  const cost = multiply(fraction(requirement), price);
  const gain = subtract(fraction(grant), cost);
  return gain.over > 0n ? gain.over / gain.under : 0n;
}

/** What is kept of a trial. */
export type Outcome = Omit<Simulation, 'askedBy' | 'doneAt'>;
export type PlayedDay = { memberId: string; day: string; category: GameCategory; valid: bigint };

export type Weighing = {
  /** By category, what of a valid stake counts, and what a counted unit costs there. */
  readonly categories: ReadonlyMap<GameCategory, { weight: bigint; price: Fraction }>;
  readonly cheapest: { title: string; returned: string; weight: number; price: Fraction } | null;
};

/** How play counts towards a bonus: by category as it was played, and the title at which it costs least. */
export function weigh(allowed: readonly GameCategory[], facts: Parameters<typeof returnOf>[1]): Weighing {
  const categories = new Map<GameCategory, { weight: bigint; price: Fraction }>();
  for (const category of allowed) {
    const returned = returnOf(category, facts);
    const price = returned && priceOf(returned);
    if (returned && price) categories.set(category, { weight: weightOfReturn(returned), price });
  }
  return {
    categories,
    cheapest: cheapestOf(facts.titles.filter((title) => allowed.includes(title.category))),
  };
}

function cheapestOf(titles: readonly PlayedTitle[]): Weighing['cheapest'] {
  let best: Weighing['cheapest'] = null;
  for (const { name, returned } of titles) {
    const price = returned === null ? null : priceOf(returnedOf(returned));
    if (returned === null || !price || (best && compare(price, best.price) >= 0)) continue;
    best = { title: name, returned, weight: Number(weightOfReturn(returnedOf(returned))), price };
  }
  return best;
}

export type Worth = { readonly expected: bigint; readonly bound: bigint; readonly isMet: boolean };
type Play = { readonly category: GameCategory; readonly valid: bigint };

/** What a gift costs, by what its taker played in the days they had for it; what needs no wagering costs what it is. */
export function worthOfGrant(
  gift: Gift,
  { amount, played, weighing }: { amount: bigint; played: readonly Play[]; weighing: Weighing },
): Worth {
  if (!('terms' in gift)) return { expected: amount, bound: amount, isMet: true };
  const { requirement } = bonusFigures(amount, gift.terms);
  let [counted, cost] = [0n, ZERO];
  for (const { category, valid } of played) {
    const own = weighing.categories.get(category);
    if (!own) continue;
    const counts = (valid * own.weight) / PERCENT;
    counted += counts;
    cost = add(cost, multiply(fraction(counts), own.price));
  }
  const isMet = counted >= requirement;
  const price = counted > 0n ? divide(cost, fraction(counted)) : ZERO;
  return {
    isMet,
    expected: isMet ? expectedGain(amount, requirement, price) : 0n,
    bound: expectedGain(amount, requirement, weighing.cheapest?.price ?? ZERO),
  };
}

/** What the budget gives at most, for a gift that is always the same. */
export function mostGrants(
  { grants, money }: { grants: number | null; money: bigint | null },
  worth: bigint,
): number | null {
  const byMoney = money === null || worth === 0n ? null : Number(money / worth);
  if (grants === null || byMoney === null) return grants ?? byMoney;
  return Math.min(grants, byMoney);
}

export type DayCost = { grants: number; granted: bigint; expected: bigint; bound: bigint; met: number };
export const NO_COST: DayCost = { grants: 0, granted: 0n, expected: 0n, bound: 0n, met: 0 };

/** What came of a day, if only the first of its grants were made. */
export function cutTo(day: DayCost, grants: number): DayCost {
  if (grants >= day.grants) return day;
  const part = (amount: bigint) => (amount * BigInt(grants)) / BigInt(day.grants);
  return {
    grants,
    granted: part(day.granted),
    expected: part(day.expected),
    bound: part(day.bound),
    met: Number(part(BigInt(day.met))),
  };
}

/** Points at what they cost the house. */
export const pointsWorth = (points: number, pointWorth: string): bigint =>
  BigInt(points) * amountOf(pointWorth);
