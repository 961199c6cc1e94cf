import { CashierSettings, FIRST_GATEWAY } from '@parlour/contract';

type Channel = CashierSettings['channels'][number];

/** A complete, valid channel; the caller states only what matters to the test. */
export function makeChannel(about: Partial<Channel> & Pick<Channel, 'code' | 'method'>): Channel {
  return {
    gateway: FIRST_GATEWAY,
    isOn: true,
    name: { EN: `By ${about.method}` },
    min: '10',
    max: '50000',
    feePercent: '0',
    usualMinutes: 3,
    chips: ['100', '500'],
    banks: [],
    account:
      about.method === 'transfer' ? { bank: 'Harbour Bank', holder: 'Harbor Ltd', number: '88001234' } : null,
    ...about,
  };
}

/** A cashier with one channel of each kind that differs. */
export function makeCashier(about: Partial<CashierSettings> = {}): CashierSettings {
  return CashierSettings.parse({
    banks: [
      { code: 'TIDE', name: 'Tide Bank' },
      { code: 'REEF', name: 'Reef Bank' },
    ],
    channels: [
      makeChannel({ code: 'QUICK', method: 'gateway' }),
      makeChannel({ code: 'BANKS', method: 'bank', banks: ['TIDE'] }),
      makeChannel({ code: 'SCAN', method: 'wechat', feePercent: '1.5' }),
      makeChannel({ code: 'BYHAND', method: 'transfer' }),
    ],
    depositMinutes: 30,
    withdrawals: {
      min: '50',
      max: '20000',
      feePercent: '1',
      freePerDay: 1,
      perDay: 5,
      usualHours: 6,
      turnoverTimes: '1',
      twoPersonsFrom: '10000',
      cardsMax: 5,
    },
    ...about,
  });
}
