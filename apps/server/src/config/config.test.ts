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
    ['SMTP_URL', 'https://mail'],
    ['MAIL_FROM', 'nobody'],
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

  test.each(['VITE_ORIGIN', 'CONSOLE_VITE_ORIGIN'])('refuses %s in production', (name) => {
    expect(() => readConfig({ NODE_ENV: 'production', [name]: 'http://localhost:5173' })).toThrow(
      new RegExp(`^${name}: `),
    );
  });
});
