import { PARTS_PER_UNIT } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGambler as addGamblerOf, betOf, rollbackOf, winOf } from '../../../testing/games/gamblers.ts';
import { openVendor, type TestVendor } from '../../../testing/games/vendor.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Bonus } from '../../wallet/wallet.module.ts';

let app: TestApp;
let vendor: TestVendor;
let members = 0;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openVendor(app);
});
afterAll(() => app.close());

const CENT = PARTS_PER_UNIT / 100n;

/** A member with this much in main, in cents, and a bonus of so many units. */
async function addPlayer(mainCents: bigint, terms?: Parameters<typeof grantBonus>[2]) {
  members += 1;
  const { id: memberId, token } = await addGamblerOf(app, vendor, `bonus${members}`, { units: 1_000n });
  const member = { brandId: vendor.brand.id, memberId, currency: 'CNY' };
  const { mainAccounts, bonuses } = app.modules.wallet;
  const { queries } = app.database;
  const play = (call: Parameters<TestVendor['play']>[0]) => vendor.play(call, { token });
  const drain = betOf(memberId, { amount: 1_000n * PARTS_PER_UNIT - mainCents * CENT, closes: true });
  expect((await play(drain)).status).toBe('RS_OK');
  const grant = (about: Parameters<typeof grantBonus>[2]) => grantBonus(app, member, about);
  const bonus = terms && (await grant(terms));
  return {
    member,
    play,
    grant,
    bonus: bonus as Bonus,
    bet: (cents: bigint, about = {}) => betOf(memberId, { amount: cents * CENT, ...about }),
    purses: async () => [
      (await mainAccounts.main(queries, member)).balance / CENT,
      (await mainAccounts.bonus(queries, member)) / CENT,
    ],
    state: async (id: string) =>
      (await bonuses.list(queries, member)).find((one) => one.id === id)?.state ?? null,
    count: (id: string, units: bigint) =>
      app.database.transaction((tx) =>
        bonuses.count(tx, { brandId: member.brandId, id }, units * PARTS_PER_UNIT),
      ),
    cancel: (id: string) => bonuses.cancel(member, id),
    forfeit: (withdrawalId?: string) =>
      app.database.transaction((tx) => bonuses.forfeit(tx, member, withdrawalId)),
    restore: (withdrawalId: string) =>
      app.database.transaction((tx) => bonuses.restore(tx, member.brandId, withdrawalId)),
  };
}
type Player = Awaited<ReturnType<typeof addPlayer>>;
const soundBooks = async () =>
  expect((await app.modules.wallet.checker.look(vendor.brand.id)).findings).toEqual([]);

