import { expect, test } from 'vitest';
import { adjustmentOf, changesOf, forecastOf, whyNotDecide } from './approvals.rules.ts';

const target = { kind: 'operator', id: 'op-1', name: 'ada' };
const asked = {
  state: 'requested',
  canDecide: true,
  isAnotherPerson: true,
  requestedBy: { id: 'me', name: 'me', displayName: 'Me' },
} as const;

test.each([
  [asked, 'me', 'own'],
  [asked, 'other', null],
  [{ ...asked, canDecide: false }, 'other', 'not_permitted'],
  [{ ...asked, canDecide: false, isAnotherPerson: false }, 'other', 'same_hand'],
  [{ ...asked, state: 'approved' as const }, 'other', 'decided'],
  [{ ...asked, state: 'approved' as const }, 'me', 'decided'],
])('who may decide, and why not: %#', (approval, meId, why) => {
  expect(whyNotDecide(approval, meId)).toBe(why);
});

test('a change of grants is read role by role', () => {
  const details = {
    operatorId: 'op-1',
    before: [{ role: 'support', merchantCode: 'harbor' }],
    after: [{ role: 'support', merchantCode: null }],
  };
  expect(changesOf({ details, target })).toEqual([{ path: 'support', before: 'harbor', after: '*' }]);
});

test('whom it is about is not repeated among what would change', () => {
  expect(changesOf({ details: { operatorId: 'op-1' }, target })).toEqual([]);
  expect(changesOf({ details: { limit: '100' }, target })).toEqual([{ path: 'limit', after: '100' }]);
});

test('an adjustment is read as one only when it is whole', () => {
  const adjustment = { memberId: 'm', account: 'ada', direction: 'in', amount: '5.00', currency: 'CNY' };
  const details = { ...adjustment, brandId: 'b' };
  expect(adjustmentOf({ kind: 'wallet.adjustment', details })).toEqual(adjustment);
  expect(adjustmentOf({ kind: 'wallet.adjustment', details: { amount: '5.00' } })).toBeNull();
  expect(adjustmentOf({ kind: 'operators.reset_access', details })).toBeNull();
});

test('what was told of the cost stands apart from what would change', () => {
  const forecast = { currency: 'CNY', figures: { kind: 'task', each: '5.00' } };
  const details = { before: { isOn: false }, after: { isOn: true }, forecast };
  expect(forecastOf({ details })).toEqual(forecast);
  expect(changesOf({ details, target })).toEqual([{ path: 'isOn', before: false, after: true }]);
  expect([forecastOf({ details: {} }), forecastOf({ details: { forecast: null } })]).toEqual([null, null]);
});
