import type { Limits } from '@parlour/game-rules';
import { type Amount, PARTS_PER_UNIT } from '@parlour/money';

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

export function findLimits(currency: string): Limits | null {
  const known = UNITS[currency];
  if (!known) return null;
  const [min, max] = known.stakes;
  return { stakeMin: inParts(min), stakeMax: inParts(max), winMax: inParts(known.winMax) };
}

/** The amounts offered for tapping. */
export function chipsOf(currency: string): Amount[] {
  return (UNITS[currency]?.chips ?? []).map(inParts);
}