describe('the order of spending', () => {
  test('takes main first, then the bonus, and splits the win as the stake was', async () => {
    const player = await addPlayer(300n, { amount: 100n });
    const bet = player.bet(500n);
    expect(await player.play(bet)).toMatchObject({ status: 'RS_OK', balance: 9_800n * CENT });
    expect(await player.purses()).toEqual([0n, 9_800n]);
    expect(await player.play(winOf(bet, { amount: 750n * CENT, closes: true }))).toMatchObject({
      status: 'RS_OK',
      balance: 10_550n * CENT,
    });
    expect(await player.purses()).toEqual([450n, 10_100n]);
    await soundBooks();
  });

  test('rounds the part of the bonus down to whole minor units', async () => {
    const player = await addPlayer(100n, { amount: 1n });
    const first = player.bet(150n, { closes: true });
    await player.play(first);
    await player.play(winOf(first, { amount: 150n * CENT }));
    expect(await player.purses()).toEqual([100n, 100n]);
    const second = player.bet(150n);
    await player.play(second);
    await player.play(winOf(second, { amount: 100n * CENT }));
    // A third of the stake was the bonus's: 33 of a hundred.
    expect(await player.purses()).toEqual([67n, 83n]);
  });

  test('a rollback returns each part to its purse, a repeat of the bet its first answer', async () => {
    const player = await addPlayer(300n, { amount: 100n });
    const bet = player.bet(500n);
    const answer = await player.play(bet);
    expect(await player.play(bet)).toMatchObject({ status: 'RS_OK', balance: answer.balance });
    expect(await player.play(rollbackOf(bet))).toMatchObject({ status: 'RS_OK', balance: 10_300n * CENT });
    expect(await player.purses()).toEqual([300n, 10_000n]);
  });

  test('vendors are told what can be played there; beyond it there is not enough money', async () => {
    const player = await addPlayer(300n, { amount: 100n });
    const over = player.bet(10_301n);
    expect(await player.play(over)).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 10_300n * CENT,
    });
    expect(await player.purses()).toEqual([300n, 10_000n]);
  });

  test.each([
    { product: 'lottery' as const, vendors: null },
    { product: 'any' as const, vendors: ['OTHER'] },
  ])('a bonus for %j pays nothing at a title of this vendor', async (terms) => {
    const player = await addPlayer(300n, { amount: 100n, ...terms });
    expect(await player.play(player.bet(500n))).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 300n * CENT,
    });
    expect((await player.play(player.bet(300n))).status).toBe('RS_OK');
  });

  test('no bonus pays for play against people, who could give its money back as their own', async () => {
    const player = await addPlayer(300n, { amount: 100n, product: 'any' });
    const token = await vendor.openSession(player.member.memberId, { product: 'pvp' });
    const buyIn = (cents: bigint) => vendor.play(player.bet(cents), { token });
    expect(await buyIn(500n)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 300n * CENT });
    expect((await buyIn(300n)).status).toBe('RS_OK');
    expect(await player.purses()).toEqual([0n, 10_000n]);
  });

  test('a stake above the most is refused where the bonus pays a part, and only there', async () => {
    const player = await addPlayer(2_000n, { amount: 100n, stakeMax: 10n });
    expect((await player.play(player.bet(1_500n, { closes: true }))).status).toBe('RS_OK');
    expect((await player.play(player.bet(1_001n))).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await player.play(player.bet(1_000n))).status).toBe('RS_OK');
    expect(await player.purses()).toEqual([0n, 9_500n]);
  });

  test('the rollback of a win takes each part back; what the bonus lost since, the house bears', async () => {
    const player = await addPlayer(0n, { amount: 10n });
    const bet = player.bet(1_000n);
    const win = winOf(bet, { amount: 400n * CENT });
    await player.play(bet);
    await player.play(win);
    expect(await player.purses()).toEqual([0n, 400n]);
    await player.play(player.bet(300n, { closes: true }));
    expect(await player.play(rollbackOf(win))).toMatchObject({ status: 'RS_OK', balance: 0n });
    expect(await player.purses()).toEqual([0n, 0n]);
    expect(await vendor.debtOf(player.member.memberId)).toBe(0n);
    await soundBooks();
  });
});

describe('late wins and rollbacks', () => {
  /** A round staked half by the bonus, which then ends while another becomes active. */
  async function playLate(end: (player: Player) => Promise<unknown>) {
    const player = await addPlayer(100n, { amount: 50n, requirement: 10n });
    const next = await player.grant({ amount: 20n });
    const bet = player.bet(200n);
    await player.play(bet);
    await end(player);
    return { player, bet, next };
  }

  test('go to main if the bonus was released, and not to the next one', async () => {
    const { player, bet, next } = await playLate((one) => one.count(one.bonus.id, 10n));
    expect([await player.state(player.bonus.id), await player.state(next.id)]).toEqual([
      'released',
      'active',
    ]);
    expect(await player.purses()).toEqual([4_900n, 2_000n]);
    await player.play(winOf(bet, { amount: 400n * CENT }));
    expect(await player.purses()).toEqual([5_300n, 2_000n]);
    await soundBooks();
  });

  test('go to the house if it was forfeited; own money comes back as ever', async () => {
    const { player, bet } = await playLate((one) => one.forfeit());
    expect(await player.purses()).toEqual([0n, 2_000n]);
    await player.play(winOf(bet, { amount: 400n * CENT }));
    expect(await player.purses()).toEqual([200n, 2_000n]);
    const second = player.bet(200n);
    expect((await player.play(second)).status).toBe('RS_OK');
    expect((await player.play(rollbackOf(bet))).status).toBe('RS_ERROR_UNKNOWN');
    await soundBooks();
  });

  test('come back with a bonus that a failed withdrawal brings back', async () => {
    const withdrawal = 'aaaaaaaa-0000-7000-8000-000000000001';
    const player = await addPlayer(100n, { amount: 50n });
    const bet = player.bet(200n);
    await player.play(bet);
    await player.forfeit(withdrawal);
    await player.play(winOf(bet, { amount: 400n * CENT, closes: true }));
    expect(await player.purses()).toEqual([200n, 0n]);
    await player.restore(withdrawal);
    expect(await player.purses()).toEqual([200n, 5_100n]);
    expect(await player.state(player.bonus.id)).toBe('active');
    await soundBooks();
  });
});

