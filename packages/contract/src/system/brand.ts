import { z } from 'zod';
import { CashierSettings, NO_CASHIER } from '../cashier/settings.ts';
import { Language } from '../languages.ts';
import { MerchantCode } from '../lists.ts';
import { isTimeZone } from '../time-zones.ts';
import { GAME_PACES } from '../values/games.ts';
import { FEEDBACK_LENGTH, FEEDBACK_LENGTH_MAX } from '../values/messages/messages.rules.ts';
import { SWITCH_NAMES, type SwitchName } from '../values/switches.ts';
import { BRAND_TEXT_MAX } from '../values/system.rules.ts';
import { CUSTOMER_SERVICE_TYPES, RESOURCE_TYPES, TEMPLATES } from '../values/system.ts';
import { Registration } from './registration.ts';
import { Theme } from './theme.ts';

const HostName = z
  .string()
  .max(253)
  .regex(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/);
const CountryCode = z.string().regex(/^[A-Z]{2}$/);
const HttpOrigin = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/);
/** A path of the site. Only these open inside the site; `//host` and `/\host` are other hosts in disguise. */
const SitePath = z
  .string()
  .max(300)
  .regex(/^\/m(\/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)?$/);
const WebLink = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^\s<>"'\\]+$/);

const AddressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const TextKey = z.string().regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/);

/** A switch missing from a brand's settings, such as one added later, is off. */
const Switch = z.boolean().default(false);
const switches = Object.fromEntries(SWITCH_NAMES.map((name) => [name, Switch])) as Record<
  SwitchName,
  typeof Switch
>;

/** Specification section 3: a customer-service entry; `path` is kept readable here and obfuscated on the wire. */
const CustomerService = z.strictObject({
  csType: z.enum(CUSTOMER_SERVICE_TYPES),
  title: z.string().min(1).max(60),
  path: WebLink,
});

const DownloadResource = z.strictObject({
  resourceType: z.enum(RESOURCE_TYPES),
  url: WebLink,
  labelNameEn: z.string().max(60).optional(),
});

/** Everything that defines a brand. Seeded from `brands/`, stored in the database, effective without a restart. */
export const BrandSettings = z
  .strictObject({
    merchantCode: MerchantCode,
    name: z.string().min(1).max(40),
    tagline: z.partialRecord(Language, z.string().min(1).max(120)),
    /** The skin id, `mui` on the wire. */
    skin: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
    hosts: z.array(HostName).max(50),
    mainDomain: HostName,
    imageCDNs: z.array(HttpOrigin).max(10),
    languages: z.array(Language).min(1),
    defaultLanguage: Language,
    currency: z.string().regex(/^[A-Z]{3}$/),
    timeZone: z.string().refine(isTimeZone, 'not a time zone'),
    /** Local time at which the business day starts; limits, reports and bills follow it. */
    dayStartsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    minimumAge: z.number().int().min(18).max(99),
    /** How fast members may play: the games' vendors are told, and the house's enforce it. */
    gamePace: z.enum(GAME_PACES).default('free'),
    /** Whether members may buy the feature of a slot; never where the pace is strict. */
    isFeatureBuyOffered: z.boolean().default(true),
    maintenance: z.strictObject({ enabled: z.boolean(), until: z.number().int().positive().nullable() }),
    /** Countries that may not use the brand. A visitor whose country is unknown may. */
    restrictedCountries: z.array(CountryCode).max(250),
    /** Addresses and ranges (CIDR) that may not use the brand, as if their region were restricted. */
    blockedAddresses: z.array(AddressOrRange).max(1_000).default([]),
    switches: z.strictObject(switches),
    registration: Registration,
    domainRoutes: z.array(z.strictObject({ path: SitePath, target: SitePath })).max(200),
    customerService: z.array(CustomerService).max(20),
    resources: z.array(DownloadResource).max(20),
    /** Specification section 2: whether visitors are offered the app at all. */
    appWindow: z.boolean().default(true),
    mobileTemplate: z.strictObject({
      memberCentre: z.enum(TEMPLATES),
      depositDetail: z.enum(TEMPLATES),
    }),
    /** The brand's own words in place of the product's, by language and text key. */
    texts: z.partialRecord(Language, z.record(TextKey, z.string().min(1).max(BRAND_TEXT_MAX))).default({}),
    session: z.strictObject({
      idleMinutes: z.number().int().min(1).max(1440),
      absoluteHours: z.number().int().min(1).max(720),
    }),
    /** Ways to deposit, banks, limits and fees. */
    cashier: CashierSettings.default(NO_CASHIER),
    /** How long members' feedback is, in characters. */
    feedback: z
      .strictObject({
        min: z.number().int().min(1).max(FEEDBACK_LENGTH_MAX),
        max: z.number().int().min(1).max(FEEDBACK_LENGTH_MAX),
      })
      .default(FEEDBACK_LENGTH),
    theme: Theme,
  })
  .superRefine((brand, context) => {
    if (!brand.languages.includes(brand.defaultLanguage))
      context.addIssue({ code: 'custom', path: ['defaultLanguage'], message: 'must be one of languages' });
    if (new Set(brand.hosts).size < brand.hosts.length)
      context.addIssue({ code: 'custom', path: ['hosts'], message: 'must not name a host twice' });
    if (brand.feedback.min > brand.feedback.max)
      context.addIssue({
        code: 'custom',
        path: ['feedback', 'max'],
        message: 'must not be below the minimum',
      });
    if (!brand.tagline[brand.defaultLanguage])
      context.addIssue({ code: 'custom', path: ['tagline'], message: 'must have the default language' });
  });

export type BrandSettings = z.infer<typeof BrandSettings>;
