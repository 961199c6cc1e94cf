import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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
    ['SMTP_URL', 'https://mail'],
    ['MAIL_FROM', 'nobody'],
  ])('%s=%s is refused in one line that names it and does not repeat the value', (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${name}: must be [^\\n]+$`));
    if (name === 'MASTER_KEY') expect(attempt).not.toThrow(value);
  });

  test('refuses the development server in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', VITE_ORIGIN: 'http://localhost:5173' })).toThrow(
      /^VITE_ORIGIN: /,
    );
  });
});
