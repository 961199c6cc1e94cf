import type { BrandSettings } from './brand.ts';

/**
 * How many people change a setting. `two`: one asks, another approves. `two_to_open`: switching it on takes two,
 * switching it off is urgent and takes one. In a list with a key (`by`), a new entry takes two, and taking one away
 * takes one.
 */
export type Persons = 'one' | 'two' | 'two_to_open';
type PersonsOf<Setting> =
  | Persons
  | (Setting extends readonly (infer Item)[]
      ? { readonly by: keyof Item & string; readonly each: FieldsOf<Item> }
      : Setting extends object
        ? { readonly fields: FieldsOf<Setting> }
        : never);
type FieldsOf<Settings> = { readonly [Field in keyof Settings]-?: PersonsOf<NonNullable<Settings[Field]>> };

/**
 * The one table of settings that guard money, decide where it goes, or are addresses that members trust. A setting
 * that is not in it does not compile.
 */
export const BRAND_PERSONS: FieldsOf<Omit<BrandSettings, 'merchantCode'>> = {
  name: 'one',
  tagline: 'one',
  texts: 'one',
  customerService: 'two',
  resources: 'two',
  appWindow: 'one',
  feedback: 'one',
  skin: 'one',
  theme: 'one',
  maintenance: 'one',
  restrictedCountries: 'one',
  blockedAddresses: 'one',
  hosts: 'two',
  mainDomain: 'two',
  imageCDNs: 'two',
  domainRoutes: 'one',
  languages: 'one',
  defaultLanguage: 'one',
  currency: 'two',
  timeZone: 'two',
  dayStartsAt: 'two',
  minimumAge: 'one',
  gamePace: 'two',
  isFeatureBuyOffered: 'two',
  switches: 'one',
  registration: 'one',
  mobileTemplate: 'one',
  session: 'two',
  cashier: {
    fields: {
      banks: 'two',
      channels: {
        by: 'code',
        each: {
          code: 'two',
          method: 'two',
          gateway: 'two',
          isOn: 'two_to_open',
          name: 'one',
          min: 'two',
          max: 'two',
          feePercent: 'two',
          usualMinutes: 'one',
          chips: 'one',
          banks: 'two',
          account: 'two',
        },
      },
      depositMinutes: 'one',
      withdrawals: {
        fields: {
          gateway: 'two',
          min: 'two',
          max: 'two',
          feePercent: 'two',
          freePerDay: 'two',
          perDay: 'two',
          usualHours: 'one',
          turnoverTimes: 'two',
          twoPersonsFrom: 'two',
          cardsMax: 'two',
        },
      },
    },
  },
};

/** A rule of the table, whatever setting it is about. */
export type PersonsRule =
  | Persons
  | { readonly by: string; readonly each: Readonly<Record<string, PersonsRule>> }
  | { readonly fields: Readonly<Record<string, PersonsRule>> };
