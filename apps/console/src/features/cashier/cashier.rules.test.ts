import { expect, test } from 'vitest';
import {
  type Hint,
  isFirstOfTwo,
  isLastApproval,
  isOtherAmount,
  isOtherThanAsked,
  loudestFirst,
  memberName,
  offeredActions,
  offeredForDeposit,
  urgencyOf,
} from './cashier.rules.ts';

const me = { id: 'me', name: 'me', displayName: 'Me' };
const other = { id: 'other', name: 'other', displayName: 'Other' };
const asked = { state: 'requested', takenBy: null, approvedBy: [] };

test.each([
  [asked, ['take', 'approve', 'reject'], null],
  [{ state: 'reviewing', takenBy: me, approvedBy: [] }, ['approve', 'reject'], null],
  [{ state: 'reviewing', takenBy: other, approvedBy: [] }, ['approve', 'reject'], 'taken'],
  [{ state: 'reviewing', takenBy: me, approvedBy: [me] }, ['reject'], 'first'],
  [{ state: 'reviewing', takenBy: other, approvedBy: [other] }, ['approve', 'reject'], null],
  [{ state: 'paying', takenBy: me, approvedBy: [me] }, [], null],
])('what is offered for a withdrawal, and what is to be known: %#', (withdrawal, actions, note) => {
  expect(offeredActions(withdrawal as Parameters<typeof offeredActions>[0], 'me')).toEqual({ actions, note });
});

test.each([
  ['9999.99', '0.00', null, false],
  ['9999.99', '0.01', null, true],
  ['9999.98', '0.00', null, true],
  ['9999.99', '0.00', { by: other, amount: '9999.99' }, false],
  ['9999.99', '0.00', { by: me, amount: '9999.99' }, true],
  ['12000', '0.00', { by: other, amount: '9999.99' }, true],
  ['', '0.00', null, false],
])('an approval of %j is the first of two: %#', (typed, byHandToday, firstApproval, isFirst) => {
  const deposit = { amount: '9999.99', twoPersonsFrom: '10000.00', byHandToday, firstApproval };
  expect(isFirstOfTwo(deposit, typed, 'me')).toBe(isFirst);
});

test('a transfer by hand is credited when it is seen on the account, all else under review alone', () => {
  expect(offeredForDeposit({ state: 'review', method: 'gateway' })).toEqual(['approve', 'reject']);
  expect(offeredForDeposit({ state: 'expired', method: 'transfer' })).toEqual(['approve']);
  expect(offeredForDeposit({ state: 'expired', method: 'gateway' })).toEqual([]);
  expect(offeredForDeposit({ state: 'credited', method: 'transfer' })).toEqual([]);
});

test('the first of two approvals sends nothing', () => {
  expect(isLastApproval({ needsTwo: false, approvedBy: [] })).toBe(true);
  expect(isLastApproval({ needsTwo: true, approvedBy: [] })).toBe(false);
  expect(isLastApproval({ needsTwo: true, approvedBy: [other] })).toBe(true);
});

test('what came is compared as an amount of a currency', () => {
  const deposit = { amount: '100.00', currency: 'CNY' };
  expect(isOtherThanAsked({ ...deposit, came: null })).toBe(false);
  expect(isOtherThanAsked({ ...deposit, came: { amount: '100', currency: 'CNY', at: 1 } })).toBe(false);
  expect(isOtherThanAsked({ ...deposit, came: { amount: '99.99', currency: 'CNY', at: 1 } })).toBe(true);
  expect(isOtherThanAsked({ ...deposit, came: { amount: '100.00', currency: 'VND', at: 1 } })).toBe(true);
});

test('another amount than was asked for is noticed as an amount', () => {
  expect(isOtherAmount('300', '300.00')).toBe(false);
  expect(isOtherAmount('1000', '300.00')).toBe(true);
  expect(isOtherAmount('', '300.00')).toBe(false);
});

test('warnings stand before the rest', () => {
  const hint = (name: Hint['hint'], level: Hint['level']): Hint => ({ hint: name, level, detail: '' });
  const hints = [hint('large', 'info'), hint('new_card', 'warning'), hint('first_withdrawal', 'info')];
  expect(loudestFirst(hints).map(({ hint: name }) => name)).toEqual([
    'new_card',
    'large',
    'first_withdrawal',
  ]);
});

test('half an hour is late, two hours are overdue', () => {
  const minutes = (count: number) => urgencyOf({ createdAt: 0, now: count * 60_000 });
  expect([minutes(29), minutes(30), minutes(119), minutes(120)]).toEqual([
    'fresh',
    'late',
    'late',
    'overdue',
  ]);
});

test('a member who is no more is called by the end of the id', () => {
  expect(memberName({ id: '0190aaaa-bbbb', account: 'mary01', customerNo: null })).toBe('mary01');
  expect(memberName({ id: '0190aaaa-bbbb', account: null, customerNo: null })).toBe('…aaa-bbbb');
});
