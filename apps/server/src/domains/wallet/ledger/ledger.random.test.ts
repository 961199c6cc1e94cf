import { randomInt } from 'node:crypto';
import { SCALE } from '@parlour/money/testing/scale';
import { expect, test } from 'vitest';
import { balancesOf, ledgerSeed, play, withoutNothing } from '../../../testing/ledger/play.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const OPERATIONS = 600 * SCALE;
const SEED = ledgerSeed(() => randomInt(2 ** 31));

test(`random operations leave books that add up (LEDGER_SEED=${SEED})`, async () => {
  const app = await startTestApp();
  const brandId = app.modules.system.brands.byDefault()?.id ?? '';
  const played = await play({
    apps: [app],
    brandId,
    seed: SEED,
    clients: 20,
    members: 8,
    operations: OPERATIONS,
  });
  expect((await app.modules.wallet.checker.look(brandId)).findings).toEqual([]);
  expect(await balancesOf(app)).toEqual(withoutNothing(played.expected));
  // Otherwise the test would not exercise the floor.
  expect(played.refused).toBeGreaterThan(0);
  await app.close();
});
