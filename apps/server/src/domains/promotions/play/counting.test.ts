import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import { amountOf, PARTS_PER_UNIT, writeDecimal } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { addGambler, betOf, winOf } from '../../../testing/games/gamblers.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, type TestVendor } from '../../../testing/games/vendor.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { addPlayer as addProtected } from '../../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let vendor: TestVendor;
let members = 0;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openVendor(app);
  await putVendor(app, 'STUDIO', [
    makeVendorTitle({ game_code: 'dice', return_to_player: '99.00' }),
    makeVendorTitle({ game_code: 'slot', return_to_player: '96.00' }),
    makeVendorTitle({ game_code: 'unknown', return_to_player: null }),
  ]);
});
afterAll(() => app.close());

async function addPlayer(terms: Parameters<typeof grantBonus>[2], game = 'slot') {
  members += 1;
  const { id: memberId } = await addGambler(app, vendor, `counted${members}`, { units: 1_000n });
  const member = { brandId: vendor.brand.id, memberId, currency: 'CNY' };
  const token = await vendor.openSession(memberId, { gameCode: game });
  const bet = (amount: string, about = {}) => betOf(memberId, { amount: amountOf(amount), game, ...about });
  const send = async (call: Parameters<TestVendor['play']>[0]) => {
    app.clock.advance(1);
    expect((await vendor.play(call, { token })).status).toBe('RS_OK');
  };
  return {
    member,
    grant: () => grantBonus(app, member, terms),
    bet,
    send,
    async play(amount: string) {
      const placed = bet(amount);
      await send(placed);
      await send(winOf(placed, { amount: 0n, closes: true }));
    },
    async wagered() {
      const [bonus] = await app.modules.wallet.bonuses.list(app.database.queries, member);
      return `${bonus?.state} ${writeDecimal(bonus?.wagered ?? 0n)}`;
    },
  };
}

/** What the job does every minute. */
async function countAll() {
  const job = app.modules.promotions.jobs?.find(({ name }) => name === 'promotions.count_play');
  if (!job || !('outside' in job) || !job.outside) throw new Error('there is no such job');
  await (job.outside as (payload: unknown) => Promise<void>)({});
}

test('closed rounds count once, by the weight of their title', async () => {
  const slots = await addPlayer({ amount: 100n });
  await slots.grant();
  await slots.play('50');
  await countAll();
  await countAll();
  expect(await slots.wagered()).toBe('active 50.00');
  const dice = await addPlayer({ amount: 100n }, 'dice');
  await dice.grant();
  await dice.play('50');
  await countAll();
  expect(await dice.wagered()).toBe('active 12.50');
  const unknown = await addPlayer({ amount: 100n }, 'unknown');
  await unknown.grant();
  await unknown.play('50');
  await countAll();
  expect(await unknown.wagered()).toBe('active 0.00');
});

test('a round that began before the bonus was activated does not count, nor one that is open', async () => {
  const player = await addPlayer({ amount: 100n });
  const before = player.bet('40');
  await player.send(before);
  app.clock.advance(1);
  await player.grant();
  await player.send(winOf(before, { amount: 0n, closes: true }));
  await player.send(player.bet('30'));
  await countAll();
  expect(await player.wagered()).toBe('active 0.00');
  await player.play('20');
  await countAll();
  expect(await player.wagered()).toBe('active 20.00');
});

test('of a bonus for betting the play at slots does not count', async () => {
  const player = await addPlayer({ amount: 100n, product: 'betting' });
  await player.grant();
  await player.play('50');
  await countAll();
  expect(await player.wagered()).toBe('active 0.00');
});

test('the requirement releases the bonus', async () => {
  const player = await addPlayer({ amount: 10n, requirement: 100n });
  await player.grant();
  await player.play('60');
  await countAll();
  expect(await player.wagered()).toBe('active 60.00');
  await player.play('60');
  await countAll();
  expect(await player.wagered()).toBe('released 120.00');
  const { mainAccounts } = app.modules.wallet;
  const { balance } = await mainAccounts.main(app.database.queries, player.member);
  expect(balance).toBe((1_000n - 120n + 10n) * PARTS_PER_UNIT);
});

