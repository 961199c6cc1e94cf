import type { ConsoleClient } from '@parlour/client/console';
import { readDecimal, writeDecimal } from '@parlour/money';

type Games = ConsoleClient['games'];
export type JackpotState = Awaited<ReturnType<Games['jackpotState']>>;
export type JackpotDraw = Awaited<ReturnType<Games['jackpotDrawList']>>['items'][number];

export const ODDS_DIGITS: readonly number[] = [10, 11, 12, 13, 14, 15];

const PPM_PER_PERCENT = 10_000;

export const percentOf = (ppm: number): string => String(ppm / PPM_PER_PERCENT);

/** Millionths of what was typed in percent; null where it is no number from 0 to 10 with at most four decimals. */
export function ppmOf(percent: string): number | null {
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(percent.trim())) return null;
  const ppm = Math.round(Number(percent) * PPM_PER_PERCENT);
  return ppm <= 10 * PPM_PER_PERCENT ? ppm : null;
}

/** After which growth the pool is won on average, as a decimal of the unit. */
export function meanGrowth(digits: number): string {
  return writeDecimal(10n ** BigInt(digits));
}

/** Whether what the draws did is what the ledger has. */
export function isBalanced({ pool, sums }: Pick<JackpotState, 'pool' | 'sums'>): boolean {
  const [held, seeded, contributed, won] = [pool, sums.seeded, sums.contributed, sums.won].map(readDecimal);
  return held === (seeded ?? 0n) + (contributed ?? 0n) - (won ?? 0n);
}

/** Amounts travel with two decimals at least. */
export function sentAmount(typed: string): string {
  const plain = typed.trim().replace(/,(?=\d{3}(\D|$))/g, '');
  const parts = readDecimal(plain);
  return parts === null ? plain : writeDecimal(parts);
}

/** One for each line or word that was typed. */
export function readNodeIds(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/).filter((word) => word !== ''))];
}
