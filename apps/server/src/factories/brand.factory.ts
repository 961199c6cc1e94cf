import {
  BrandSettings,
  REGISTRATION_FIELDS,
  SWITCH_NAMES,
  THEME_TOKENS,
  type Theme,
} from '@parlour/contract';

const REQUIRED_FIELDS = new Set<string>(['username', 'password', 'confirmPassword']);

/** A complete, valid brand; the caller states only what matters to the test. */
export function makeBrand(about: Partial<BrandSettings> & { merchantCode: string }): BrandSettings {
  return BrandSettings.parse({
    name: about.merchantCode,
    tagline: { EN: `Play at ${about.merchantCode}` },
    skin: about.merchantCode,
    hosts: [],
    mainDomain: `${about.merchantCode}.localhost`,
    imageCDNs: [],
    languages: ['EN', 'CN', 'JA', 'TH', 'VI', 'TY'],
    defaultLanguage: 'EN',
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    dayStartsAt: '00:00',
    minimumAge: 21,
    gamePace: 'free',
    isFeatureBuyOffered: true,
    maintenance: { enabled: false, until: null },
    restrictedCountries: [],
    switches: Object.fromEntries(SWITCH_NAMES.map((name) => [name, true])),
    registration: { agreeStartsChecked: true, fields: makeFields() },
    domainRoutes: [],
    customerService: [{ csType: 'TELEGRAM', title: 'CS', path: `https://example.com/${about.merchantCode}` }],
    resources: [],
    mobileTemplate: { memberCentre: 'new', depositDetail: 'base' },
    session: { idleMinutes: 30, absoluteHours: 24 },
    theme: makeTheme(),
    ...about,
  });
}

function makeFields(): BrandSettings['registration']['fields'] {
  const rules = REGISTRATION_FIELDS.map((field) => [
    field,
    {
      enabled: REQUIRED_FIELDS.has(field),
      required: REQUIRED_FIELDS.has(field),
      pattern: '',
      minLength: 0,
      maxLength: 64,
    },
  ]);
  return Object.fromEntries(rules) as BrandSettings['registration']['fields'];
}

function makeTheme(): Theme {
  const set = (colour: string) =>
    Object.fromEntries(THEME_TOKENS.map((token) => [token, colour])) as Theme['dark'];
  return {
    default: 'dark',
    dark: set('#101114'),
    light: set('#f5f5f5'),
    shape: {
      'radius-card': '16px',
      'radius-button': '12px',
      'radius-tile': '14px',
      'font-display': 'sans-serif',
      'font-text': 'sans-serif',
    },
  };
}