describe('a bonus', () => {
  test('is granted once for one origin, and waits while another is active', async () => {
    const player = await addPlayer(0n, { amount: 50n });
    const [one, two] = [
      await player.grant({ amount: 20n, origin: 'twice' }),
      await player.grant({ amount: 20n, origin: 'twice' }),
    ];
    expect([one.id, one.state]).toEqual([two.id, 'waiting']);
    expect(await player.purses()).toEqual([0n, 5_000n]);
    expect(await player.cancel(player.bonus.id)).toBe('ended');
    expect(await player.purses()).toEqual([0n, 2_000n]);
    expect(await player.state(one.id)).toBe('active');
  });

  test('finds money of the member in its purse, and puts it back into main first', async () => {
    const player = await addPlayer(300n);
    const { brandId, memberId, currency } = player.member;
    const purse = (purpose: 'main' | 'bonus') => ({ brandId, owner: memberId, purpose, currency });
    await app.modules.wallet.submit({
      id: 'bbbbbbbb-0000-7000-8000-000000000001',
      brandId,
      reference: 'own',
      transfers: [
        { kind: 'purse_transfer', debit: purse('main'), credit: purse('bonus'), amount: 200n * CENT },
      ],
    });
    const bonus = await player.grant({ amount: 50n });
    expect(await player.purses()).toEqual([300n, 5_000n]);
    await player.cancel(bonus.id);
    expect(await player.purses()).toEqual([300n, 0n]);
  });

  test('is released up to its cap, the rest is forfeited; waiting ones and main stay', async () => {
    const player = await addPlayer(300n, { amount: 50n, requirement: 100n, releaseMax: 20n });
    await player.grant({ amount: 7n });
    expect((await player.count(player.bonus.id, 99n))?.state).toBe('active');
    expect(await player.count(player.bonus.id, 1n)).toMatchObject({
      state: 'released',
      released: 20n * PARTS_PER_UNIT,
    });
    expect(await player.purses()).toEqual([2_300n, 700n]);
  });

  test('is exhausted once purse and open rounds are empty, and not before', async () => {
    const player = await addPlayer(0n, { amount: 5n });
    const bet = player.bet(500n);
    await player.play(bet);
    expect((await player.count(player.bonus.id, 0n))?.state).toBe('active');
    await player.play(winOf(bet, { amount: 0n, closes: true }));
    expect((await player.count(player.bonus.id, 5n))?.state).toBe('exhausted');
  });

  test('cannot be cancelled by its member while a round with its money is open', async () => {
    const player = await addPlayer(0n, { amount: 5n });
    const bet = player.bet(100n);
    await player.play(bet);
    expect(await player.cancel(player.bonus.id)).toBe('round_open');
    await player.play(winOf(bet, { amount: 0n, closes: true }));
    expect(await player.cancel(player.bonus.id)).toBe('ended');
    expect(await player.cancel(player.bonus.id)).toBe('unknown');
    const other = await addPlayer(0n, { amount: 5n });
    expect(await player.cancel(other.bonus.id)).toBe('unknown');
  });
});
