import { expect, test } from 'vitest';
import { addUp } from './records.rules.ts';

test('a credit of the house and a correction are neither won nor lost', () => {
  const sum = (kind: Parameters<typeof addUp>[0][number]['kind'], moneyIn: bigint, moneyOut = 0n) => ({
    kind,
    moneyIn,
    moneyOut,
  });
  const figures = addUp([
    sum('adjustment_in', 1_888_00n),
    sum('trial_grant', 50_00n),
    sum('bet', 0n, 20_00n),
    sum('win', 29_60n),
  ]);
  expect(figures).toMatchObject({ net: 9_60n, adjustments: 1_888_00n, bonuses: 50_00n });
});
