import { expect, test } from 'vitest';
import { actsFor, type MemberGuard } from './protection.rules.ts';

test('a lock that is set can be opened, and an exclusion for ever cannot be made longer', () => {
  const locks = [{ covers: 'play' }] as MemberGuard['locks'];
  expect(actsFor({ locks, exclusion: null })).toEqual(['limit', 'exclude', 'lockDeposit', 'unlockPlay']);
  expect(actsFor({ locks: [], exclusion: { since: 0, until: null } })).toEqual([
    'limit',
    'lockDeposit',
    'lockPlay',
  ]);
});
