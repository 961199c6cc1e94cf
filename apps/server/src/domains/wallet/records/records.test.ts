import { DAY_MS } from '@parlour/clock/durations';
import { LANGUAGES, type OwnTransfer, TRANSFER_KINDS, type TransferKind } from '@parlour/contract';
import { PARTS_PER_UNIT } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { addMember, type Browser, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Posting } from '../ledger/posting.rules.ts';

type Listed = { items: OwnTransfer[]; next: string | null; currency: string };
const units = (count: number) => BigInt(count) * PARTS_PER_UNIT;
const LIST = '/wps/relay/ODS2_MemberTransaction';
const OWN = [
  '/wps/wallets/gcs',
  '/wps/wallets/member',
  LIST,
  '/wps/relay/ODSFE2_MemPNL',
  '/wps/records/bets',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor' }),
      makeBrand({ merchantCode: 'lantern', timeZone: 'America/New_York', dayStartsAt: '06:00' }),
    ],
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
});
afterAll(() => app.close());

const brandOf = (merchant: string) => {
  const brand = app.modules.system.brands.ofMerchant(merchant);
  if (!brand) throw new Error(`there is no brand ${merchant}`);
  return brand;
};
const post = async (...postings: Posting[]) => {
  const outcomes = await app.database.transaction((tx) => app.modules.wallet.post(tx, postings));
  expect(outcomes.map(({ state }) => state)).toEqual(postings.map(() => 'posted'));
};
const roll = (merchant = 'harbor') => app.modules.wallet.rollups.rollBrand(brandOf(merchant));

/** A member who is signed in, and their books. */
async function signIn(account: string, merchant = 'harbor') {
  const { id } = await addMember(app, account, { merchant });
  const browser = openBrowser(app, { merchant });
  expect((await browser.login(account)).status).toBe(200);
  return { id, browser, books: ledgerOf(brandOf(merchant).id) };
}
const get = async <Value>(browser: Browser, path: string): Promise<Value> => {
  const { value, code } = await browser.call(path);
  expect(code).toBeUndefined();
  return value as Value;
};

/** Reads every page of a list by its cursor. */
async function readAll(browser: Browser, query: string, limit = 7): Promise<OwnTransfer[]> {
  const items: OwnTransfer[] = [];
  let after = '';
  for (;;) {
    const page = await get<Listed>(browser, `${LIST}?limit=${limit}&${query}${after}`);
    items.push(...page.items);
    if (page.next === null) return items;
    after = `&after=${page.next}`;
  }
}

