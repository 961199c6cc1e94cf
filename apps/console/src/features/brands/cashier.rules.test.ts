import type { BrandSettings } from '@parlour/client/console';
import { expect, test } from 'vitest';
import { changesBetween } from '../../parts/values/changes.rules.ts';
import {
  byCode,
  type Cashier,
  type Channel,
  FRESH_CHANNEL,
  faultsOfChannel,
  faultsOfWithdrawals,
  gapsOf,
  withMethod,
} from './cashier.rules.ts';

const channel: Channel = {
  ...FRESH_CHANNEL,
  code: 'GATE',
  name: { EN: 'Gate' },
  min: '10',
  max: '500',
  chips: ['10', '100', '500'],
};
const withdrawals: Cashier['withdrawals'] = {
  gateway: 'sandbox-pay',
  min: '10',
  max: '5000',
  feePercent: '1',
  freePerDay: 1,
  perDay: 3,
  usualHours: 24,
  turnoverTimes: '1',
  twoPersonsFrom: '2000',
  cardsMax: 5,
};
const cashier = (...channels: Channel[]): Cashier => ({
  banks: [{ code: 'ICBC', name: 'ICBC' }],
  channels,
  depositMinutes: 30,
  withdrawals,
});
const isUsable = (gateway: string) => gateway === 'sandbox-pay';
const faultsOf = (changed: Partial<Channel>, digits = 2) => {
  const one = { ...channel, ...changed };
  return faultsOfChannel(one, { cashier: cashier(one), defaultLanguage: 'EN', digits, isUsable });
};

test('a channel that makes sense has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  [{ name: { CN: '网关' } }, 'unnamed', 'EN'],
  [{ min: '501', chips: [] }, 'order', '501 > 500'],
  [{ chips: ['9.99'] }, 'chip', '9.99'],
  [{ chips: ['500.01'] }, 'chip', '500.01'],
  [{ method: 'bank' as const, banks: ['ICBC', 'ABC'] }, 'bank', 'ABC'],
  [{ method: 'bank' as const, banks: [] }, 'noBanks', ''],
  [{ gateway: 'long-gone' }, 'gateway', 'long-gone'],
  [{ method: 'transfer' as const, account: { bank: 'ICBC', holder: '', number: '1' } }, 'noAccount', ''],
])('a typo in a channel is told: %#', (changed, fault, value) => {
  expect(faultsOf(changed)).toEqual([{ fault, value }]);
});

test('limits are compared as amounts and not as text', () => {
  expect(faultsOf({ min: '9', max: '10', chips: [] })).toEqual([]);
});

test('a currency without decimals takes no limits with them', () => {
  expect(faultsOf({ min: '10.50', chips: [] }, 0)).toEqual([{ fault: 'digits', value: '10.50' }]);
});

test('two channels of one code are told', () => {
  const faults = faultsOfChannel(channel, {
    cashier: cashier(channel, channel),
    defaultLanguage: 'EN',
    digits: 2,
    isUsable,
  });
  expect(faults).toEqual([{ fault: 'twice', value: 'GATE' }]);
});

test('withdrawals that nobody would ever have to approve twice, or that are free beyond the daily count, are told', () => {
  expect(faultsOfWithdrawals(withdrawals, { isUsable })).toEqual([]);
  const elsewhere = { ...withdrawals, gateway: 'long-gone' };
  expect(faultsOfWithdrawals(elsewhere, { isUsable })).toEqual([{ fault: 'gateway', value: 'long-gone' }]);
  expect(
    faultsOfWithdrawals({ ...withdrawals, twoPersonsFrom: '5000.01', freePerDay: 4 }, { isUsable }),
  ).toEqual([
    { fault: 'twoPersons', value: '5000.01' },
    { fault: 'free', value: '4' },
  ]);
});

test('another way of paying takes what belongs to the old one away', () => {
  const bank = { ...channel, method: 'bank' as const, banks: ['ICBC'] };
  const transfer = withMethod(bank, 'transfer');
  expect(transfer).toMatchObject({ banks: [], account: { bank: '', holder: '', number: '' } });
  expect(withMethod(transfer, 'qq').account).toBeNull();
});

test('a difference among channels is read by their codes, and another order is one', () => {
  const other = { ...channel, code: 'HAND' };
  const settings = (...channels: Channel[]) => byCode({ cashier: cashier(...channels) } as BrandSettings);
  expect(changesBetween(settings(channel, other), settings({ ...channel, min: '20' }, other))).toEqual([
    { path: 'cashier.channels.GATE.min', before: '10', after: '20' },
  ]);
  expect(changesBetween(settings(channel, other), settings(other, channel))).toEqual([
    { path: 'cashier.channels.order', before: 'GATE, HAND', after: 'HAND, GATE' },
  ]);
});

test('channels of one code are compared as a list', () => {
  const settings = (...channels: Channel[]) => byCode({ cashier: cashier(...channels) } as BrandSettings);
  const [change] = changesBetween(settings(channel, channel), settings(channel, { ...channel, min: '20' }));
  expect(change?.path).toBe('cashier.channels');
});

test('languages without a name are gaps', () => {
  expect(gapsOf(channel, ['EN', 'CN', 'JA'])).toEqual(['CN', 'JA']);
});
