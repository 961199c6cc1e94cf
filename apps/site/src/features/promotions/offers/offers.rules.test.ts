import { expect, test } from 'vitest';
import { byUse, offerIn, offerPath, standingFor } from './offers.rules.ts';

test.each([
  [{ startsAt: 20, endsAt: null, isPaused: false }, 'coming_soon', null],
  [{ startsAt: 0, endsAt: null, isPaused: false }, 'join', null],
  [{ startsAt: 0, endsAt: 10, isPaused: false }, 'closed', 'over'],
  [{ startsAt: 0, endsAt: null, isPaused: true }, 'closed', 'paused'],
])('a visitor sees %o as %s', (offer, label, why) => {
  expect(standingFor(offer, 10)).toMatchObject({ label, why });
});

test('what can be claimed comes first and what is over last', () => {
  const labels = (['closed', 'join', 'applying', 'issued'] as const).map((label) => ({ label }));
  expect(labels.toSorted(byUse).map(({ label }) => label)).toEqual(['issued', 'join', 'applying', 'closed']);
});

test('the address names the promotion', () => {
  expect(offerIn(new URL(offerPath('a-1'), 'http://host').search)).toBe('a-1');
  expect(offerIn('')).toBeNull();
});
