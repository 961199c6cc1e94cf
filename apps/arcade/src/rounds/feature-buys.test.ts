import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TITLES } from '../catalogue/titles.ts';
import { LEAST_MS, makeOrder, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade();
});
afterAll(() => arcade.close());

test.each([
  ['where the operator says nothing', {}, 200],
  ['where it is offered', { pace: 'free', buy: true }, 200],
  ['where the operator leaves it out', { pace: 'free', buy: false }, 409],
  ['at a strict pace, whatever else is said', { pace: 'strict', buy: true }, 409],
])('a feature bought %s', async (_where, meta, status) => {
  const slot = TITLES.find(({ mechanic }) => mechanic === 'slots');
  if (!slot) throw new Error('there is no slot');
  const asked = { user: randomUUID(), meta, game_code: slot.game_code };
  const player = await arcade.open(asked, slot.studio);
  const { pace } = (await player.get('/api/session')).body;
  expect(pace.hasFeatureBuy).toBe(status === 200);
  const bought = await player.play(makeOrder({ stake: '1.00', pick: { buy: true } }));
  expect(bought.status).toBe(status);
  if (status !== 200) expect(bought).toEqual({ status: 409, body: { error: 'feature_not_offered' } });
  arcade.clock.advance(LEAST_MS);
  expect((await player.play(makeOrder({ stake: '1.00', pick: {} }))).status).toBe(200);
});
