import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGambler as addGamblerOf, betOf, rollbackOf, winOf } from '../../../testing/games/gamblers.ts';
import { openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import type { ModelCall } from '../../../testing/games/vendor-model.ts';
import { addMember } from '../../../testing/members.ts';
import { addPlayer } from '../../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openVendor(app);
});
afterAll(() => app.close());

/** A member with a hundred units and a launch token. */
const addGambler = (account: string, to = vendor) => addGamblerOf(app, to, account, { units: 100n });

describe('a token', () => {
  test('stands for one member, title and currency', async () => {
    const { id, token } = await addGambler('bound');
    const other = await addGambler('bound2');
    const status = async (call: ModelCall, with_ = token, currency = 'CNY') =>
      (await vendor.play(call, { token: with_, currency })).status;
    expect(await status(betOf(id), 'x'.repeat(43))).toBe('RS_ERROR_INVALID_TOKEN');
    expect(await status(betOf(other.id))).toBe('RS_ERROR_INVALID_TOKEN');
    expect(await status(betOf('nobody'))).toBe('RS_ERROR_INVALID_TOKEN');
    expect(await status(betOf(id, { game: 'crash' }))).toBe('RS_ERROR_INVALID_GAME');
    expect(await status(betOf(id), token, 'THB')).toBe('RS_ERROR_WRONG_CURRENCY');
    expect(await vendor.balanceOf(id)).toBe(100n * UNIT);
  });

  test('of another vendor is none', async () => {
    const { id, token } = await addGambler('elsewhere');
    const other = await openVendor(app, { code: 'OTHER' });
    expect((await other.play(betOf(id), { token })).status).toBe('RS_ERROR_INVALID_TOKEN');
  });

  test('expires for bets, and never for what they led to', async () => {
    const { id, token } = await addGambler('late');
    const [won, lost] = [betOf(id), betOf(id)];
    for (const bet of [won, lost]) await vendor.play(bet, { token });
    app.clock.advance(24 * 3_600_000);
    expect((await vendor.play(betOf(id), { token })).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect((await vendor.call('balance', { user: id, token, game_code: 'dice' })).status).toBe(
      'RS_ERROR_TOKEN_EXPIRED',
    );
    expect((await vendor.play(winOf(won), { token })).status).toBe('RS_OK');
    expect((await vendor.play(rollbackOf(lost), { token })).status).toBe('RS_OK');
    expect(await vendor.balanceOf(id)).toBe(100n * UNIT);
  });

  test('of an earlier launch of the title takes no more bets', async () => {
    const { id, token } = await addGambler('twice');
    const bet = betOf(id);
    await vendor.play(bet, { token });
    const elsewhere = await vendor.openSession(id, { gameCode: 'crash' });
    const newer = await vendor.openSession(id);
    expect((await vendor.play(betOf(id), { token })).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect((await vendor.play(winOf(bet), { token })).status).toBe('RS_OK');
    expect((await vendor.play(betOf(id), { token: newer })).status).toBe('RS_OK');
    expect((await vendor.play(betOf(id, { game: 'crash' }), { token: elsewhere })).status).toBe('RS_OK');
  });
});

describe('who may not play', () => {
  test('too little money refuses with what there is', async () => {
    const { id, token } = await addGambler('poor');
    expect(await vendor.play(betOf(id, { amount: 101n * UNIT }), { token })).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      currency: 'CNY',
      balance: 100n * UNIT,
    });
  });

  test('a locked member is disabled, and what they began still ends', async () => {
    const { id, token } = await addGambler('locked');
    const [won, lost] = [betOf(id), betOf(id)];
    for (const bet of [won, lost]) await vendor.play(bet, { token });
    await app.database.queries.execute(`update identity_member set state = 'locked' where id = '${id}'`);
    expect((await vendor.play(betOf(id), { token })).status).toBe('RS_ERROR_USER_DISABLED');
    expect((await vendor.call('info', { user: id })).status).toBe('RS_ERROR_USER_DISABLED');
    expect((await vendor.play(winOf(won), { token })).status).toBe('RS_OK');
    expect((await vendor.play(rollbackOf(lost), { token })).status).toBe('RS_OK');
  });

  test('an excluded member is disabled, also for a stake of nothing', async () => {
    const player = await addPlayer(app, 'excluded1');
    await vendor.fund(player.id, 100n);
    const token = await vendor.openSession(player.id);
    const bet = betOf(player.id);
    await vendor.play(bet, { token });
    await player.exclude('24h');
    expect((await vendor.play(betOf(player.id), { token })).status).toBe('RS_ERROR_USER_DISABLED');
    expect((await vendor.play(betOf(player.id, { amount: 0n }), { token })).status).toBe(
      'RS_ERROR_USER_DISABLED',
    );
    expect((await vendor.play(winOf(bet), { token })).status).toBe('RS_OK');
  });

  test('a limit of the member, and the highest bet of the vendor, are limits', async () => {
    const player = await addPlayer(app, 'limited1');
    await vendor.fund(player.id, 100n);
    await player.setLimit({ kind: 'stake', period: 'day' }, '15');
    const token = await vendor.openSession(player.id);
    expect((await vendor.play(betOf(player.id), { token })).status).toBe('RS_OK');
    expect((await vendor.play(betOf(player.id), { token })).status).toBe('RS_ERROR_LIMIT_REACHED');
    const strict = await openVendor(app, { code: 'STRICT', betMax: 5n * UNIT });
    const { id, token: other } = await addGambler('strict1', strict);
    expect((await strict.play(betOf(id), { token: other })).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await strict.play(betOf(id, { amount: 5n * UNIT }), { token: other })).status).toBe('RS_OK');
  });

  test('a closed vendor takes no bets, and ends what was begun', async () => {
    const closing = await openVendor(app, { code: 'CLOSING' });
    const { id, token } = await addGambler('closing1', closing);
    const bet = betOf(id);
    await closing.play(bet, { token });
    await app.database.queries.execute(`update games_vendor set is_open = false where code = 'CLOSING'`);
    app.clock.advance(60_000);
    expect((await closing.play(betOf(id), { token })).status).toBe('RS_ERROR_INVALID_PARTNER');
    expect((await closing.play(winOf(bet), { token })).status).toBe('RS_OK');
  });
});

