import { DAY_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { addPlayer } from '../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { HUMAN_CHECK: 'off' },
    brands: [makeBrand({ merchantCode: 'harbor', session: { idleMinutes: 1440, absoluteHours: 720 } })],
  });
});
afterAll(() => app.close());

test('a member sees what play brought today, in seven days and in thirty', async () => {
  const player = await addPlayer(app, 'mary01');
  await player.submit(player.deposit(500));
  await player.submit(player.bet(100));
  app.clock.advance(8 * DAY_MS);
  await player.submit(player.bet(30));
  app.clock.advance(2 * DAY_MS);
  await player.submit(player.bet(20));
  await player.submit(player.win(5));
  await player.login();
  const { value } = await player.browser.call('/wps/protection/position');
  expect(value).toMatchObject({
    currency: 'CNY',
    spans: [
      { days: 1, deposits: '0.00', bets: '20.00', wins: '5.00', net: '-15.00' },
      { days: 7, deposits: '0.00', bets: '50.00', wins: '5.00', net: '-45.00' },
      { days: 30, deposits: '500.00', withdrawals: '0.00', bets: '150.00', wins: '5.00', net: '-145.00' },
    ],
  });
});
