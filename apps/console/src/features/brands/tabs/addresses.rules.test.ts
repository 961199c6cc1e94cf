import { expect, test } from 'vitest';
import { addressFault, faultOf } from './addresses.rules.ts';

test.each([
  ['203.0.113.7', undefined],
  ['203.0.113.0/24', undefined],
  ['2001:db8::7', undefined],
  ['2001:db8::/48', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['203.0.113.300', 'wrong'],
  ['203.0.113', 'wrong'],
  ['203.0.113.0/33', 'wrong'],
  ['203.0.113.0/024', 'wrong'],
  ['203.0.113.0/', 'wrong'],
  ['2001:db8::/129', 'wrong'],
  ['2001:::7', 'wrong'],
  ['example.com', 'wrong'],
  ['', 'wrong'],
  ['0.0.0.0/0', 'wide'],
  ['::/0', 'wide'],
  ['10.0.0.0/8', undefined],
])('%s is %s', (entry, fault) => {
  expect(addressFault(entry)).toBe(fault);
});

test('of several the worst is told', () => {
  expect(faultOf(['0.0.0.0/0', 'x'])).toEqual({ value: 'x', fault: 'wrong' });
  expect(faultOf(['0.0.0.0/0'])).toEqual({ value: '0.0.0.0/0', fault: 'wide' });
  expect(faultOf(['203.0.113.7'])).toBeUndefined();
});
