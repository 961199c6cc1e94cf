import { ConfigError } from '@parlour/database/config-error';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('configuration', () => {
  test('needs nothing to be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'development',
      port: 8080,
      host: 'localhost',
      defaultMerchant: 'harbor',
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  test('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(8080);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['METRICS_PORT', '1.5'],
    ['CONSOLE_PORT', 'next'],
    ['CONSOLE_PORT', '8080'],
    ['CONSOLE_ORIGIN', 'console.example'],
    ['CONSOLE_ORIGIN', 'https://console.example/'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://localhost/parlour'],
    ['DATABASE_URL', 'not an address'],
    ['REDIS_URL', 'http://localhost'],
    ['MASTER_KEY', 'short'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['DATABASE_POOL', '9999999999'],
    ['DEFAULT_MERCHANT', 'Not A Code'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['LOG_LEVEL', 'loud'],
    ['CAPTCHA_FIXED', 'with a blank'],
    ['HUMAN_CHECK', 'maybe'],
    ['SMTP_URL', 'https://mail'],
    ['MAIL_FROM', 'nobody'],
    ['GOOGLE_ISSUER', 'accounts.example'],
    ['FACEBOOK_ISSUER', 'https://facebook.example/'],
    ['FIREBASE_PROJECT_ID', 'No Project'],
    ['FIREBASE_API_URL', 'ftp://phones.example'],
    ['PAYMENT_GATEWAY_URL', 'https://pay.example/'],
    ['PAYMENT_GATEWAY_MERCHANT', 'a merchant'],
    ['PAYMENT_GATEWAY_SECRET', 'too short'],
    ['PAYMENT_GATEWAYS', 'sandbox-wire'],
    ['PAYMENT_GATEWAYS', '{"sandbox-wire": {"url": 1}}'],
    ['PUSH_SERVICES', 'https://push.example/send'],
    ['PUSH_SERVICES', 'https://*'],
    ['DRAND_CHAIN', 'quicknet'],
    ['DRAND_URLS', 'https://relay.example,relay.example'],
  ])('%s=%s is refused in one line that names it and does not repeat the value', (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${name}: must be [^\\n]+$`));
    if (name === 'MASTER_KEY') expect(attempt).not.toThrow(value);
  });

  test('puts the console on the next port, or on any where the site is on any', () => {
    expect(readConfig({ PORT: '9000' }).consolePort).toBe(9001);
    expect(readConfig({ PORT: '0' }).consolePort).toBe(0);
    expect(readConfig({ PORT: '9000', CONSOLE_PORT: '9100' }).consolePort).toBe(9100);
    expect(() => readConfig({ PORT: '65535' })).toThrow(/^CONSOLE_PORT: /);
  });

  test('lets vendors into private networks only where it is named, and the arcade where it is', () => {
    const named = {
      VENDOR_PRIVATE_HOSTS: '10.0.0.7:8080, studio.internal',
      ARCADE_URL: 'http://localhost:8082',
    };
    expect(readConfig(named).thirdParties.privateVendors).toEqual([
      '10.0.0.7:8080',
      'studio.internal',
      'localhost:8082',
    ]);
    expect(() => readConfig({ VENDOR_PRIVATE_HOSTS: 'http://10.0.0.7' })).toThrow('VENDOR_PRIVATE_HOSTS');
  });

  test('knows no third party until an account with it is named, and then where the real one is', () => {
    expect(readConfig({}).thirdParties).toEqual({
      google: null,
      facebook: null,
      firebase: null,
      payments: {},
      privateVendors: [],
      arcade: null,
      drand: null,
      push: { services: expect.arrayContaining(['https://fcm.googleapis.com']), privateHosts: [] },
    });
    expect(readConfig({ PUSH_SERVICES: 'http://localhost:8083' }).thirdParties.push).toEqual({
      services: expect.arrayContaining(['https://fcm.googleapis.com', 'http://localhost:8083']),
      privateHosts: ['localhost:8083'],
    });
    const { google, facebook, firebase } = readConfig({
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      FACEBOOK_CLIENT_ID: 'id',
      FACEBOOK_CLIENT_SECRET: 'secret',
      FACEBOOK_ISSUER: 'https://sign-in.example',
      FIREBASE_PROJECT_ID: 'phones',
      FIREBASE_API_KEY: 'key',
    }).thirdParties;
    expect(google).toMatchObject({ issuer: 'https://accounts.google.com', clientId: 'id', tokenUrl: null });
    expect(facebook).toMatchObject({ issuer: 'https://sign-in.example' });
    expect(firebase).toMatchObject({ apiUrl: 'https://identitytoolkit.googleapis.com/v1' });
  });

  test('knows a payment gateway by its address, the merchant there and the secret', () => {
    const first = {
      PAYMENT_GATEWAY_URL: 'https://pay.example',
      PAYMENT_GATEWAY_MERCHANT: 'm-1',
      PAYMENT_GATEWAY_SECRET: 'sixteen-or-longer',
    };
    const account = { url: 'https://pay.example', merchant: 'm-1', secret: 'sixteen-or-longer' };
    expect(readConfig(first).thirdParties.payments).toEqual({ 'sandbox-pay': account });
    const others = { 'sandbox-wire': { url: 'https://wire.example', shop: 's-1' } };
    const both = { ...first, PAYMENT_GATEWAYS: JSON.stringify(others) };
    expect(readConfig(both).thirdParties.payments).toEqual({ 'sandbox-pay': account, ...others });
    const twice = { ...first, PAYMENT_GATEWAYS: JSON.stringify({ 'sandbox-pay': account }) };
    expect(() => readConfig(twice)).toThrow(/^PAYMENT_GATEWAY_URL: must not be set as well/);
  });

  test.each([
    ['PAYMENT_GATEWAY_MERCHANT', 'PAYMENT_GATEWAY_URL'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['FACEBOOK_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID'],
    ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
  ])('%s without %s is a mistake', (given, missing) => {
    expect(() => readConfig({ [given]: 'half' })).toThrow(`${missing}: must be set as well`);
  });

  test.each([
    ['VITE_ORIGIN', 'http://localhost:5173'],
    ['CONSOLE_VITE_ORIGIN', 'http://localhost:5173'],
    ['CAPTCHA_FIXED', 'abcde'],
    ['HUMAN_CHECK', 'off'],
  ])('refuses %s in production', (name, value) => {
    expect(() => readConfig({ NODE_ENV: 'test', [name]: value })).not.toThrow();
    expect(() => readConfig({ NODE_ENV: 'production', [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  test('refuses to guess in production who is in front of it, and takes none for an answer', () => {
    const production = { NODE_ENV: 'production', TRUSTED_PROXIES: 'none', CONSOLE_ORIGIN: 'none' };
    for (const name of ['TRUSTED_PROXIES', 'CONSOLE_ORIGIN'])
      expect(() => readConfig({ ...production, [name]: '' })).toThrow(
        `${name}: must be set in production; none says that there is none`,
      );
    expect(readConfig(production)).toMatchObject({
      trustedProxies: [],
      consoleOrigin: undefined,
      isPublicHttps: false,
    });
    const origin = 'https://console.example.com';
    expect(readConfig({ ...production, CONSOLE_ORIGIN: origin })).toMatchObject({ isPublicHttps: true });
  });
});