describe('own transfers', () => {
  test('are told the newest first, signed, with the balance each left', async () => {
    const { id, browser, books } = await signIn('teller01');
    await post(books.deposit(id, units(100)));
    await post(books.bet(id, units(30)));
    await post(books.win(id, units(50)));
    const { items, next, currency } = await get<Listed>(browser, LIST);
    expect(items.map(({ code, kind, amount, balanceAfter }) => [code, kind, amount, balanceAfter])).toEqual([
      ['win', 'win', '50.00', '120.00'],
      ['bet', 'bet', '-30.00', '70.00'],
      ['deposit', 'deposit', '100.00', '100.00'],
    ]);
    expect([next, currency]).toEqual([null, 'CNY']);
  });

  test.each([
    ['before they are added up', 'finder01'],
    ['afterwards', 'finder02'],
    ['in between', 'finder03'],
  ])('are found by code and by group %s', async (when, account) => {
    const { id, browser, books } = await signIn(account);
    const kinds: TransferKind[] = [];
    const move = async (kind: 'deposit' | 'bet' | 'win', posting: Posting) => {
      kinds.unshift(kind);
      await post(posting);
    };
    for (let round = 0; round < 12; round += 1) {
      await move('deposit', books.deposit(id, units(10)));
      await move('bet', books.bet(id, units(3)));
      await move('win', books.win(id, units(1)));
      if (when === 'in between' && round === 6) await roll();
    }
    if (when === 'afterwards') await roll();
    const codes = async (query: string) => (await readAll(browser, query)).map(({ code }) => code);
    expect(await codes('')).toEqual(kinds);
    expect(await codes('codes=deposit')).toEqual(kinds.filter((kind) => kind === 'deposit'));
    expect(await codes('codes=deposit,win')).toEqual(kinds.filter((kind) => kind !== 'bet'));
    expect(await codes('kinds=bet&codes=win')).toEqual(kinds.filter((kind) => kind !== 'deposit'));
    expect(await codes('kinds=withdrawal')).toEqual([]);
  });

  test('are those of the business days that are asked for, both included', async () => {
    const { id, browser, books } = await signIn('days01');
    const borderMs = Date.parse('2026-11-19T16:00:00.000Z');
    for (const atMs of [borderMs - 1, borderMs, borderMs + DAY_MS - 1, borderMs + DAY_MS]) {
      app.clock.set(atMs);
      await post(books.deposit(id, units(1)));
      await browser.login('days01');
    }
    const times = async (query: string) => (await readAll(browser, query)).map(({ time }) => time - borderMs);
    for (const state of ['not added up', 'added up']) {
      expect([state, await times('from=2026-11-20&to=2026-11-20')]).toEqual([state, [DAY_MS - 1, 0]]);
      expect(await times('from=2026-11-20&codes=deposit')).toEqual([DAY_MS, DAY_MS - 1, 0]);
      expect(await times('to=2026-11-19')).toEqual([-1]);
      expect(await times('from=2026-11-22')).toEqual([]);
      await roll();
    }
    expect((await browser.call(`${LIST}?from=2026-11-21&to=2026-11-20`)).code).toBe('invalid_input');
    for (const query of [
      'after=x',
      'codes=bet,nothing',
      'from=2026-02-30',
      'from=0001-01-01',
      'to=9999-12-31',
      'limit=101',
      'wallet=house',
    ])
      expect([query, (await browser.call(`${LIST}?${query}`)).code]).toEqual([query, 'invalid_input']);
    expect((await browser.call('/wps/relay/ODSFE2_MemPNL?from=2026-01-01&to=2026-04-03')).code).toBe(
      'invalid_input',
    );
    expect((await browser.call('/wps/relay/ODSFE2_MemPNL?from=2026-01-01&to=2026-04-02')).status).toBe(200);
  });

  test('are nobody else’s: not another member’s, not those of a namesake at another brand', async () => {
    const { id, books } = await signIn('private01');
    await post(books.deposit(id, units(100)));
    const strangers = [await signIn('stranger01'), await signIn('private01', 'lantern')];
    for (const { browser } of strangers) {
      expect((await get<Listed>(browser, LIST)).items).toEqual([]);
      expect((await get<{ sumBalance: string }>(browser, '/wps/wallets/gcs')).sumBalance).toBe('0.00');
    }
  });

  test('of a trial account are in trial money', async () => {
    const browser = openBrowser(app);
    const humanCheck = await browser.solve();
    const { value } = await browser.post('/wps/session/login/freeplay', { humanCheck });
    browser.setToken((value as { token: string }).token);
    for (const path of OWN) {
      const { currency } = await get<{ currency: string }>(browser, path);
      expect([path, currency]).toEqual([path, 'XXX']);
    }
    const { items } = await get<Listed>(browser, LIST);
    expect(items.map(({ code, kind, amount }) => [code, kind, amount])).toEqual([
      ['trial_grant', 'bonus', '10000.00'],
    ]);
  });

  test('have codes with a name in every language', async () => {
    const { browser } = await signIn('reader01');
    for (const language of LANGUAGES) {
      const { value } = await browser.call('/wps/relay/GLS2_TxCodeList', { headers: { language } });
      const { items } = value as { items: { code: string; name: string; kindName: string }[] };
      expect(items.map(({ code }) => code).sort()).toEqual([...TRANSFER_KINDS].sort());
      expect(items.filter(({ name, kindName }) => !name || !kindName)).toEqual([]);
    }
  });
});

