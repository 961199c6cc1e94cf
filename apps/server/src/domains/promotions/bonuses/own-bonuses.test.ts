import type { BonusAccount, OwnBonus } from '@parlour/contract';
import { readDecimal } from '@parlour/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { betOf, winOf } from '../../../testing/games/gamblers.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let vendor: TestVendor;
let members = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { HUMAN_CHECK: 'off' } });
  vendor = await openVendor(app);
  await putVendor(app, 'STUDIO', [makeVendorTitle({ game_code: 'dice', return_to_player: '99.00' })]);
});
afterAll(() => app.close());

/** A signed-in member with ten units of their own and a bonus of a hundred. */
async function addHolder(terms: { product?: 'betting' } = {}) {
  members += 1;
  const account = `holder${members}`;
  const { id: memberId } = await addMember(app, account);
  await vendor.fund(memberId, 10n);
  const { id } = await grantBonus(app, { brandId: vendor.brand.id, memberId }, { amount: 100n, ...terms });
  app.clock.advance(1_000);
  const token = await vendor.openSession(memberId);
  const browser = openBrowser(app);
  await browser.login(account);
  return {
    id,
    play: (call: ReturnType<typeof betOf>) => vendor.play(call, { token }),
    bet: (units: bigint) => betOf(memberId, { amount: units * UNIT }),
    list: async () => ((await browser.call('/wps/bonuses')).value as { bonuses: OwnBonus[] }).bonuses,
    account: async () =>
      ((await browser.call('/wps/bonuses/account')).value as { account: BonusAccount | null }).account,
    cancel: (bonusId = id) => browser.post('/wps/bonuses/cancel', { id: bonusId }),
  };
}

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + (readDecimal(amount) ?? 0n), 0n);

test('the lines add up to the purse, and what was staked is what counted and what did not', async () => {
  const holder = await addHolder();
  const won = holder.bet(30n);
  await holder.play(won);
  await holder.play(winOf(won, { amount: 12n * UNIT, closes: true }));
  await holder.play({ ...holder.bet(5n), closes: true });
  const open = holder.bet(20n);
  await holder.play(open);
  const account = await holder.account();
  expect(account).toMatchObject({
    bonus: { state: 'active', amount: '100.00', balance: '67.00' },
    hasOpenRounds: true,
    withdrawable: '0.00',
  });
  expect(sum(account?.moves.map(({ amount }) => amount) ?? [])).toBe(67n * UNIT);
  expect(account?.moves.find(({ kind }) => kind === 'bonus_grant')?.amount).toBe('100.00');
  const { staked = '', counted = '', uncounted = [] } = account?.wagering ?? {};
  // Dice returns 99 %: a quarter counts.
  expect([staked, counted]).toEqual(['35.00', '8.75']);
  expect(sum([counted, ...uncounted.map(({ amount }) => amount)])).toBe(35n * UNIT);
});

test('stakes at games that the bonus is not for are shown, and every line is the sum of its games', async () => {
  const holder = await addHolder({ product: 'betting' });
  await holder.play({ ...holder.bet(4n), closes: true });
  const { wagering } = (await holder.account()) ?? {};
  expect(wagering).toMatchObject({
    staked: '4.00',
    counted: '0.00',
    uncounted: [{ why: 'elsewhere', amount: '4.00' }],
  });
  const mixed = await addHolder();
  await mixed.play({ ...mixed.bet(8n), closes: true });
  const { games = [], ...sums } = (await mixed.account())?.wagering ?? {};
  expect(games).toMatchObject([
    { name: 'Title dice', staked: '8.00', counted: '2.00', uncounted: [{ why: 'weight', amount: '6.00' }] },
  ]);
  expect(sums).toEqual({ staked: '8.00', counted: '2.00', uncounted: [{ why: 'weight', amount: '6.00' }] });
});

test('a member ends a bonus once no round with its money is open, and nobody else’s', async () => {
  const holder = await addHolder();
  const open = holder.bet(20n);
  await holder.play(open);
  expect((await holder.cancel()).code).toBe('round_open');
  await holder.play(winOf(open, { amount: 0n, closes: true }));
  const other = await addHolder();
  expect((await other.cancel(holder.id)).code).toBe('not_found');
  expect((await holder.cancel()).status).toBe(200);
  expect(await holder.list()).toMatchObject([{ state: 'forfeited', balance: '0.00' }]);
  expect(await holder.account()).toBeNull();
});
