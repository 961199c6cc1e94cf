import type { Withdrawal } from '@parlour/client';
import { describe, expect, it } from 'vitest';
import { timelineOf } from '../withdrawal-states.rules.ts';
import { withdrawalFigures } from './fee.rules.ts';
import { type Overview, obstacleOf } from './overview.rules.ts';

const CARD = {
  id: '9b0f7a6e-0d8f-4c2e-9a1f-5d4c3b2a1f00',
  bank: 'HARBOUR',
  bankName: 'Harbour Bank',
  last4: '1234',
  holder: 'Mary',
  isDefault: true,
  createdAt: 0,
};

function overview(part: Partial<Overview>): Overview {
  return {
    currency: 'CNY',
    available: '500.00',
    min: '100.00',
    max: '50000.00',
    feePercent: '1',
    freeLeft: 1,
    countLeft: 3,
    perDay: 3,
    vip: null,
    usualHours: 24,
    turnover: { isMet: true, left: '0.00', items: [] },
    heldUntil: null,
    bonus: null,
    hasPaymentPassword: true,
    payeeName: 'Mary',
    cards: [CARD],
    running: null,
    ...part,
  };
}

function withdrawal(state: Withdrawal['state'], steps: Withdrawal['state'][]): Withdrawal {
  return {
    id: CARD.id,
    number: 'W1',
    state,
    currency: 'CNY',
    amount: '100.00',
    fee: '0.00',
    payout: '100.00',
    card: CARD,
    createdAt: 0,
    concludedAt: null,
    steps: steps.map((step, at) => ({ state: step, at, reason: null })),
    canCancel: false,
  };
}

describe('what is in the way of a withdrawal', () => {
  it.each([
    ['nothing', {}, null],
    ['the hold', { heldUntil: 1, cards: [] }, 'held'],
    ['the turnover', { turnover: { isMet: false, left: '5.00', items: [] } }, 'turnover'],
    ['the count of the day', { countLeft: 0 }, 'today'],
    ['too little money', { available: '99.99' }, 'too_little'],
    ['no card', { cards: [], hasPaymentPassword: false }, 'card'],
    ['no payment password', { hasPaymentPassword: false }, 'password'],
  ])('is named: %s', (_name, part, obstacle) => {
    expect(obstacleOf(overview(part))).toBe(obstacle);
  });
});

describe('what a withdrawal comes to', () => {
  it('is without a fee while there are free ones', () => {
    expect(withdrawalFigures('150', { currency: 'CNY', feePercent: '1', freeLeft: 1 })).toEqual({
      amount: '150.00',
      fee: '0.00',
      payout: '150.00',
    });
  });

  it('has a fee rounded down to what the currency shows', () => {
    expect(withdrawalFigures('150.55', { currency: 'CNY', feePercent: '1.25', freeLeft: 0 })).toEqual({
      amount: '150.55',
      fee: '1.88',
      payout: '148.67',
    });
    expect(withdrawalFigures('100050', { currency: 'VND', feePercent: '0.5', freeLeft: 0 })?.fee).toBe(
      '500.00',
    );
  });
});

describe('the timeline of a withdrawal', () => {
  const shape = (of: Withdrawal) => timelineOf(of).map(({ state, is }) => `${state} ${is}`);

  it('shows what is still to come of one that is on its way', () => {
    expect(shape(withdrawal('reviewing', ['requested', 'reviewing']))).toEqual([
      'requested done',
      'reviewing now',
      'approved ahead',
      'paying ahead',
      'paid ahead',
    ]);
  });

  it('ends with what ended it', () => {
    expect(shape(withdrawal('rejected', ['requested', 'reviewing', 'rejected']))).toEqual([
      'requested done',
      'reviewing done',
      'rejected done',
    ]);
  });
});