test('a balance that moved is the cue, while somebody listens', async () => {
  const player = await addPlayer({ amount: 100n });
  await player.grant();
  app.clock.advance(60_000);
  await app.modules.wallet.news.listen();
  await player.play('50');
  app.clock.advance(1_000);
  await vi.waitFor(async () => expect(await player.wagered()).toBe('active 50.00'), 10_000);
  // A lost round that closes long after its bet moves nothing, and is a cue as well.
  const placed = player.bet('30');
  await player.send(placed);
  app.clock.advance(1_000);
  await player.send(winOf(placed, { amount: 0n, closes: true }));
  app.clock.advance(1_000);
  await vi.waitFor(async () => expect(await player.wagered()).toBe('active 80.00'), 10_000);
});

describe('a bonus that a withdrawal forfeited, and that came back as the withdrawal failed', () => {
  /** Plays 20 before, 30 while the next one is active, and 5 after; a round of 7 is open all the time. */
  async function interrupt() {
    const player = await addPlayer({ amount: 100n });
    const { bonuses } = app.modules.wallet;
    const inTransaction = app.database.transaction.bind(app.database);
    const first = await player.grant();
    app.clock.advance(1);
    const second = await player.grant();
    await player.play('20');
    const long = player.bet('7');
    await player.send(long);
    app.clock.advance(1);
    const withdrawalId = randomUUID();
    await inTransaction((tx) => bonuses.forfeit(tx, player.member, withdrawalId));
    await player.play('30');
    await countAll();
    await inTransaction((tx) => bonuses.restore(tx, player.member.brandId, withdrawalId));
    expect(await bonuses.cancel(player.member, second.id)).toBe('ended');
    await player.play('5');
    await player.send(winOf(long, { amount: 0n, closes: true }));
    await countAll();
    const all = await bonuses.list(app.database.queries, player.member);
    return [first, second].map(({ id }) => all.find((bonus) => bonus.id === id));
  }
  const wageredOf = (bonus?: { wagered: bigint }) => writeDecimal(bonus?.wagered ?? 0n);

  test('counts the rounds that began while it was active, and none that counted towards the next', async () => {
    const [first, second] = await interrupt();
    expect([first?.state, wageredOf(first)]).toEqual(['active', '32.00']);
    expect([second?.state, wageredOf(second)]).toEqual(['forfeited', '30.00']);
  });

  test('ends later by as long as it was away', async () => {
    const player = await addPlayer({ amount: 100n, wagerDays: 30 });
    const { bonuses } = app.modules.wallet;
    const { id, endsAt } = await player.grant();
    app.clock.advance(10 * DAY_MS);
    const withdrawalId = randomUUID();
    await app.database.transaction((tx) => bonuses.forfeit(tx, player.member, withdrawalId));
    app.clock.advance(25 * DAY_MS);
    await app.database.transaction((tx) => bonuses.restore(tx, player.member.brandId, withdrawalId));
    const back = await bonuses.active(app.database.queries, player.member);
    expect([back?.id, back?.endsAt?.getTime()]).toEqual([id, (endsAt?.getTime() ?? 0) + 25 * DAY_MS]);
  });
});

test('an exclusion ends the bonus and those that wait, and own money stays', async () => {
  const player = await addProtected(app, 'leaving01');
  await player.submit(player.deposit(20));
  const owner = { brandId: player.brandId, memberId: player.id, currency: 'CNY' };
  for (const amount of [50n, 40n, 30n]) await grantBonus(app, owner, { amount });
  expect((await player.exclude('7d')).status).toBe(200);
  await countAll();
  const { bonuses, mainAccounts } = app.modules.wallet;
  const states = (await bonuses.list(app.database.queries, owner)).map(({ state }) => state);
  expect(states).toEqual(['forfeited', 'forfeited', 'forfeited']);
  expect((await mainAccounts.main(app.database.queries, owner)).balance).toBe(20n * PARTS_PER_UNIT);
  expect(await mainAccounts.bonus(app.database.queries, owner)).toBe(0n);
});
