import type { Presenter } from '@parlour/client';
import { expect, test } from 'vitest';
import { inOrder, staysMs } from './presenters.rules.ts';

const presenter = (name: string, times: Partial<Pick<Presenter, 'until' | 'nextAt'>> = {}): Presenter => ({
  id: name,
  name,
  languages: ['EN'],
  picture: null,
  presents: 'Baccarat',
  href: '',
  until: null,
  nextAt: null,
  ...times,
});

test('who presents now comes first, then who is planned', () => {
  const list = [presenter('c'), presenter('b', { nextAt: 9 }), presenter('a', { until: 9 }), presenter('d')];
  expect(inOrder(list).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('the list is asked for again when somebody comes or goes, and never in haste', () => {
  expect(staysMs([presenter('a')], 0)).toBeNull();
  expect(staysMs([presenter('a', { until: 90_000 }), presenter('b', { nextAt: 60_000 })], 0)).toBe(60_000);
  expect(staysMs([presenter('a', { until: 90_000 })], 89_000)).toBe(30_000);
});
