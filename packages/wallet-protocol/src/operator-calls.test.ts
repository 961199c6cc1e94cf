import { expect, test } from 'vitest';
import { GameRoundAnswer } from './operator-calls.ts';

test.each(['javascript:alert(1)', 'data:text/html,hello', 'file:///etc/passwd'])(
  'the page of a round is a web address, and not %s',
  (url) => {
    expect(GameRoundAnswer.safeParse({ url }).success).toBe(false);
  },
);

test('the page of a round may be missing', () => {
  expect(GameRoundAnswer.safeParse({ url: 'https://vendor.example/round/1' }).success).toBe(true);
  expect(GameRoundAnswer.safeParse({ url: null }).success).toBe(true);
});
