import { expect, test } from 'vitest';
import { grantsByRole } from '../../parts/security/grants.rules.ts';
import { areSameGrants, toggleGrant } from './operators.rules.ts';

const ofHarbor = { role: 'support', merchantCode: 'harbor' } as const;
const everywhere = { role: 'support', merchantCode: null } as const;

test('a grant is added and taken away', () => {
  expect(toggleGrant([], ofHarbor)).toEqual([ofHarbor]);
  expect(toggleGrant([ofHarbor], ofHarbor)).toEqual([]);
});

test('a role for all brands takes the place of the same role for one', () => {
  expect(toggleGrant([ofHarbor, { role: 'risk', merchantCode: 'harbor' }], everywhere)).toEqual([
    { role: 'risk', merchantCode: 'harbor' },
    everywhere,
  ]);
});

test('the order of grants does not matter', () => {
  expect(areSameGrants([ofHarbor, everywhere], [everywhere, ofHarbor])).toBe(true);
  expect(areSameGrants([ofHarbor], [everywhere])).toBe(false);
});

test('grants are read role by role', () => {
  expect(grantsByRole([ofHarbor, everywhere])).toEqual({ support: '*, harbor' });
});
