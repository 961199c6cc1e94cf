import type { VnRegion } from '@parlour/contract';
import type { GameRow } from './games.repo.ts';

const REGIONS: Readonly<Record<string, VnRegion>> = {
  vietnamNorth: 'north',
  vietnamCentral: 'central',
  vietnamSouth: 'south',
};

export const isVietnamese = ({ setup }: Pick<GameRow, 'setup'>): boolean => setup.vendor === 'TCG_LOTTO_VN';

/** Fast ones are the house's own, whatever they are modelled on. */
export const regionOf = ({ setup: { family, schedule } }: Pick<GameRow, 'setup'>): VnRegion =>
  schedule.kind === 'every' ? 'house' : (REGIONS[family] ?? 'house');
