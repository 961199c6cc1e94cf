import { randomInt } from 'node:crypto';
import { HOUR_MS } from '@parlour/clock/durations';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { addFreePlayer, type FreePlayer } from '../../../testing/games/free-rounds.ts';
import { betOf, rollbackOf, winOf } from '../../../testing/games/gamblers.ts';
import { openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import type { ModelCall } from '../../../testing/games/vendor-model.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { createNumbers } from '../../../testing/seeded-numbers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const SEED = Number(process.env.FREE_SEED ?? randomInt(2 ** 31));
const HISTORIES = 3 * SCALE;
const STEPS = 40;
const COUNT = 8;

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openVendor(app);
  await app.database.transaction((tx) =>
    app.modules.games.catalogue.replaceVendorTitles(tx, vendor.brand.id, vendor.code, [
      makeVendorTitle({ game_code: 'dice' }),
    ]),
  );
});
afterAll(() => app.close());

/** One history: paid and free rounds, wins, repeats and rollbacks as they come. Returns what ought to be. */
async function live(player: FreePlayer, next: (below: number) => number) {
  const { memberId } = player;
  const said = { main: 100n * UNIT, staked: 0n, used: 0, won: 0n };
  const open: { bet: ModelCall; isFree: boolean }[] = [];
  const send = (call: ModelCall, isFree: boolean) => (isFree ? player.send(call) : player.send(call, {}));
  for (let step = 0; step < STEPS; step += 1) {
    const isFree = next(2) === 0;
    const [oldest] = open;
    const act = next(4);
    if (act <= 1 || !oldest) {
      const bet = isFree ? player.bet() : betOf(memberId, { amount: UNIT });
      const { status } = await send(bet, isFree);
      const isTaken = isFree ? said.used < COUNT : said.main >= UNIT;
      expect(status === 'RS_OK').toBe(isTaken);
      if (next(3) === 0 && isTaken) expect((await send(bet, isFree)).status).toBe('RS_OK');
      if (!isTaken) continue;
      open.push({ bet, isFree });
      if (isFree) said.used += 1;
      else {
        said.main -= UNIT;
        said.staked += UNIT;
      }
      continue;
    }
    open.shift();
    if (act === 2) {
      const amount = BigInt(next(5)) * UNIT;
      const win = winOf(oldest.bet, { amount, closes: true });
      for (const _time of [1, 2]) expect((await send(win, oldest.isFree)).status).toBe('RS_OK');
      said.main += amount;
      if (oldest.isFree) said.won += amount;
    } else {
      expect((await player.send({ ...rollbackOf(oldest.bet), closes: true }, {})).status).toBe('RS_OK');
      if (oldest.isFree) said.used -= 1;
      else {
        said.main += UNIT;
        said.staked -= UNIT;
      }
    }
  }
  for (const { bet, isFree } of open) {
    const win = winOf(bet, { amount: 0n, closes: true });
    expect((await send(win, isFree)).status).toBe('RS_OK');
  }
  return said;
}

test(`free rounds move nothing and count nowhere, whatever happens beside them (FREE_SEED=${SEED})`, async () => {
  const { games, wallet } = app.modules;
  const next = createNumbers(SEED);
  for (let history = 0; history < HISTORIES; history += 1) {
    const startMs = app.clock.now();
    const player = await addFreePlayer(app, vendor, `chance${history}`, { count: COUNT });
    const { memberId } = player;
    const { brandId } = player.terms;
    const said = await live(player, next);
    expect(await player.balance()).toBe(said.main);
    expect((await player.row()).used).toBe(said.used);
    expect(await player.won()).toBe(said.won);
    app.clock.advance(1);
    const span = { fromMs: startMs, untilMs: app.clock.now() };
    const closed = await games.closedRounds.listOf(
      app.database.queries,
      { brandId, currency: 'CNY', memberId },
      { begunFromMs: startMs, ...span },
    );
    expect(closed.reduce((sum, { staked }) => sum + staked, 0n)).toBe(said.staked);
    const titles = await games.titlesPlayed(brandId, { memberId, fromMs: startMs, toMs: span.untilMs });
    expect(titles).toBe(said.staked > 0n ? 1 : 0);
  }
  expect((await wallet.checker.look(vendor.brand.id)).findings).toEqual([]);
});

test('an active bonus neither pays for free rounds nor shares in their wins', async () => {
  const player = await addFreePlayer(app, vendor, 'chancebonus', { count: COUNT });
  const member = { brandId: vendor.brand.id, memberId: player.memberId, currency: 'CNY' };
  await grantBonus(app, member, { amount: 50n });
  const bonus = () => app.modules.wallet.mainAccounts.bonus(app.database.queries, member);
  const before = await bonus();
  expect(await player.playFree(5n)).toEqual(['RS_OK', 'RS_OK']);
  expect(await player.balance()).toBe(105n * UNIT);
  expect(await bonus()).toBe(before);
  app.clock.advance(HOUR_MS);
  await app.jobs.runDue();
  const [active] = await app.modules.wallet.bonuses.list(app.database.queries, member);
  expect(active).toMatchObject({ state: 'active', wagered: 0n });
});
