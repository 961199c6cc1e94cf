import type { Limits } from '@parlour/game-rules';
import { type Amount, PARTS_PER_UNIT, TRIAL_CURRENCY } from '@parlour/money';
import type { TablePlan } from '../catalogue/table-plan.ts';
import type { Title } from '../catalogue/titles.ts';

/** Stakes by currency, in whole units, of about the same worth. Trial money is worth nothing and has similar ones. */
const UNITS: Record<string, { stakes: [min: number, max: number]; winMax: number; chips: number[] }> = {
  CNY: { stakes: [1, 10_000], winMax: 500_000, chips: [1, 5, 10, 50, 100, 500] },
  VND: {
    stakes: [3_000, 30_000_000],
    winMax: 1_500_000_000,
    chips: [3_000, 10_000, 50_000, 100_000, 500_000],
  },
  JPY: { stakes: [20, 200_000], winMax: 10_000_000, chips: [20, 100, 500, 1_000, 5_000, 10_000] },
  PHP: { stakes: [5, 50_000], winMax: 3_000_000, chips: [5, 20, 50, 100, 500, 1_000] },
  THB: { stakes: [5, 50_000], winMax: 2_500_000, chips: [5, 20, 50, 100, 500, 1_000] },
  XXX: { stakes: [1, 10_000], winMax: 500_000, chips: [1, 5, 10, 50, 100, 500] },
};

const inParts = (units: number): Amount => BigInt(units) * PARTS_PER_UNIT;

/** At a table: how many times the least stake one bet is at least, and which part of the highest a round takes. */
const AT_TABLES = {
  low: { minTimes: 1n, maxPart: 20n },
  usual: { minTimes: 5n, maxPart: 5n },
  high: { minTimes: 50n, maxPart: 1n },
} as const satisfies Record<TablePlan['limits'], { minTimes: bigint; maxPart: bigint }>;
const ALONE = { minTimes: 1n, maxPart: 1n };

type Place = Pick<Title, 'table'> | undefined;

const sharesOf = (title: Place) => (title?.table ? AT_TABLES[title.table.limits] : ALONE);

export function findLimits(currency: string, title?: Place): Limits | null {
  const known = UNITS[currency];
  if (!known) return null;
  const [min, max] = known.stakes;
  const { minTimes, maxPart } = sharesOf(title);
  return {
    stakeMin: inParts(min) * minTimes,
    stakeMax: inParts(max) / maxPart,
    winMax: inParts(known.winMax),
  };
}

/** The amounts offered for tapping. */
export function chipsOf(currency: string, title?: Place, limits = findLimits(currency, title)): Amount[] {
  const { minTimes } = sharesOf(title);
  const [least, most] = [limits?.stakeMin ?? 0n, limits?.stakeMax ?? 0n];
  const chips = (UNITS[currency]?.chips ?? []).map((units) => inParts(units) * minTimes);
  const own = chips.filter((chip) => chip <= most);
  // Where an operator takes no less, the least bet is a chip too.
  const isChangedUp = (findLimits(currency, title)?.stakeMin ?? 0n) < least;
  return isChangedUp ? [least, ...own.filter((chip) => chip > least)] : own;
}

/** Those in which money is played. */
export const CURRENCIES: readonly string[] = Object.keys(UNITS).filter((code) => code !== TRIAL_CURRENCY);
