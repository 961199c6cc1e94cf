import type { Deposit } from '@parlour/client';
import { describe, expect, it } from 'vitest';
import { canCancel, isRunning, pathOf, toldOf } from './deposit-states.rules.ts';

const ACCOUNT = { bank: 'Harbour Bank', holder: 'Harbor', number: '1', remark: 'D1' };

function deposit(part: Partial<Deposit>): Deposit {
  return {
    id: '0d6bb7a5-6f0c-4d39-8a54-3a6d34dfb2c1',
    number: 'D1',
    channel: 'ONLINE',
    channelName: 'Online banking',
    method: 'bank',
    state: 'waiting',
    currency: 'CNY',
    amount: '100.00',
    fee: '0.00',
    credited: '100.00',
    createdAt: 0,
    expiresAt: 1,
    concludedAt: null,
    payUrl: null,
    account: null,
    isSent: false,
    review: null,
    reason: null,
    ...part,
  };
}

const pathWords = (part: Partial<Deposit>) =>
  pathOf(deposit(part)).map(({ name, is }) => `${name.replace('cashier.path.', '')} ${is}`);

describe('what is told of a deposit', () => {
  it('says while it is started that the payment service is silent and nothing was taken', () => {
    expect(toldOf(deposit({ state: 'started' }))).toBe('cashier.depositTold.started');
  });

  it('asks for a transfer where there is an account, and no more once it was sent', () => {
    const transfer = { method: 'transfer', account: ACCOUNT } as const;
    expect(toldOf(deposit(transfer))).toBe('cashier.depositTold.transfer');
    const sent = deposit({ ...transfer, state: 'review', isSent: true, review: 'sent' });
    expect(toldOf(sent)).toBe('cashier.depositTold.sent');
  });

  it.each([
    ['amount_differs', 'cashier.depositTold.review'],
    ['limit_reached', 'cashier.depositTold.limit'],
    ['excluded', 'cashier.depositTold.locked'],
  ] as const)('says why somebody looks at it: %s', (review, told) => {
    expect(toldOf(deposit({ state: 'review', review }))).toBe(told);
  });
});

it('can be given up before it is paid or said to be, and not later', () => {
  expect(canCancel(deposit({ state: 'started' }))).toBe(true);
  expect(canCancel(deposit({ state: 'waiting' }))).toBe(true);
  expect(canCancel(deposit({ state: 'waiting', isSent: true }))).toBe(false);
  expect(canCancel(deposit({ state: 'review' }))).toBe(false);
});

it('is followed until it has ended', () => {
  const followed = (['started', 'waiting', 'review', 'credited', 'expired', 'failed'] as const).map((state) =>
    isRunning(deposit({ state })),
  );
  expect(followed).toEqual([true, true, true, false, false, false]);
});

describe('the way of a deposit', () => {
  it('has no check where nobody has to look', () => {
    expect(pathWords({ state: 'waiting' })).toEqual(['asked done', 'payment now', 'arrival ahead']);
  });

  it('has a check of what is sent by hand', () => {
    expect(pathWords({ method: 'transfer', state: 'review', isSent: true })).toEqual([
      'asked done',
      'payment done',
      'check now',
      'arrival ahead',
    ]);
  });

  it('is done to its end when the money is there', () => {
    expect(pathWords({ state: 'credited' })).toEqual(['asked done', 'payment done', 'arrival done']);
  });

  it('stops at the payment that never came', () => {
    expect(pathWords({ state: 'expired' })).toEqual(['asked done', 'payment off', 'arrival off']);
  });

  it('stops at the check that rejected it', () => {
    expect(pathWords({ state: 'rejected' })).toEqual([
      'asked done',
      'payment done',
      'check off',
      'arrival off',
    ]);
  });
});
