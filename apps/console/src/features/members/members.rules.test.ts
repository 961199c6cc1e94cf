import { expect, test } from 'vitest';
import { memberPlace, offeredActions } from './members.rules.ts';

const NOW = 1_000;
const ALL = { canManage: true, canReset: true, canChangeType: true };
const member = { type: 0, state: 'active', pausedUntil: null, hasSecondFactor: false } as const;

test('what is offered fits the state of the member', () => {
  expect(offeredActions(member, ALL, NOW)).toEqual(['type', 'reset', 'lock']);
  expect(offeredActions({ ...member, state: 'locked' }, ALL, NOW)).toEqual(['type', 'reset', 'unlock']);
  expect(offeredActions({ ...member, hasSecondFactor: true }, ALL, NOW)).toContain('resetFactor');
  expect(offeredActions({ ...member, pausedUntil: NOW + 1 }, ALL, NOW)).toContain('endPause');
  expect(offeredActions({ ...member, pausedUntil: NOW }, ALL, NOW)).not.toContain('endPause');
});

test('a trial account has no password to reset and keeps its type', () => {
  expect(offeredActions({ ...member, type: 4 }, ALL, NOW)).toEqual(['lock']);
});

test('what the operator may not do is not offered', () => {
  const none = { canManage: false, canReset: false, canChangeType: false };
  expect(offeredActions({ ...member, pausedUntil: NOW + 1 }, none, NOW)).toEqual([]);
  expect(offeredActions(member, { ...none, canReset: true }, NOW)).toEqual(['reset']);
});

test('a member is found in its brand', () => {
  expect(memberPlace('harbor', '01')).toBe('/members/harbor/01');
});
