import type { LotteryFamily } from '@parlour/contract/values/lottery';

/** The regions of Vietnam, from the north. */
export const REGIONS = ['vietnamNorth', 'vietnamCentral', 'vietnamSouth'] as const satisfies LotteryFamily[];

export const isRegional = (family: LotteryFamily): boolean => REGIONS.some((own) => own === family);
