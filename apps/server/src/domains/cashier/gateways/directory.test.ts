import { createManualClock } from '@parlour/clock/manual-clock';
import { ConfigError } from '@parlour/database/config-error';
import { expect, test } from 'vitest';
import { GatewayUnavailable } from './gateway.ts';
import { createGateways } from './gateways.ts';

const clock = createManualClock(0);
const PAY = { url: 'https://pay.example', merchant: 'm-1', secret: 'sixteen-or-longer' };

test('a gateway with an account can be used; one without is known by name and unavailable', () => {
  const gateways = createGateways({ accounts: { 'sandbox-pay': PAY }, clock });
  expect(gateways.require('sandbox-pay')).toBe(gateways.find('sandbox-pay'));
  expect([gateways.isSetUp('sandbox-pay'), gateways.isSetUp('sandbox-wire')]).toEqual([true, false]);
  expect(() => gateways.require('sandbox-wire')).toThrow(GatewayUnavailable);
  expect(() => gateways.require('sandbox-wire')).toThrow('the payment gateway sandbox-wire is not set up');
  expect([gateways.titleOf('sandbox-wire'), gateways.titleOf('long-gone')]).toEqual([
    'Sandbox Wire',
    'long-gone',
  ]);
});

test.each<[string, Record<string, Record<string, string>>, RegExp]>([
  ['a gateway nobody knows', { 'long-gone': {} }, /^PAYMENT_GATEWAYS: long-gone is no gateway/],
  ['half an account', { 'sandbox-pay': { url: PAY.url } }, /^PAYMENT_GATEWAYS: sandbox-pay\.merchant /],
  [
    'what is no key',
    {
      'sandbox-wire': { url: 'https://wire.example', shop: 's', privateKey: 'a secret', gatewayKey: 'AA==' },
    },
    /^PAYMENT_GATEWAYS: sandbox-wire\.privateKey must be an Ed25519 key/,
  ],
])('%s is refused in one line that names it and repeats no secret', (_what, accounts, message) => {
  const attempt = () => createGateways({ accounts, clock });
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(message);
  expect(attempt).not.toThrow('a secret');
});
