import type { LotterySetup, VnRegion } from '@parlour/contract';

const REGIONS: Readonly<Record<string, VnRegion>> = {
  vietnamNorth: 'north',
  vietnamCentral: 'central',
  vietnamSouth: 'south',
};

type SetUp = { setup: LotterySetup };

export const isVietnamese = ({ setup }: SetUp): boolean => setup.vendor === 'TCG_LOTTO_VN';

/** Fast ones are the house's own, whatever they are modelled on. */
export const regionOf = ({ setup: { family, schedule } }: SetUp): VnRegion =>
  schedule.kind === 'every' ? 'house' : (REGIONS[family] ?? 'house');