test('under maintenance wins and rollbacks are taken, and nothing new', async () => {
  const { id, token } = await addGambler('maintained');
  const [won, lost] = [betOf(id), betOf(id)];
  for (const bet of [won, lost]) await vendor.play(bet, { token });
  const brand = app.modules.system.brands.ofMerchant('harbor');
  const settings = brand?.settings as { maintenance: { enabled: boolean } };
  settings.maintenance.enabled = true;
  try {
    expect((await vendor.play(betOf(id), { token })).status).toBe('RS_ERROR_UNKNOWN');
    expect((await vendor.play(winOf(won), { token })).status).toBe('RS_OK');
    expect((await vendor.play(rollbackOf(lost), { token })).status).toBe('RS_OK');
  } finally {
    settings.maintenance.enabled = false;
  }
});

test('trial money is played with like any other, in a currency of its own', async () => {
  const { id } = await addMember(app, 'trialist');
  await vendor.fund(id, 50n, 'XXX');
  const token = await vendor.openSession(id, { currency: 'XXX' });
  const bet = betOf(id);
  expect(await vendor.play(bet, { token, currency: 'XXX' })).toMatchObject({
    status: 'RS_OK',
    currency: 'XXX',
    balance: 40n * UNIT,
  });
  expect((await vendor.play(winOf(bet), { token, currency: 'CNY' })).status).toBe('RS_ERROR_WRONG_CURRENCY');
  expect((await vendor.play(winOf(bet), { token, currency: 'XXX' })).balance).toBe(50n * UNIT);
});

test('a win that came back to an empty purse becomes a debt', async () => {
  const { id, token } = await addGambler('debtor');
  const bet = betOf(id, { amount: 100n * UNIT });
  const win = winOf(bet, { amount: 30n * UNIT });
  await vendor.play(bet, { token });
  await vendor.play(win, { token });
  await vendor.play(betOf(id, { amount: 20n * UNIT }), { token });
  expect(await vendor.play(rollbackOf(win), { token })).toMatchObject({ status: 'RS_OK', balance: 0n });
  expect(await vendor.debtOf(id)).toBe(-20n * UNIT);
});

test('taking back a bet that has won raises one alert, however often it is tried', async () => {
  const { id, token } = await addGambler('alarming');
  const bet = betOf(id);
  await vendor.play(bet, { token });
  await vendor.play(winOf(bet), { token });
  const rollback = rollbackOf(bet);
  for (let times = 0; times < 5; times += 1)
    expect((await vendor.play(rollback, { token })).status).toBe('RS_ERROR_UNKNOWN');
  const { rows } = await app.database.queries.execute(
    `select kind from games_alert where transaction_id = '${rollback.id}'`,
  );
  expect(rows).toEqual([{ kind: 'rollback_of_won_bet' }]);
});

test('a win on a closed round is credited and noted', async () => {
  const { id, token } = await addGambler('noted');
  const bet = betOf(id);
  await vendor.play(bet, { token });
  await vendor.play(winOf(bet, { amount: 0n, closes: true }), { token });
  const late = winOf(bet);
  expect((await vendor.play(late, { token })).balance).toBe(100n * UNIT);
  const { rows } = await app.database.queries.execute(
    `select note from games_transaction where transaction_id = '${late.id}'`,
  );
  expect(rows).toEqual([{ note: 'late' }]);
});

test('a rollback that is repeated 500 times has one effect and one answer', async () => {
  const { id, token } = await addGambler('repeated');
  const bet = betOf(id);
  await vendor.play(bet, { token });
  const rollback = rollbackOf(bet);
  const answers = new Set<string>();
  for (let times = 0; times < 500; times += 1) {
    const { status, balance } = await vendor.play(rollback, { token });
    answers.add(`${status} ${balance}`);
  }
  expect([...answers]).toEqual([`RS_OK ${100n * UNIT}`]);
  expect(await vendor.balanceOf(id)).toBe(100n * UNIT);
});
