import { randomUUID } from 'node:crypto';
import { PARTS_PER_UNIT } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { addMember, type Browser, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Wallet = {
  currency: string;
  currencySymbol: string;
  displayDigits: number;
  sumBalance: string;
  wallets: { type: string; balance: string }[];
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor' }),
      makeBrand({ merchantCode: 'lantern', currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' }),
    ],
    env: { HUMAN_CHECK: 'off' },
  });
});
afterAll(() => app.close());

async function signIn(account: string, { merchant = 'harbor', units = 0n } = {}) {
  const { id, brandId } = { ...(await addMember(app, account, { merchant })), brandId: brandIdOf(merchant) };
  const browser = openBrowser(app, { merchant });
  await browser.login(account);
  const books = ledgerOf(brandId, merchant === 'lantern' ? 'VND' : 'CNY');
  if (units > 0n)
    await app.database.transaction((tx) =>
      app.modules.wallet.post(tx, [books.deposit(id, units * PARTS_PER_UNIT)]),
    );
  return { id, browser, books };
}
const brandIdOf = (merchant: string) => app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
const walletOf = async (browser: Browser) => (await browser.call('/wps/wallets/gcs')).value as Wallet;
const transfer = (browser: Browser, body: object, key: string = randomUUID()) =>
  browser.post('/wps/relay/GCS_walletTransfer', body, { headers: { 'idempotency-key': key } });

describe('the wallet of a member', () => {
  test('holds nothing at first, and every purse but what is owed', async () => {
    const { browser } = await signIn('new01');
    const { sumBalance, wallets } = await walletOf(browser);
    expect(sumBalance).toBe('0.00');
    expect(wallets).toEqual(['main', 'bonus', 'locked'].map((type) => ({ type, balance: '0.00' })));
  });

  test('sums what can be played with: not what is locked, and what is owed stands apart', async () => {
    const { id, browser, books } = await signIn('all01', { units: 100n });
    const amount = 7n * PARTS_PER_UNIT;
    await app.database.transaction(async (tx) => {
      const hold = { brandId: brandIdOf('harbor'), id: randomUUID(), memberId: id, currency: 'CNY', amount };
      await app.modules.wallet.holds.reserve(tx, { ...hold, reference: 'test' });
      const owed = { kind: 'win_rollback', debit: books.account(id, 'debt') } as const;
      const vendor = books.account('studio', 'vendor');
      await app.modules.wallet.post(tx, [books.posting({ ...owed, credit: vendor, amount })]);
    });
    const { sumBalance, wallets, currency, currencySymbol, displayDigits } = await walletOf(browser);
    expect([currency, currencySymbol, displayDigits, sumBalance]).toEqual(['CNY', '￥', 2, '93.00']);
    expect(wallets.slice(2)).toEqual([
      { type: 'locked', balance: '7.00' },
      { type: 'debt', balance: '-7.00' },
    ]);
    const { value } = await browser.call('/wps/wallets/member');
    const purses = (value as { wallets: { type: string; movedAt: number | null }[] }).wallets;
    expect(purses.map(({ type, movedAt }) => [type, movedAt])).toEqual([
      ['main', app.clock.now()],
      ['bonus', null],
      ['locked', app.clock.now()],
      ['debt', app.clock.now()],
    ]);
  });

  test('is written as the brand writes money, which anybody may ask for', async () => {
    const { value } = await openBrowser(app, { merchant: 'lantern' }).call('/wps/wallets/merchant');
    expect(value).toEqual({
      merchantCode: 'lantern',
      currency: 'VND',
      currencySymbol: '₫',
      displayDigits: 0,
      inputUnit: 1000,
      trial: { currency: 'XXX', currencySymbol: '', displayDigits: 2, inputUnit: 1 },
      timeZone: 'Asia/Ho_Chi_Minh',
      dayStartsAt: '00:00',
      today: '2026-11-16',
    });
  });
});

describe('moving money between one’s purses', () => {
  test('goes either way while nothing is left to be wagered, and is done once for one key', async () => {
    const { browser } = await signIn('mover01', { units: 100n });
    const key = randomUUID();
    const there = { from: 'main', to: 'bonus', amount: '30' };
    const answers = await Promise.all([1, 2, 3].map(() => transfer(browser, there, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await walletOf(browser)).wallets.map(({ balance }) => balance)).toEqual([
      '70.00',
      '30.00',
      '0.00',
    ]);
    expect((await transfer(browser, { from: 'bonus', to: 'main', amount: '12.5' })).status).toBe(200);
    expect((await walletOf(browser)).wallets.map(({ balance }) => balance)).toEqual([
      '82.50',
      '17.50',
      '0.00',
    ]);
    const { items } = (await browser.call('/wps/relay/ODS2_MemberTransaction?kinds=transfer')).value as {
      items: { amount: string; code: string }[];
    };
    expect(items.map(({ amount, code }) => [code, amount])).toEqual([
      ['purse_transfer', '12.50'],
      ['purse_transfer', '-30.00'],
    ]);
  });

  test('is refused while something is left to be wagered, and says how much', async () => {
    const { id, browser } = await signIn('wagerer01', { units: 100n });
    await grantBonus(app, { brandId: brandIdOf('harbor'), memberId: id }, { amount: 25n, requirement: 250n });
    const { code, value } = await transfer(browser, { from: 'main', to: 'bonus', amount: '30' });
    expect([code, value]).toEqual(['bonus_not_released', { toWager: '250.00' }]);
    expect((await walletOf(browser)).sumBalance).toBe('100.00');
  });

  test('moves it out of the sum, which is what games can bet, and back', async () => {
    const { browser } = await signIn('summer01', { units: 100n });
    await transfer(browser, { from: 'main', to: 'bonus', amount: '30' });
    expect((await walletOf(browser)).sumBalance).toBe('70.00');
    await transfer(browser, { from: 'bonus', to: 'main', amount: '30' });
    expect((await walletOf(browser)).sumBalance).toBe('100.00');
  });

  test('is refused beyond what is there', async () => {
    const { browser } = await signIn('poor01', { units: 10n });
    expect((await transfer(browser, { from: 'main', to: 'bonus', amount: '10.01' })).code).toBe(
      'not_enough_money',
    );
    expect((await transfer(browser, { from: 'bonus', to: 'main', amount: '1' })).code).toBe(
      'not_enough_money',
    );
  });

  test.each(['-1', '0', '', '1.001', '1e3', '１', 'NaN', '99999999999999999999999'])(
    'is refused for an amount of %j',
    async (amount) => {
      const { browser } = await signIn(`typist${Buffer.from(amount).toString('hex').slice(0, 12)}x`, {
        units: 10n,
      });
      const { code, value } = await transfer(browser, { from: 'main', to: 'bonus', amount });
      expect([code, Object.keys((value as { fields: object }).fields)]).toEqual([
        'invalid_input',
        ['amount'],
      ]);
    },
  );

  test('takes no decimals of a currency that shows none, and not two ends that are one', async () => {
    const { browser } = await signIn('viet01', { merchant: 'lantern', units: 1_000n });
    expect((await transfer(browser, { from: 'main', to: 'bonus', amount: '1.5' })).code).toBe(
      'invalid_input',
    );
    expect((await transfer(browser, { from: 'main', to: 'main', amount: '1' })).code).toBe('invalid_input');
    expect((await transfer(browser, { from: 'main', to: 'locked', amount: '1' })).code).toBe('invalid_input');
    expect((await transfer(browser, { from: 'main', to: 'bonus', amount: '500' })).status).toBe(200);
  });
});