describe('own transfers as a file', () => {
  const ticketOf = async (browser: Browser, purpose = 'records') => {
    const { value } = await browser.post('/wps/session/ticket', { purpose });
    return (value as { ticket: string }).ticket;
  };
  const download = (browser: Browser, ticket: string, query = '') =>
    app.server.inject({
      url: `/wps/records/transactions/export?ticket=${ticket}${query}`,
      headers: {
        merchant: 'harbor',
        cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });

  test('are opened with a ticket, once, and hold what a spreadsheet cannot run', async () => {
    const { id, browser, books } = await signIn('saver01');
    await post(books.deposit(id, units(100)));
    await post({ ...books.bet(id, units(3)), reference: '=HYPERLINK("http://example.com")' });
    const ticket = await ticketOf(browser);
    const { statusCode, headers, body } = await download(browser, ticket);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    const [header, bet, deposit, ...rest] = body.replace('\ufeff', '').trim().split('\n');
    expect(header).toBe('time,code,name,amount,currency,balance_after,reference,id');
    // As the page says it: on the clock of the brand, with its offset.
    expect(bet).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00,/);
    expect(bet).toMatch(/,bet,Bet,-3\.00,CNY,97\.00,"'=HYPERLINK\(/);
    expect(deposit).toContain(',deposit,Deposit,100.00,CNY,100.00,test,');
    expect(rest).toEqual([]);
    expect((await download(browser, ticket)).json().code).toBe('not_logged_in');
    const backwards = await download(browser, await ticketOf(browser), '&from=2026-11-21&to=2026-11-20');
    expect(backwards.json().code).toBe('invalid_input');
    const filtered = await download(browser, await ticketOf(browser), '&codes=deposit');
    expect(filtered.body.trim().split('\n')).toHaveLength(2);
  });

  test('are refused to a ticket for something else, of another session, or of a session that has ended', async () => {
    const { browser } = await signIn('saver02');
    const { browser: other } = await signIn('saver03');
    expect((await download(browser, await ticketOf(browser, 'live'))).json().code).toBe('not_logged_in');
    expect((await download(other, await ticketOf(browser))).json().code).toBe('not_logged_in');
    const ticket = await ticketOf(browser);
    await browser.call('/wps/session/logout', { method: 'DELETE' });
    expect((await download(browser, ticket)).json().code).toMatch(/not_logged_in|logged_out/);
  });
});

describe('bets', () => {
  test('are told with their vendor, over all purses, page by page, and their totals are of the whole range', async () => {
    const { id, browser, books } = await signIn('player01');
    await post(books.deposit(id, units(100)));
    const bonus = books.account(id, 'bonus');
    const amount = units(1);
    await post(
      books.posting({ kind: 'purse_transfer', debit: books.main(id), credit: bonus, amount: units(20) }),
    );
    for (let round = 0; round < 5; round += 1) {
      app.clock.advance(1_000);
      await post(books.bet(id, amount));
      await post(
        books.posting({ kind: 'bet', debit: bonus, credit: books.account('arcade', 'vendor'), amount }),
      );
      await post(books.win(id, units(2)));
    }
    type Page = {
      items: { id: string; vendor: string; wallet: string; staked: string; won: string; time: number }[];
      next: string | null;
      totals: object;
      sources: string[];
    };
    const seen: Page['items'] = [];
    let after = '';
    for (;;) {
      const page = await get<Page>(browser, `/wps/records/bets?limit=4${after}`);
      expect(page.totals).toEqual({ staked: '10.00', won: '10.00', net: '0.00' });
      expect(page.sources).toEqual(['ledger', 'games', 'lottery']);
      seen.push(...page.items);
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    expect(new Set(seen.map((bet) => bet.id)).size).toBe(15);
    expect(seen).toHaveLength(15);
    expect(seen.map(({ time }) => time)).toEqual(seen.map(({ time }) => time).sort((a, b) => b - a));
    expect(new Set(seen.map(({ wallet, vendor }) => `${wallet} ${vendor}`))).toEqual(
      new Set(['main studio', 'bonus arcade']),
    );
    expect((await browser.call('/wps/records/bets?source=nobody')).code).toBe('invalid_input');
    expect((await browser.call('/wps/records/bets?after=1')).code).toBe('invalid_input');
  });
});
