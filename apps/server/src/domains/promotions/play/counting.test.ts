import { amountOf, PARTS_PER_UNIT, writeDecimal } from '@parlour/money';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
});

test('an exclusion ends the bonus, and own money stays', async () => {
  const player = await addProtected(app, 'leaving01');
  await player.submit(player.deposit(20));
  const owner = { brandId: player.brandId, memberId: player.id, currency: 'CNY' };
  const { id } = await grantBonus(app, owner, { amount: 50n });
  expect((await player.exclude('7d')).status).toBe(200);
  await countAll();
  const { bonuses, mainAccounts } = app.modules.wallet;
  expect((await bonuses.list(app.database.queries, owner)).find((bonus) => bonus.id === id)?.state).toBe(
    'forfeited',
  );
  expect((await mainAccounts.main(app.database.queries, owner)).balance).toBe(20n * PARTS_PER_UNIT);
  expect(await mainAccounts.bonus(app.database.queries, owner)).toBe(0n);
});
