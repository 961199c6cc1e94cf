import type { Clock } from '@parlour/clock/clock';
import type { PrizeMode, ThemeMode } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import { type HouseVendor, putHouseVendor } from './house.repo.ts';

/** The page of this site that opens a title of the house; without a code, the list of all. */
export type HouseLaunch = (asked: {
  brand: Brand;
  vendor: string;
  gameCode: string | null;
  theme: ThemeMode | undefined;
  prizeMode: PrizeMode | undefined;
}) => string;

type HouseNeeds = { clock: Clock };
export type House = ReturnType<typeof createHouse>;

/** Vendors that are domains of ours: in the lobby like any other, with no keys, no address and no wallet calls. */
export function createHouse({ clock }: HouseNeeds) {
  const launches = new Map<string, HouseLaunch>();
  return {
    /** Said once by the domain that has the titles. */
    addLaunch(vendors: readonly string[], launch: HouseLaunch): void {
      for (const vendor of vendors) launches.set(vendor, launch);
    },
    launchOf: (vendor: string): HouseLaunch | undefined => launches.get(vendor),
    putVendor: (tx: Tx, brandId: string, vendor: HouseVendor): Promise<void> =>
      putHouseVendor(tx, brandId, { ...vendor, at: new Date(clock.now()) }),
  };
}
