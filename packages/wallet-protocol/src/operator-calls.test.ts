import { expect, test } from 'vitest';
import { GameRoundAnswer, VendorTitle } from './operator-calls.ts';

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

test('the evidence of a round may name its rules and steps, and choices of any shape', () => {
  const evidence = {
    pick: 'banker',
    outcome: null,
    server_seed_hash: 'ab',
    server_seed: null,
    client_seed: 'mine',
    nonce: 1,
  };
  const ruled = { ...evidence, mechanic: 'mines', model: '99', pick: [1, 2], steps: [{ open: 3 }, 'stop'] };
  for (const one of [evidence, ruled])
    expect(GameRoundAnswer.parse({ evidence: one })).toEqual({ evidence: one });
  expect(GameRoundAnswer.safeParse({ evidence: { ...evidence, steps: 'stop' } }).success).toBe(false);
});

test('the least return of a title is a percentage with two decimals, or is not stated', () => {
  const { return_least } = VendorTitle.shape;
  for (const stated of ['0.00', '95.15', null, undefined])
    expect(return_least.safeParse(stated).success).toBe(true);
  for (const wrong of ['95', '-1.00', 95.15]) expect(return_least.safeParse(wrong).success).toBe(false);
});
