import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { LISTENER_LIMITS } from '@parlour/clock/listener-limits';
import { ConfigError } from '@parlour/database/config-error';
import { z } from 'zod';

const PORT_MAX = 65_535;
/** After the site's and the console's. */
const PORT_AFTER_SITE = 2;

const Port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= PORT_MAX, 'must be a port number from 0 to 65535');
const Postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address');

const PositiveInteger = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a positive whole number')
  .transform(Number);

/** Single addresses, or networks such as 10.0.0.0/8. */
const Proxies = z
  .string()
  .transform((list) => (list === 'none' ? [] : list.split(',').map((entry) => entry.trim())))
  .refine(
    (entries) => entries.every((entry) => isIP(entry.replace(/\/\d{1,3}$/, '')) !== 0),
    'must be IP addresses or ranges, separated by commas',
  );

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: Port.default(8080),
  HOST: z.string().max(253).default('localhost'),
  ARCADE_PORT: Port.optional(),
  ARCADE_PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'must be an origin such as https://games.example.com')
    .optional(),
  ARCADE_VITE_ORIGIN: z
    .string()
    .regex(/^http:\/\/localhost:\d{1,5}$/, 'must be an origin such as http://localhost:8092')
    .optional(),
  ARCADE_ONBOARDING_TOKEN: z
    .string()
    .regex(/^[\w.-]{16,200}$/, 'must be 16 to 200 letters, digits or _ . -')
    .optional(),
  ARCADE_DATABASE_URL: Postgres.optional(),
  DATABASE_URL: Postgres.optional(),
  ARCADE_MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')
    .transform((hex) => Buffer.from(hex, 'hex'))
    .optional(),
  TRUSTED_PROXIES: Proxies.default([]),
  RATE_LIMIT_PER_MINUTE: PositiveInteger.default(6_000),
  CONNECTIONS_MAX: PositiveInteger.default(LISTENER_LIMITS.connections),
  CONNECTIONS_PER_ADDRESS: PositiveInteger.default(LISTENER_LIMITS.connectionsPerAddress),
  DATA_DIR: z.string().default('./data'),
  LOG_LEVEL: z.string().default('info'),
});

export type ArcadeConfig = ReturnType<typeof readArcadeConfig>;

/** Reads and checks everything before anything is opened, so a bad value touches nothing. */
export function readArcadeConfig(environment: NodeJS.ProcessEnv) {
  const { onboardingToken, ...config } = readStoreConfig(environment);
  if (!onboardingToken)
    throw new ConfigError('ARCADE_ONBOARDING_TOKEN: must be set, so that no stranger becomes an operator');
  return { ...config, onboardingToken };
}

/** The same for what works on the data and takes no calls. */
export function readStoreConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production' && env.ARCADE_VITE_ORIGIN)
    throw new ConfigError('ARCADE_VITE_ORIGIN: is for development and cannot be used in production');
  const port = env.ARCADE_PORT ?? (env.PORT === 0 ? 0 : env.PORT + PORT_AFTER_SITE);
  if (port > PORT_MAX) throw new ConfigError('ARCADE_PORT: PORT is too high, so it must be named');
  return {
    isProduction: env.NODE_ENV === 'production',
    host: env.HOST,
    port,
    publicUrl: env.ARCADE_PUBLIC_URL,
    viteOrigin: env.ARCADE_VITE_ORIGIN,
    onboardingToken: env.ARCADE_ONBOARDING_TOKEN,
    databaseUrl: env.ARCADE_DATABASE_URL ?? env.DATABASE_URL,
    masterKey: env.ARCADE_MASTER_KEY,
    trustedProxies: env.TRUSTED_PROXIES,
    callsPerMinute: env.RATE_LIMIT_PER_MINUTE,
    listener: {
      ...LISTENER_LIMITS,
      connections: env.CONNECTIONS_MAX,
      connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    },
    dataDir: resolve(env.DATA_DIR, 'arcade'),
    logLevel: env.LOG_LEVEL,
  };
}
