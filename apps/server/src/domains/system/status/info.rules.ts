import {
  type BrandSettings,
  GATEWAY,
  type Language,
  SWITCH_CODE,
  SWITCH_NAMES,
  type SystemInfo,
} from '@parlour/contract';
import type { Brand } from '../../../tenancy/brand.ts';

/** A brand's settings under their wire names. */
export function infoOf(
  { settings: brand, revision }: Pick<Brand, 'settings' | 'revision'>,
  language: Language,
  phoneProvider: SystemInfo['phoneProvider'],
): SystemInfo {
  return {
    merchantCode: brand.merchantCode,
    name: brand.name,
    tagline: brand.tagline[language] ?? brand.tagline[brand.defaultLanguage] ?? '',
    mui: brand.skin,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    currency: brand.currency,
    timeZone: brand.timeZone,
    minimumAge: brand.minimumAge,
    mainDomain: brand.mainDomain,
    imageCDNs: brand.imageCDNs,
    customerService: brand.customerService.map((entry) => ({ ...entry, path: obscureLink(entry.path) })),
    domainRoute: brand.domainRoutes,
    mobileTemplate: {
      mem_cen: brand.mobileTemplate.memberCentre === 'new' ? '1' : '0',
      dep_func: brand.mobileTemplate.depositDetail === 'new' ? '1' : '0',
    },
    paths: servicePaths(brand),
    register: registrationOf(brand),
    resources: brand.resources,
    appWindow: brand.appWindow,
    revision,
    texts: brand.texts[language] ?? {},
    phoneProvider: brand.switches.firebasePhone ? phoneProvider : null,
    whitelabel: whitelabelOf(brand),
  };
}

export function whitelabelOf(brand: Readonly<BrandSettings>): SystemInfo['whitelabel'] {
  const codes = SWITCH_NAMES.map((name) => [SWITCH_CODE[name], brand.switches[name]]);
  return Object.fromEntries(codes) as SystemInfo['whitelabel'];
}

export function registrationOf(brand: Readonly<BrandSettings>): SystemInfo['register'] {
  return {
    ...brand.registration,
    minimumAge: brand.minimumAge,
    methods: {
      username: brand.switches.usernameRegistration,
      mobileNum: brand.switches.mobileRegistration,
      smsVerification: brand.switches.smsVerification,
      mobilePassword: brand.switches.mobilePassword,
    },
  };
}

/** The first customer-service entry, at each gateway (specification sections 7 and 9). */
export function servicePaths(brand: Readonly<BrandSettings>): SystemInfo['paths'] {
  const [first] = brand.customerService;
  if (!first) return [];
  return [GATEWAY.WEB, GATEWAY.MOBILE].map((type) => ({ type, path: obscureLink(first.path) }));
}

/** Specification section 3 obfuscates the link; this keeps crawlers away and hides nothing from a reader. */
function obscureLink(link: string): string {
  return Buffer.from(link, 'utf8').toString('base64url');
}
