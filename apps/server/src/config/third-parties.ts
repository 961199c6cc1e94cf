import { FIRST_GATEWAY } from '@parlour/contract';
import { z } from 'zod';

/** The providers' default addresses. Facebook's discovery document names no token endpoint. */
const REAL = {
  googleIssuer: 'https://accounts.google.com',
  facebookIssuer: 'https://www.facebook.com',
  facebookTokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
  firebaseApiUrl: 'https://identitytoolkit.googleapis.com/v1',
  firebaseKeysUrl:
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
} as const;

/** Where browsers have their notifications from: Chrome and its relatives, Firefox, Safari, Edge. */
const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

const WebAddress = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value) && !value.endsWith('/'), {
    message: 'must be a http:// or https:// address without a slash at its end',
  });
const Hosts = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim()))
  .refine((hosts) => hosts.every((host) => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host)), {
    message: 'must be hosts, each with or without a port, separated by commas',
  });
const WebAddresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .refine((addresses) => addresses.every((address) => WebAddress.safeParse(address).success), {
    message: 'must be http:// or https:// addresses without a slash at their ends, separated by commas',
  });
const PushServices = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .refine((origins) => origins.every((origin) => /^https?:\/\/(\*\.)?[\w.-]+(:\d{1,5})?$/.test(origin)), {
    message: 'must be origins such as https://push.example.com or https://*.example.com, separated by commas',
  });
const Credential = z.string().max(500);

/** The accounts with payment gateways, by the gateway's name. Each gateway defines and checks its own fields. */
export type PaymentAccounts = Readonly<Record<string, Readonly<Record<string, string>>>>;
const PaymentAccounts = z.string().transform((text, context): PaymentAccounts => {
  const read = z.record(z.string(), z.record(z.string(), z.string())).safeParse(parseJson(text));
  if (read.success) return read.data;
  context.addIssue('must be JSON: for each gateway an object of texts');
  return z.NEVER;
});

export const thirdPartyVariables = {
  GOOGLE_ISSUER: WebAddress.default(REAL.googleIssuer),
  GOOGLE_CLIENT_ID: Credential.optional(),
  GOOGLE_CLIENT_SECRET: Credential.optional(),
  FACEBOOK_ISSUER: WebAddress.default(REAL.facebookIssuer),
  FACEBOOK_CLIENT_ID: Credential.optional(),
  FACEBOOK_CLIENT_SECRET: Credential.optional(),
  FACEBOOK_TOKEN_URL: WebAddress.default(REAL.facebookTokenUrl),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, 'must be a project id')
    .optional(),
  FIREBASE_API_KEY: Credential.optional(),
  FIREBASE_API_URL: WebAddress.default(REAL.firebaseApiUrl),
  FIREBASE_KEYS_URL: WebAddress.default(REAL.firebaseKeysUrl),
  PAYMENT_GATEWAY_URL: WebAddress.optional(),
  PAYMENT_GATEWAY_MERCHANT: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, underscores or hyphens')
    .optional(),
  PAYMENT_GATEWAY_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without a blank')
    .optional(),
  PAYMENT_GATEWAYS: PaymentAccounts.optional(),
  ARCADE_URL: WebAddress.optional(),
  ARCADE_ONBOARDING_TOKEN: Credential.optional(),
  WALLET_ORIGIN: WebAddress.optional(),
  VENDOR_PRIVATE_HOSTS: Hosts.optional(),
  PUSH_SERVICES: PushServices.optional(),
  DRAND_URLS: WebAddresses.optional(),
  DRAND_CHAIN: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be the hash of a chain, 64 hexadecimal digits')
    .optional(),
};

type Variables = z.infer<z.ZodObject<typeof thirdPartyVariables>>;

/** A sign-in provider in the sense of OpenID Connect. */
export type SocialParty = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** If its discovery document does not say. */
  tokenUrl: string | null;
};
export type PhoneParty = { projectId: string; apiKey: string; apiUrl: string; keysUrl: string };
/** The house's own studios: their address, our token there, and where they reach the wallet. */
export type ArcadeParty = { url: string; onboardingToken: string; walletOrigin: string };

/** Relays of the public beacon, and the chain whose rounds draws are mixed with. */
export type BeaconParty = { urls: readonly string[]; chain: string };

