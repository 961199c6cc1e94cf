import { HOUR_MS } from '@parlour/clock/durations';
import { expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeCashier, makeChannel } from '../../../factories/cashier.factory.ts';
import { spanOfDay } from '../days.rules.ts';
import { shortNumber } from '../numbers.rules.ts';
import { canDeposit, channelName, feeOf, openChannels } from './channels.rules.ts';

const UNIT = 100_000n;

test.each([
  [0, true],
  [1, true],
  [2, true],
  [4, false],
  [40, false],
  [41, false],
  [42, false],
] as const)('accounts of type %i may deposit: %s', (type, may) => {
  expect(canDeposit(type)).toBe(may);
});

test('without their gateway only transfers by hand are open, and those only with an account', () => {
  const settings = makeBrand({
    merchantCode: 'harbor',
    cashier: makeCashier({
      channels: [
        makeChannel({ code: 'QUICK', method: 'gateway' }),
        makeChannel({ code: 'WIRED', method: 'gateway', gateway: 'sandbox-wire' }),
        makeChannel({ code: 'BYHAND', method: 'transfer' }),
        makeChannel({ code: 'NOWHERE', method: 'transfer', account: null }),
        makeChannel({ code: 'OFF', method: 'gateway', isOn: false }),
      ],
    }),
  });
  const codes = (...setUp: string[]) =>
    openChannels(settings, { isSetUp: (name) => setUp.includes(name) }).map(({ code }) => code);
  expect(codes()).toEqual(['BYHAND']);
  expect(codes('sandbox-pay')).toEqual(['QUICK', 'BYHAND']);
  expect(codes('sandbox-wire')).toEqual(['WIRED', 'BYHAND']);
});

test("a channel is named in the language asked for, else the brand's, else any, else by its code", () => {
  const named = (name: Record<string, string>) =>
    makeBrand({
      merchantCode: 'harbor',
      defaultLanguage: 'EN',
      cashier: makeCashier({ channels: [makeChannel({ code: 'QUICK', method: 'gateway', name })] }),
    });
  expect(channelName(named({ EN: 'Quick', CN: '快捷' }), 'QUICK', 'CN')).toBe('快捷');
  expect(channelName(named({ EN: 'Quick', CN: '快捷' }), 'QUICK', 'JA')).toBe('Quick');
  expect(channelName(named({ CN: '快捷' }), 'QUICK', 'JA')).toBe('快捷');
  expect(channelName(named({ EN: 'Quick' }), 'GONE', 'EN')).toBe('GONE');
});

test.each([
  ['CNY', 100n * UNIT, '0', 0n],
  ['CNY', 100n * UNIT, '1.5', 150_000n],
  ['CNY', 33_333_000n, '1.5', 499_000n],
  ['VND', 100_100n * UNIT, '0.33', 330n * UNIT],
  ['JPY', 199n * UNIT, '0.5', 0n],
])(
  'in %s the fee of %s parts at %s per cent is %s, rounded down to what is shown',
  (currency, amount, percent, fee) => {
    expect(feeOf(amount, percent, currency)).toBe(fee);
  },
);

test('business days follow the clocks of the brand, also when those are put back', () => {
  const shanghai = { timeZone: 'Asia/Shanghai', dayStartsAt: '00:00' };
  const utc = (text: string) => Date.parse(`${text}Z`);
  expect(spanOfDay(shanghai, '2026-11-16')).toEqual({
    fromMs: utc('2026-11-15T16:00'),
    toMs: utc('2026-11-16T16:00'),
  });
  const noonInHonolulu = { timeZone: 'Pacific/Honolulu', dayStartsAt: '12:00' };
  expect(spanOfDay(noonInHonolulu, '2026-11-16').fromMs).toBe(utc('2026-11-16T22:00'));
  const berlin = { timeZone: 'Europe/Berlin', dayStartsAt: '00:00' };
  const { fromMs, toMs } = spanOfDay(berlin, '2026-10-25');
  expect(toMs - fromMs).toBe(25 * HOUR_MS);
  expect(spanOfDay(berlin, '2026-10-26').fromMs).toBe(toMs);
});

test('a number is the same for the same call and says nothing about any other', () => {
  expect(shortNumber('D', 'one')).toBe(shortNumber('D', 'one'));
  const many = new Set(Array.from({ length: 10_000 }, (_unused, index) => shortNumber('D', `call ${index}`)));
  expect(many.size).toBe(10_000);
  for (const number of many) expect(number).toMatch(/^D[0-9A-HJKMNP-TV-Z]{10}$/);
});
