import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Text } from '../text.ts';
import { SWITCH_CODE, type SwitchCode } from '../values/switches.ts';
import { GATEWAY, SYSTEM_STATUS } from '../values/system.ts';
import { Registration } from './registration.ts';
import { Theme } from './theme.ts';

const Gateway = z.enum([GATEWAY.WEB, GATEWAY.MOBILE]);

const SETTINGS_CACHE_SECONDS = 1;

const whitelabelCodes = Object.fromEntries(
  Object.values(SWITCH_CODE).map((code) => [code, z.boolean()]),
) as Record<SwitchCode, z.ZodBoolean>;
const Whitelabel = z.object(whitelabelCodes).describe('Switch code to on or off');

const DomainRoutes = z
  .array(z.object({ path: z.string(), target: z.string() }))
  .describe('Where unknown paths of the site lead');

const CustomerService = z.object({
  csType: z.string(),
  title: z.string(),
  path: z.string().describe('The link as base64url of its UTF-8 bytes'),
});

const ServicePath = z.object({ type: Gateway, path: z.string() });

const Resource = z.object({ resourceType: z.string(), url: z.string(), labelNameEn: z.string().optional() });

const Register = z.object({
  ...Registration.shape,
  minimumAge: z.number().int(),
  methods: z.object({
    username: z.boolean(),
    mobileNum: z.boolean(),
    smsVerification: z.boolean(),
    mobilePassword: z.boolean(),
  }),
});

const SystemInfo = z.object({
  merchantCode: z.string(),
  name: z.string(),
  tagline: z.string(),
  mui: z.string().describe("The brand's skin id"),
  languages: z.array(Language),
  defaultLanguage: Language,
  currency: z.string(),
  timeZone: z.string(),
  minimumAge: z.number().int(),
  mainDomain: z.string(),
  imageCDNs: z.array(z.string()),
  customerService: z.array(CustomerService),
  domainRoute: DomainRoutes,
  mobileTemplate: z.object({ mem_cen: z.enum(['0', '1']), dep_func: z.enum(['0', '1']) }),
  paths: z.array(ServicePath),
  register: Register,
  resources: z.array(Resource),
  appWindow: z.boolean().describe('Whether visitors are offered the app'),
  revision: z.number().int().describe('Grows with every change of the brand; then its theme may be another'),
  texts: z.record(z.string(), z.string()).describe("The brand's own words by key, in the caller's language"),
  phoneProvider: z
    .object({
      url: z
        .string()
        .describe(
          'To which `/accounts:sendVerificationCode` and `/accounts:signInWithPhoneNumber` are added',
        ),
      apiKey: z.string(),
    })
    .nullable()
    .describe('The third party that proves phone numbers (firebase), where the brand uses one'),
  whitelabel: Whitelabel,
});
export type SystemInfo = z.infer<typeof SystemInfo>;

const SystemStatus = z.object({
  status: z.literal(Object.values(SYSTEM_STATUS)),
  maintenance: z.boolean(),
  maintenanceUntil: z.number().int().nullable().describe('Epoch milliseconds, when known'),
  regionRestriction: z.boolean(),
  location: z.object({ ip: z.string(), country: z.string().nullable() }),
  info: SystemInfo,
});
export type SystemStatus = z.infer<typeof SystemStatus>;

const Country = z.object({ code: z.string(), name: z.string(), countryDialingCode: z.string() });

export const system = {
  status: endpoint({
    method: 'GET',
    path: '/wps/system/status',
    summary: 'Whether the brand is open to this visitor, and what the site needs to draw itself',
    access: 'everyone',
    alwaysOpen: true,
    answer: SystemStatus,
    refusals: [],
  }),
  consolidatedSettings: endpoint({
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    summary: "All of the brand's public settings in one answer",
    access: 'everyone',
    cacheSeconds: SETTINGS_CACHE_SECONDS,
    answer: SystemInfo,
    refusals: [],
  }),
  theme: endpoint({
    method: 'GET',
    path: '/wps/system/theme',
    summary:
      "The brand's tokens, dark and light: what the document carries, for pages that are open when it changes",
    access: 'everyone',
    alwaysOpen: true,
    cacheSeconds: SETTINGS_CACHE_SECONDS,
    answer: Theme,
    refusals: [],
  }),
  whitelabel: endpoint({
    method: 'GET',
    path: '/wps/system/whitelabel',
    summary: "The brand's switches by code",
    access: 'everyone',
    cacheSeconds: SETTINGS_CACHE_SECONDS,
    answer: Whitelabel,
    refusals: [],
  }),
  domainRoute: endpoint({
    method: 'GET',
    path: '/wps/system/domainRoute',
    summary: 'Where unknown paths of the site lead',
    access: 'everyone',
    cacheSeconds: SETTINGS_CACHE_SECONDS,
    answer: DomainRoutes,
    refusals: [],
  }),
  country: endpoint({
    method: 'GET',
    path: '/wps/system/country',
    summary: "The visitor's country and every country with its dialling code, named in the caller's language",
    access: 'everyone',
    answer: z.object({ country: z.string().nullable(), countries: z.array(Country) }),
    refusals: [],
  }),
  registrationRules: endpoint({
    method: 'GET',
    path: '/wps/system/setting/register',
    summary: 'Which fields registration asks for and the rules each must pass',
    access: 'everyone',
    cacheSeconds: SETTINGS_CACHE_SECONDS,
    answer: Register,
    refusals: [],
  }),
  serviceLink: endpoint({
    method: 'GET',
    path: '/wps/system/service',
    summary: 'The customer-service link (oService)',
    access: 'everyone',
    query: z.object({ gateway: Gateway.default(GATEWAY.MOBILE) }),
    answer: z.object({ version: z.object({ pathList: z.array(ServicePath) }) }),
    refusals: [],
  }),
  sealingKeys: endpoint({
    method: 'GET',
    path: '/wps/system/key',
    summary: 'Public keys for sealed bodies, and the time to stamp them with',
    access: 'everyone',
    alwaysOpen: true,
    answer: z.object({
      now: z.number().int().describe('Epoch milliseconds'),
      keys: z.array(
        z.object({
          kty: z.literal('RSA'),
          alg: z.literal('RSA-OAEP-256'),
          use: z.literal('enc'),
          kid: z.string(),
          n: z.string(),
          e: z.string(),
        }),
      ),
    }),
    refusals: [],
  }),
  checkSeal: endpoint({
    method: 'POST',
    path: '/wps/system/key/check',
    summary: 'Opens a sealed body and says so: for those who write a client',
    access: 'everyone',
    // Opening one costs more than most calls.
    callsPerMinute: 30,
    bodyMaxBytes: 4_096,
    sealed: true,
    body: z.object({ note: Text.max(200).optional() }),
    answer: z.object({ opened: z.literal(true), note: z.string().nullable() }),
    refusals: [],
  }),
};
