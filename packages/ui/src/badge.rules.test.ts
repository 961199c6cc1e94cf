import { expect, it } from 'vitest';
import { capUnread } from './badge.rules.ts';

it('an unread badge counts to 99 and says 99+ beyond', () => {
  expect([1, 99, 100, 4_000].map(capUnread)).toEqual(['1', '99', '99+', '99+']);
});
