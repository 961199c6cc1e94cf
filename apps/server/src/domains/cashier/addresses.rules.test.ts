import { expect, test } from 'vitest';
import { callbackUrlOf, siteOf } from './addresses.rules.ts';

const brand = { merchantCode: 'harbor', hosts: ['play.example', 'm.example'], mainDomain: 'example.com' };
const young = { ...brand, hosts: [] };
const set = { publicScheme: 'https:' };
const unset = { publicScheme: undefined };

test.each([
  ["a host of the brand's", brand, { origin: 'https://m.example', ...set }, 'https://m.example'],
  ['its main domain', brand, { origin: 'https://example.com', ...set }, 'https://example.com'],
  ['the scheme that is set up', brand, { origin: 'http://m.example', ...set }, 'https://m.example'],
  ["a stranger's host", brand, { origin: 'https://evil.example', ...set }, 'https://play.example'],
  ['one that ends alike', brand, { origin: 'https://notplay.example', ...set }, 'https://play.example'],
  [
    'this machine, where addresses are set up',
    brand,
    { origin: 'http://localhost:8080', ...set },
    'https://play.example',
  ],
  ['of a brand without hosts', young, { origin: 'https://evil.example', ...set }, 'https://example.com'],
  ['where nothing is set up', brand, { origin: 'http://evil.example:8080', ...unset }, 'http://play.example'],
  ['this machine', brand, { origin: 'http://localhost:8080', ...unset }, 'http://localhost:8080'],
  [
    'the network it stands in',
    brand,
    { origin: 'https://192.168.1.5:8080', ...unset },
    'https://192.168.1.5:8080',
  ],
  ['what looks like it', brand, { origin: 'http://10.0.0.1.evil.example', ...unset }, 'http://play.example'],
])('the address of a site asked for at %s', (_what, settings, asked, site) => {
  expect(siteOf(settings, asked)).toBe(site);
});

test('each gateway calls the site at an address of its own, with the brand in it; the first at the one it always had', () => {
  expect(callbackUrlOf('https://m.example', brand, 'sandbox-pay')).toBe(
    'https://m.example/wps/payment/callback?merchant=harbor',
  );
  expect(callbackUrlOf('https://m.example', brand, 'sandbox-wire')).toBe(
    'https://m.example/wps/payment/callback?merchant=harbor&gateway=sandbox-wire',
  );
});
