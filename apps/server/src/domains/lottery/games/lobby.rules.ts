import { SECOND_MS } from '@parlour/clock/durations';
import type { BrandSettings, GameCategory, LotterySetup, LotteryVendor, PrizeMode } from '@parlour/contract';
import { MODELS } from '@parlour/lottery-rules';

/** What the lobby calls them where the brand has no name of its own. */
export const VENDOR_NAMES: Readonly<Record<LotteryVendor, string>> = {
  LOTT: 'Lottery',
  ELOTT: 'E-Lottery',
  TCG_LOTTO_VN: 'Vietnam Lottery',
  TCG_SEA: 'SEA Lottery',
};

/** How old a process's list of lotteries may be: operators' changes hold everywhere within it. */
export const LIST_MS = SECOND_MS;

/** Their place among vendors: after the studios. */
export const LOTTERIES_FROM = 1_000;

/** Fast games of odds have a tab of their own. */
export const categoryOf = ({ vendor }: Pick<LotterySetup, 'vendor'>): GameCategory =>
  vendor === 'ELOTT' ? 'ELOTT' : 'LOTT';

/** One bet of the smallest model. */
export function smallestStake({ models, unit }: Pick<LotterySetup, 'models' | 'unit'>): bigint {
  const smallest = models.map((model) => MODELS[model]).reduce((a, b) => (a < b ? a : b));
  return smallest * BigInt(unit);
}

/** Specification section 9, "Prize modes": the one an order is made in; null if the lottery does not offer it. */
export function prizeModeOf(
  { prizeModes }: Pick<LotterySetup, 'prizeModes'>,
  asked: PrizeMode | undefined,
): PrizeMode | null {
  if (asked !== undefined) return prizeModes.includes(asked) ? asked : null;
  return prizeModes.includes(DEFAULT_MODE) ? DEFAULT_MODE : (prizeModes[0] ?? null);
}

const DEFAULT_MODE: PrizeMode = 'Elott';

type Asked = {
  brand: { settings: Pick<BrandSettings, 'skin' | 'merchantCode'> };
  gameCode: string | null;
  theme: string | undefined;
  prizeMode: string | undefined;
};

/** Specification section 2, "Lottery frame": the page's address. */
export function lotteryPagePath({ brand: { settings }, gameCode, theme, prizeMode }: Asked): string {
  const query = new URLSearchParams({
    merchant: settings.merchantCode,
    ...(theme && { css: theme }),
    ...(prizeMode && { prize_mode: prizeMode }),
  });
  return `/m/lotto-h5/${settings.skin}/trad/games/${gameCode ?? 'lobby'}?${query}`;
}
