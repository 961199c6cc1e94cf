import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFreePlayer, type FreePlayer } from '../../../testing/games/free-rounds.ts';
import { rollbackOf, winOf } from '../../../testing/games/gamblers.ts';
import { openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import { openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let vendor: TestVendor;
let players = 0;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openVendor(app);
});
afterAll(() => app.close());

const add = (about: Parameters<typeof addFreePlayer>[3] = {}) => {
  players += 1;
  return addFreePlayer(app, vendor, `free${players}`, about);
};
const start = 100n * UNIT;

describe('a free bet', () => {
  test('moves nothing, and its win goes to main', async () => {
    const mary = await add();
    const bet = mary.bet();
    expect(await mary.send(bet)).toMatchObject({ status: 'RS_OK', balance: start });
    expect(await mary.send(bet)).toMatchObject({ status: 'RS_OK', balance: start });
    expect(await mary.row()).toMatchObject({ used: 1, state: 'live' });
    expect(await mary.send(winOf(bet, { amount: 7n * UNIT, closes: true }))).toMatchObject({
      status: 'RS_OK',
      balance: start + 7n * UNIT,
    });
    expect(await mary.won()).toBe(7n * UNIT);
  });

  test('is one of as many as were given, whoever sends how many at once', async () => {
    const mary = await add({ count: 10 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => mary.send(mary.bet())));
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 'RS_ERROR_LIMIT_REACHED')).toHaveLength(30);
    expect(await mary.row()).toMatchObject({ used: 10, state: 'used' });
    expect(await mary.balance()).toBe(start);
  });

  test('that is rolled back can be played again', async () => {
    const mary = await add({ count: 1 });
    const bet = mary.bet();
    await mary.send(bet);
    expect((await mary.send(mary.bet())).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await mary.send(rollbackOf(bet), {})).status).toBe('RS_OK');
    expect((await mary.send(rollbackOf(bet), {})).status).toBe('RS_OK');
    expect(await mary.row()).toMatchObject({ used: 0 });
    expect(await mary.playFree(3n)).toEqual(['RS_OK', 'RS_OK']);
    expect(await mary.row()).toMatchObject({ used: 1, state: 'used' });
    expect(await mary.balance()).toBe(start + 3n * UNIT);
  });

  test('shows as a free round in the member’s record', async () => {
    const mary = await add();
    await mary.playFree(5n);
    const browser = openBrowser(app);
    await browser.login(`free${players}`);
    const { items } = (await browser.call('/wps/records/bets?source=games')).value as { items: object[] };
    expect(items).toMatchObject([{ isFree: true, staked: '0.00', won: '5.00', state: 'settled' }]);
  });
});

describe('a vendor that lies about free rounds', () => {
  const refused: [what: string, fields: (mary: FreePlayer, other: FreePlayer) => object][] = [
    ['names a reward that nobody gave', () => ({ is_free: true, reward_uuid: randomUUID() })],
    ['names none', () => ({ is_free: true })],
    ["names another member's", (_mary, other) => ({ is_free: true, reward_uuid: other.terms.id })],
    ['stakes more than was given', ({ terms }) => ({ ...freeOf(terms.id), amount: terms.value + UNIT })],
    ['stakes less', ({ terms }) => ({ ...freeOf(terms.id), amount: 1n * UNIT })],
  ];
  const freeOf = (id: string) => ({ is_free: true, reward_uuid: id });

  test.each(refused)('%s', async (_what, fields) => {
    const [mary, other] = [await add(), await add()];
    expect((await mary.send(mary.bet(), fields(mary, other))).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect([(await mary.row()).used, (await other.row()).used]).toEqual([0, 0]);
    expect(await mary.balance()).toBe(start);
  });

  test('sends them for another title, or from another vendor', async () => {
    const [mary, elsewhere] = [await add({ gameCode: 'keno' }), await add({ vendor: 'OTHER' })];
    for (const player of [mary, elsewhere])
      expect((await player.send(player.bet())).status).toBe('RS_ERROR_LIMIT_REACHED');
  });

  test('sends them after they ended, or were cancelled', async () => {
    const [late, gone] = [await add(), await add()];
    await app.database.transaction((tx) => app.modules.games.freeRounds.cancel(tx, gone.terms));
    expect((await gone.send(gone.bet())).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect(await gone.row()).toMatchObject({ state: 'cancelled', toldAt: null });
    const bet = late.bet();
    expect((await late.send(bet)).status).toBe('RS_OK');
    app.clock.set(late.terms.endsAt.getTime());
    expect((await late.send(late.bet())).status).not.toBe('RS_OK');
    expect(await late.row()).toMatchObject({ state: 'ended' });
    expect((await late.send(winOf(bet, { amount: 4n * UNIT, closes: true }))).status).toBe('RS_OK');
    expect(await late.balance()).toBe(start + 4n * UNIT);
  });

  test('says of a bet that was free that it was not', async () => {
    const mary = await add();
    const bet = mary.bet();
    await mary.send(bet);
    const answer = await mary.send(bet, {});
    expect(answer.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    expect(await mary.balance()).toBe(start);
  });
});

describe("a promotion of the vendor's own", () => {
  test('pays a win that no bet led to, once', async () => {
    const mary = await add();
    const win = { ...winOf(mary.bet()), amount: 8n * UNIT, about: null, closes: true };
    const promotion = { is_free: true, is_supplier_promo: true };
    for (const _time of [1, 2])
      expect(await mary.send(win, promotion)).toMatchObject({
        status: 'RS_OK',
        balance: start + 8n * UNIT,
      });
    expect((await mary.send({ ...win, amount: 9n * UNIT }, promotion)).status).toBe(
      'RS_ERROR_DUPLICATE_TRANSACTION',
    );
    expect(await mary.row()).toMatchObject({ used: 0 });
  });

  test('needs its mark, the member’s token and the title of it', async () => {
    const mary = await add();
    const win = { ...winOf(mary.bet()), about: null };
    expect((await mary.send(win, {})).status).toBe('RS_ERROR_WRONG_SYNTAX');
    const promotion = { is_supplier_promo: true };
    expect((await mary.send({ ...win, game: 'keno' }, promotion)).status).toBe('RS_ERROR_INVALID_GAME');
    expect((await mary.send(win, { ...promotion, currency: 'JPY' })).status).toBe('RS_ERROR_WRONG_CURRENCY');
    expect(await mary.balance()).toBe(start);
  });

  test('moves nothing with a bet', async () => {
    const mary = await add();
    const answer = await mary.send(mary.bet(), { is_free: true, is_supplier_promo: true });
    expect(answer).toMatchObject({ status: 'RS_OK', balance: start });
  });
});
