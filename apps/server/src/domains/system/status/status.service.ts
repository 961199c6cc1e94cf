import { type Language, SYSTEM_STATUS, type SystemInfo, type SystemStatus } from '@parlour/contract';
import { createSourceCache } from '../../../cache/source-cache.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { blockedAddresses } from './blocked-addresses.ts';
import { infoOf } from './info.rules.ts';
import type { Regions } from './region.service.ts';
import { statusOf } from './status.rules.ts';

export type Status = ReturnType<typeof createStatus>;

/** The phone provider belongs to the installation; a brand's switch turns it on. */
type StatusNeeds = { regions: Regions; phoneProvider: SystemInfo['phoneProvider'] };

/** Whether a brand is open to a visitor, and everything the site needs to know of it. */
export function createStatus({ regions, phoneProvider }: StatusNeeds) {
  const remember = createSourceCache<Brand, SystemInfo>();
  const infoFor = (brand: Brand, language: Language) =>
    remember(brand, language, () => infoOf(brand, language, phoneProvider));

  const rememberBlocked = createSourceCache<Brand, (ip: string) => boolean>();
  const isBlocked = (brand: Brand, ip: string) =>
    rememberBlocked(brand, 'blocked', () => blockedAddresses(brand.settings.blockedAddresses))(ip);

  /** A blocked address is treated as a restricted region: the visitor sees the same page and may ask why. */
  function closuresFor(brand: Brand, ip: string) {
    const { maintenance, restrictedCountries, blockedAddresses: blocked } = brand.settings;
    const country = restrictedCountries.length > 0 ? regions.countryOf(ip) : null;
    return {
      maintenance: maintenance.enabled,
      regionRestriction:
        (country !== null && restrictedCountries.includes(country)) ||
        (blocked.length > 0 && isBlocked(brand, ip)),
    };
  }

  return {
    infoFor,
    statusFor: (brand: Brand, ip: string): number => {
      const { maintenance, restrictedCountries, blockedAddresses: blocked } = brand.settings;
      if (!maintenance.enabled && restrictedCountries.length === 0 && blocked.length === 0)
        return SYSTEM_STATUS.OPEN;
      return statusOf(closuresFor(brand, ip));
    },
    tell({ brand, language, ip }: { brand: Brand; language: Language; ip: string }): SystemStatus {
      const closures = closuresFor(brand, ip);
      return {
        status: statusOf(closures),
        ...closures,
        maintenanceUntil: closures.maintenance ? brand.settings.maintenance.until : null,
        location: { ip, country: regions.countryOf(ip) },
        info: infoFor(brand, language),
      };
    },
  };
}