/** Origins of push services; a star stands for any name before the rest. */
export type PushParty = {
  services: readonly string[];
  /** Those of them that may be in a private network, because they were configured. */
  privateHosts: readonly string[];
};

export type ThirdParties = {
  google: SocialParty | null;
  facebook: SocialParty | null;
  firebase: PhoneParty | null;
  /** The configured parties; a missing one was not set up. */
  payments: PaymentAccounts;
  arcade: ArcadeParty | null;
  /** Where vendors may be although it is a private network; the arcade may always. */
  privateVendors: readonly string[];
  drand: BeaconParty | null;
  push: PushParty;
};

/** Null: this installation has no account with that party. */
export function thirdPartiesOf(env: Variables, ownOrigin: string): ThirdParties {
  const social = (id: string | undefined, secret: string | undefined, about: Places): SocialParty | null =>
    id && secret ? { clientId: id, clientSecret: secret, ...about } : null;
  return {
    google: social(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, {
      issuer: env.GOOGLE_ISSUER,
      tokenUrl: null,
    }),
    facebook: social(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET, {
      issuer: env.FACEBOOK_ISSUER,
      tokenUrl: env.FACEBOOK_TOKEN_URL,
    }),
    firebase:
      env.FIREBASE_PROJECT_ID && env.FIREBASE_API_KEY
        ? {
            projectId: env.FIREBASE_PROJECT_ID,
            apiKey: env.FIREBASE_API_KEY,
            apiUrl: env.FIREBASE_API_URL,
            keysUrl: env.FIREBASE_KEYS_URL,
          }
        : null,
    payments: { ...firstPaymentOf(env), ...env.PAYMENT_GATEWAYS },
    arcade: arcadeOf(env, ownOrigin),
    privateVendors: [
      ...(env.VENDOR_PRIVATE_HOSTS ?? []),
      ...(env.ARCADE_URL ? [new URL(env.ARCADE_URL).host] : []),
    ],
    push: {
      services: [...PUSH_SERVICES, ...(env.PUSH_SERVICES ?? [])],
      privateHosts: (env.PUSH_SERVICES ?? []).map((origin) => origin.replace(/^https?:\/\//, '')),
    },
    drand: env.DRAND_URLS && env.DRAND_CHAIN ? { urls: env.DRAND_URLS, chain: env.DRAND_CHAIN } : null,
  };
}
type Places = Pick<SocialParty, 'issuer' | 'tokenUrl'>;

/** The three variables are older than the list and configure the first gateway. */
function firstPaymentOf(env: Variables): PaymentAccounts {
  const {
    PAYMENT_GATEWAY_URL: url,
    PAYMENT_GATEWAY_MERCHANT: merchant,
    PAYMENT_GATEWAY_SECRET: secret,
  } = env;
  return url && merchant && secret ? { [FIRST_GATEWAY]: { url, merchant, secret } } : {};
}

function arcadeOf(env: Variables, ownOrigin: string): ArcadeParty | null {
  const { ARCADE_URL: url, ARCADE_ONBOARDING_TOKEN: onboardingToken } = env;
  if (!url || !onboardingToken) return null;
  return { url, onboardingToken, walletOrigin: env.WALLET_ORIGIN ?? ownOrigin };
}

/** An incomplete account is a mistake, not a wish to do without. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
  ['PAYMENT_GATEWAY_URL', 'PAYMENT_GATEWAY_MERCHANT'],
  ['PAYMENT_GATEWAY_URL', 'PAYMENT_GATEWAY_SECRET'],
  ['DRAND_URLS', 'DRAND_CHAIN'],
] as const;

/** The variable that repeats what another says; null if none does. */
export function doubledOfThirdParties(env: Variables): string | null {
  const isNamed = env.PAYMENT_GATEWAYS !== undefined && FIRST_GATEWAY in env.PAYMENT_GATEWAYS;
  return isNamed && env.PAYMENT_GATEWAY_URL ? 'PAYMENT_GATEWAY_URL' : null;
}

export function missingOfThirdParties(env: Variables): string | null {
  const pair = TOGETHER.find(([one, other]) => (env[one] === undefined) !== (env[other] === undefined));
  return pair?.find((name) => env[name] === undefined) ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON has none of the fields that are looked for.
    return null;
  }
}
