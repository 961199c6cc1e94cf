import { MINUTE_MS } from '@parlour/clock/durations';
import { SITTING_BREAK_MINUTES } from '@parlour/contract/values/protection.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlayer, type Player } from '../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let players = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { HUMAN_CHECK: 'off', RATE_LIMIT_PER_MINUTE: '1000000' } });
});
afterAll(() => app.close());

async function newPlayer(): Promise<Player> {
  players += 1;
  return addPlayer(app, `player${players}`);
}
const sit = async (player: Player, isTold = false) =>
  (await player.browser.post('/wps/protection/sitting', { isTold })).value as object;
const choose = (player: Player, minutes: unknown) =>
  player.browser.post('/wps/protection/realityCheck', { minutes });
/** Open pages report every minute. */
async function stay(player: Player, minutes: number): Promise<object> {
  let last = {};
  for (let minute = 0; minute < minutes; minute += 1) {
    app.clock.advance(MINUTE_MS);
    last = await sit(player);
  }
  return last;
}

test('nobody is reminded who did not ask for it', async () => {
  const player = await newPlayer();
  expect(await sit(player)).toEqual({ minutes: null, since: app.clock.now(), dueAt: null, told: null });
  expect((await player.protection()).realityCheckMinutes).toBeNull();
});

test('a reminder tells how long they have been there and what play brought, and is counted anew once read', async () => {
  const player = await newPlayer();
  await player.submit(player.deposit(100));
  await player.submit(player.bet(7));
  app.clock.advance(1);
  expect((await choose(player, 15)).value).toMatchObject({ realityCheckMinutes: 15 });
  const since = app.clock.now();
  await player.submit(player.bet(50));
  await player.submit(player.win(20));
  await player.post(player.betRollback(10));
  expect(await stay(player, 14)).toEqual({ minutes: 15, since, dueAt: since + 15 * MINUTE_MS, told: null });
  const told = { currency: 'CNY', staked: '40.00', won: '20.00', net: '-20.00' };
  expect(await stay(player, 1)).toMatchObject({ since, told });
  // Until somebody read it, every page shows it.
  expect(await sit(player)).toMatchObject({ told });
  expect(await sit(player, true)).toMatchObject({
    since,
    dueAt: app.clock.now() + 15 * MINUTE_MS,
    told: null,
  });
});

test('a sitting goes on at another device, and ends with a break', async () => {
  const player = await newPlayer();
  await choose(player, 15);
  const since = app.clock.now();
  await stay(player, 5);
  await player.login();
  expect(await sit(player)).toMatchObject({ since });
  app.clock.advance(SITTING_BREAK_MINUTES * MINUTE_MS);
  expect(await sit(player)).toMatchObject({ since });
  app.clock.advance(SITTING_BREAK_MINUTES * MINUTE_MS + 1);
  expect(await sit(player)).toMatchObject({ since: app.clock.now(), told: null });
});

test('reminders can be ended, and come at no other times than are offered', async () => {
  const player = await newPlayer();
  await choose(player, 60);
  expect((await choose(player, null)).value).toMatchObject({ realityCheckMinutes: null });
  expect(await stay(player, 2)).toMatchObject({ minutes: null, told: null });
  for (const minutes of [0, 7, -15, '15', undefined])
    expect((await choose(player, minutes)).code).toBe('invalid_input');
});
