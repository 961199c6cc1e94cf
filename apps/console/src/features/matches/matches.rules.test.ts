import { expect, test } from 'vitest';
import { bodyOf, formOf, stateOf, writeLocal } from './matches.rules.ts';

const AT = new Date(2026, 10, 15, 20, 30).getTime();

test('a moment is written on the clock of whoever reads it, and read back', () => {
  expect(writeLocal(AT)).toBe('2026-11-15T20:30');
  const form = formOf(null, AT);
  expect(bodyOf(form)).toMatchObject({ shownFrom: AT, matchTime: AT + 24 * 3_600_000, order: 0 });
});

test('what is no moment or number is left to the server to refuse', () => {
  const form = { ...formOf(null, AT), matchTime: '', order: '1.5' };
  expect(bodyOf(form)).toMatchObject({ matchTime: -1, order: -1 });
});

test('a match says why it is not shown', () => {
  const match = { isShown: false, isHidden: false, nodeName: 'Goal' };
  expect(stateOf(match)).toBe('not');
  expect(stateOf({ ...match, isShown: true })).toBe('now');
  expect(stateOf({ ...match, isHidden: true })).toBe('hidden');
  expect(stateOf({ ...match, nodeName: null })).toBe('untitled');
});
