import type { Permission } from '../values/permissions.ts';
import type { BrandSettings } from './brand.ts';

/**
 * Which permission changes which part of a brand's settings. An unlisted part does not compile; the merchant code is
 * not listed because it never changes.
 */
export const BRAND_PART_PERMISSION: Record<Exclude<keyof BrandSettings, 'merchantCode'>, Permission> = {
  name: 'brands.settings',
  tagline: 'brands.texts',
  texts: 'brands.texts',
  customerService: 'brands.texts',
  resources: 'brands.texts',
  appWindow: 'brands.texts',
  feedback: 'brands.texts',
  skin: 'brands.theme',
  theme: 'brands.theme',
  maintenance: 'brands.availability',
  restrictedCountries: 'brands.availability',
  blockedAddresses: 'brands.availability',
  hosts: 'brands.addresses',
  mainDomain: 'brands.addresses',
  imageCDNs: 'brands.addresses',
  domainRoutes: 'brands.addresses',
  languages: 'brands.settings',
  defaultLanguage: 'brands.settings',
  currency: 'brands.settings',
  timeZone: 'brands.settings',
  dayStartsAt: 'brands.settings',
  minimumAge: 'brands.settings',
  gamePace: 'brands.settings',
  isFeatureBuyOffered: 'brands.settings',
  switches: 'brands.settings',
  registration: 'brands.settings',
  mobileTemplate: 'brands.settings',
  session: 'brands.settings',
  cashier: 'cashier.settings',
};
export type BrandPart = keyof typeof BRAND_PART_PERMISSION;
export const BRAND_PARTS = Object.keys(BRAND_PART_PERMISSION) as BrandPart[];
