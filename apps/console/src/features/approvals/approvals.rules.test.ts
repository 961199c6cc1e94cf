import { expect, test } from 'vitest';
import { changesOf, whyNotDecide } from './approvals.rules.ts';

const target = { kind: 'operator', id: 'op-1', name: 'ada' };
const asked = {
  state: 'requested',
  canDecide: true,
  requestedBy: { id: 'me', name: 'me', displayName: 'Me' },
} as const;

test.each([
  [asked, 'me', 'own'],
  [asked, 'other', null],
  [{ ...asked, canDecide: false }, 'other', 'not_permitted'],
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
