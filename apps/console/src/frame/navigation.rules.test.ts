import type { Me, Permission } from '@parlour/client/console';
import { expect, test } from 'vitest';
import { activePath, navigationFor, waitingByPath } from './navigation.rules.ts';
import { placeOfFound } from './search.rules.ts';

const operator = (platform: Permission[], ofHarbor: Permission[] = platform) =>
  ({
    platform,
    brands: [{ merchantCode: 'harbor', name: 'Harbor', permissions: ofHarbor }],
  }) as unknown as Me;
const pathsFor = (me: Me, brand: string | null = null, isDemonstration = false) =>
  navigationFor(me, { brand, isDemonstration }).flatMap(({ items }) => items.map(({ path }) => path));

test('what an operator may not do is not shown', () => {
  expect(pathsFor(operator(['console.use', 'brands.read', 'outbox.read']))).toEqual([
    '/',
    '/queue',
    '/brands',
    '/matches',
    '/roles',
    '/outbox',
  ]);
});

test('a grant for one brand shows no page of the platform', () => {
  const me = operator([], ['brands.read', 'jobs.read', 'operators.read', 'health.read', 'audit.read']);
  expect(pathsFor(me, 'harbor')).toEqual(['/', '/queue', '/brands', '/matches', '/roles', '/audit']);
});

test('what only a demonstration has is shown there alone', () => {
  const me = operator(['games.read']);
  expect(pathsFor(me, null, true)).toContain('/games/traffic');
  expect(pathsFor(me)).not.toContain('/games/traffic');
});

test('a group without a page is not shown', () => {
  const labels = navigationFor(operator(['console.use']), { brand: null, isDemonstration: false }).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['nav.desk', 'nav.people']);
});

test.each([
  ['/', '/'],
  ['/brands/harbor/theme', '/brands'],
  ['/brandsomething', ''],
  ['/account', ''],
])('%s belongs to %s', (address, path) => {
  expect(activePath(address)).toBe(path);
});

test('what was found leads to its page', () => {
  expect(placeOfFound('brand', { id: 'x', merchantCode: 'harbor' }, 'har')).toBe('/brands/harbor');
  expect(placeOfFound('audit', { id: 'x', merchantCode: null }, 'req-1')).toBe(
    '/audit?filter=%7B%22requestId%22%3A%22req-1%22%7D',
  );
  expect(placeOfFound('member', { id: '01', merchantCode: 'harbor' }, 'an')).toBe('/members/harbor/01');
  expect(placeOfFound('deposit', { id: '01', merchantCode: 'harbor' }, 'D1')).toBe(
    '/cashier/deposits/harbor/01',
  );
});

test('what waits to be decided is counted beside the page where that is done', () => {
  const counts = {
    deposits: { waiting: 7, review: 2 },
    withdrawals: { requested: 3, reviewing: 1, approved: 5, paying: 4 },
    oldestAt: 1,
  };
  expect(waitingByPath(counts)).toEqual({ '/cashier/withdrawals': 4, '/cashier/deposits': 2 });
  expect(waitingByPath(undefined)).toEqual({});
});
