import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { LISTENER_LIMITS } from '@parlour/clock/listener-limits';
import { ConfigError } from '@parlour/database/config-error';
import { z } from 'zod';
import {
  doubledOfThirdParties,
  missingOfThirdParties,
  thirdPartiesOf,
  thirdPartyVariables,
} from './third-parties.ts';

/** A value that the process's operator must fix; the message is the one line they see. */

const Port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535');

const PositiveInteger = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a whole number above 0')
  .transform(Number);

const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
      message: `must be a ${schemes.map((scheme) => `${scheme}://`).join(' or ')} address`,
    });

const MasterKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')
  .transform((hex) => Buffer.from(hex, 'hex'));

/** Says that there is deliberately none, where silence would be a mistake. */
const NONE = 'none';

const Proxies = z
  .string()
  .transform((list) => (list === NONE ? [] : list.split(',').map((entry) => entry.trim())))
  .refine(
    (entries) => entries.every(isAddressOrRange),
    'must be IP addresses or ranges, separated by commas',
  );

const MailAddress = z.string().regex(/^[^\s@]+@[^\s@]+$/, 'must be a mail address');

const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: Port.default(8080),
  HOST: z.string().max(253).default('localhost'),
  CONSOLE_PORT: Port.optional(),
  CONSOLE_ORIGIN: z
    .string()
    .regex(
      /^(none|https?:\/\/[a-z0-9.-]+(:\d{1,5})?)$/,
      'must be an origin such as https://console.example.com',
    )
    .optional(),
  METRICS_PORT: Port.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  DATABASE_POOL: PositiveInteger.refine((size) => size <= 500, 'must be 500 at most').default(10),
  REDIS_URL: urlOf('redis', 'rediss').optional(),
  MASTER_KEY: MasterKey.optional(),
  DEFAULT_MERCHANT: z
    .string()
    .regex(/^[a-z][a-z0-9]{2,15}$/, 'must be a merchant code')
    .default('harbor'),
  TRUSTED_PROXIES: Proxies.optional(),
  RATE_LIMIT_PER_MINUTE: PositiveInteger.default(6_000),
  CONNECTIONS_MAX: PositiveInteger.default(LISTENER_LIMITS.connections),
  CONNECTIONS_PER_ADDRESS: PositiveInteger.default(LISTENER_LIMITS.connectionsPerAddress),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    )
    .default('info'),
  SMS_GATEWAY_URL: urlOf('http', 'https').optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: MailAddress.default('no-reply@localhost.localdomain'),
  CAPTCHA_FIXED: z
    .string()
    .regex(/^[A-Za-z0-9]{1,16}$/, 'must be 1 to 16 letters or digits')
    .optional(),
  HUMAN_CHECK: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ...thirdPartyVariables,
  VITE_ORIGIN: urlOf('http').optional(),
  LOTTERY_VITE_ORIGIN: urlOf('http').optional(),
  CONSOLE_VITE_ORIGIN: urlOf('http').optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the environment before anything is opened, so a bad value touches nothing. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(describe(parsed.error));
  const env = parsed.data;
  for (const name of ['VITE_ORIGIN', 'LOTTERY_VITE_ORIGIN', 'CONSOLE_VITE_ORIGIN'] as const)
    if (env.NODE_ENV === 'production' && env[name])
      throw new ConfigError(`${name}: is for development and cannot be used in production`);
  if (env.NODE_ENV === 'production' && (env.CAPTCHA_FIXED || env.HUMAN_CHECK === 'off'))
    throw new ConfigError(
      `${env.CAPTCHA_FIXED ? 'CAPTCHA_FIXED' : 'HUMAN_CHECK'}: is for development and tests and cannot be used in production`,
    );
  for (const name of ['TRUSTED_PROXIES', 'CONSOLE_ORIGIN'] as const)
    if (env.NODE_ENV === 'production' && env[name] === undefined)
      throw new ConfigError(`${name}: must be set in production; ${NONE} says that there is none`);
  const consoleOrigin = env.CONSOLE_ORIGIN === NONE ? undefined : env.CONSOLE_ORIGIN;
  const missing = missingOfThirdParties(env);
  if (missing) throw new ConfigError(`${missing}: must be set as well`);
  const doubled = doubledOfThirdParties(env);
  if (doubled) throw new ConfigError(`${doubled}: must not be set as well, since PAYMENT_GATEWAYS says it`);
  const consolePort = env.CONSOLE_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1);
  if (consolePort > 65_535) throw new ConfigError('CONSOLE_PORT: PORT is the last port, so it must be named');
  if (consolePort !== 0 && consolePort === env.PORT)
    throw new ConfigError('CONSOLE_PORT: must be another port than PORT');
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    consolePort,
    consoleOrigin,
    /** The world reaches us over https even where a proxy does not say so. */
    isPublicHttps: env.NODE_ENV === 'production' && consoleOrigin?.startsWith('https:') === true,
    metricsPort: env.METRICS_PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    masterKey: env.MASTER_KEY,
    defaultMerchant: env.DEFAULT_MERCHANT,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    listener: {
      ...LISTENER_LIMITS,
      connections: env.CONNECTIONS_MAX,
      connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    },
    logLevel: env.LOG_LEVEL,
    sms: { gatewayUrl: env.SMS_GATEWAY_URL, gatewayToken: env.SMS_GATEWAY_TOKEN },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    human: { captchaFixed: env.CAPTCHA_FIXED, isHumanCheckOff: env.HUMAN_CHECK === 'off' },
    thirdParties: thirdPartiesOf(env, `http://${env.HOST}:${env.PORT}`),
    viteOrigin: env.VITE_ORIGIN,
    lotteryViteOrigin: env.LOTTERY_VITE_ORIGIN,
    consoleViteOrigin: env.CONSOLE_VITE_ORIGIN,
  };
}

/** One line naming the variable. It never repeats the value, which may be a secret. */
function describe(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'the environment could not be read';
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
