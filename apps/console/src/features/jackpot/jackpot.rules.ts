import type { ConsoleClient } from '@parlour/client/console';
import { JACKPOT_PPM_MAX } from '@parlour/contract/values/games.rules';
import { readDecimal, writeDecimal } from '@parlour/money';

type Games = ConsoleClient['games'];
export type JackpotState = Awaited<ReturnType<Games['jackpotState']>>;
export type JackpotDraw = Awaited<ReturnType<Games['jackpotDrawList']>>['items'][number];

export const ODDS_DIGITS: readonly number[] = [10, 11, 12, 13, 14, 15];

const PPM_PER_PERCENT = 10_000;
/** The highest rate that may be typed, in percent. */
export const RATE_MAX = JACKPOT_PPM_MAX / PPM_PER_PERCENT;
export const RATE_DECIMALS = 4;

const RATE = new RegExp(`^\\d{1,2}(\\.\\d{1,${RATE_DECIMALS}})?$`);

export const percentOf = (ppm: number): string => String(ppm / PPM_PER_PERCENT);

/** A typed percentage in parts per million; null if it is not a number up to `RATE_MAX` or has too many decimals. */
export function ppmOf(percent: string): number | null {
  if (!RATE.test(percent.trim())) return null;
  const ppm = Math.round(Number(percent) * PPM_PER_PERCENT);
  return ppm <= JACKPOT_PPM_MAX ? ppm : null;
}

/** The average growth after which the pool is won, as a decimal of the unit. */
export function meanGrowth(digits: number): string {
  return writeDecimal(10n ** BigInt(digits));
}

/** Whether the sums of the draws match the ledger. */
export function isBalanced({ pool, sums }: Pick<JackpotState, 'pool' | 'sums'>): boolean {
  const [held, seeded, contributed, won] = [pool, sums.seeded, sums.contributed, sums.won].map(readDecimal);
  return held === (seeded ?? 0n) + (contributed ?? 0n) - (won ?? 0n);
}

/** Wire amounts have at least two decimals. */
export function sentAmount(typed: string): string {
  const plain = typed.trim().replace(/,(?=\d{3}(\D|$))/g, '');
  const parts = readDecimal(plain);
  return parts === null ? plain : writeDecimal(parts);
}

/** One id for each typed line or word. */
export function readNodeIds(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/).filter((word) => word !== ''))];
}

/** A title's id begins with the code of its vendor. */
export function vendorOf(nodeId: string): string {
  return nodeId.split('.', 1)[0] ?? nodeId;
}

/** Codes of vendors in their order, with how many of the titles are theirs. */
export function countByVendor(titles: { nodeId: string }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { nodeId } of titles) counts.set(vendorOf(nodeId), (counts.get(vendorOf(nodeId)) ?? 0) + 1);
  return [...counts].sort(([first], [second]) => first.localeCompare(second));
}
