import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { DailyLine, Figures } from '@parlour/contract';
import { PARTS_PER_UNIT, TRIAL_CURRENCY } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import {
  addOperator,
  CONSOLE_HOST,
  CONSOLE_ORIGIN,
  type SignedIn,
  signInAs,
} from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writeSpreadsheet } from './spreadsheet.rules.ts';

type Report = {
  items: DailyLine[];
  totals: (Figures & { merchantCode: string; currency: string })[];
  upTo: number | null;
};

const units = (count: number) => BigInt(count) * PARTS_PER_UNIT;
const RANGE = 'from=2026-11-15&to=2026-11-17';

describe('the daily report', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await startTestApp({
      brands: [
        makeBrand({ merchantCode: 'harbor', timeZone: 'Asia/Shanghai' }),
        makeBrand({ merchantCode: 'lantern', currency: 'THB', timeZone: 'UTC' }),
      ],
    });
    await addOperator(app, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
    await addOperator(app, 'harborfin', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
    await addOperator(app, 'helper', { grants: [{ role: 'support', merchantCode: null }] });
    await addOperator(app, 'risk', { grants: [{ role: 'risk', merchantCode: null }] });
    admin = await signInAs(app, 'admin');
  });
  afterAll(() => app.close());

  const brandIdOf = (merchant: string) => app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  const read = async (by: SignedIn, query = RANGE) =>
    (await by.call(`/ops/reports/daily?${query}`)).value as Report;
  const download = async (by: SignedIn) => {
    const { code, value } = await by.post('/ops/ticket', { purpose: 'exportDailyReport' });
    const ticket = code ? '' : (value as { ticket: string }).ticket;
    return app.consoleServer.inject({
      url: `/ops/reports/daily/export?${RANGE}&ticket=${ticket}`,
      headers: { host: CONSOLE_HOST, origin: CONSOLE_ORIGIN, cookie: by.cookie },
    });
  };

  test('has no moment before anything was added up', async () => {
    expect(await read(admin)).toEqual({ items: [], totals: [], upTo: null });
  });

  test('tells each brand by its own days, each member once, and trial money not at all', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const harbor = ledgerOf(brandIdOf('harbor'));
    const lantern = ledgerOf(brandIdOf('lantern'), 'THB');
    const trial = ledgerOf(brandIdOf('harbor'), TRIAL_CURRENCY);
    const bonusOf = (member: string) => harbor.account(member, 'bonus');
    const amount = units(1);
    const bonusBet = {
      kind: 'bet',
      debit: bonusOf(one),
      credit: harbor.account('studio', 'vendor'),
      amount,
    } as const;
    const toBonus = {
      kind: 'purse_transfer',
      debit: harbor.main(one),
      credit: bonusOf(one),
      amount,
    } as const;
    await app.database.transaction((tx) =>
      app.modules.wallet.post(tx, [
        harbor.deposit(one, units(100)),
        harbor.deposit(other, units(50)),
        harbor.bet(one, units(10)),
        harbor.bet(other, units(20)),
        harbor.posting(toBonus),
        harbor.posting(bonusBet),
        harbor.win(one, units(5)),
        trial.deposit(one, units(1_000)),
      ]),
    );
    await app.database.transaction((tx) => app.modules.wallet.post(tx, [lantern.deposit(one, units(7))]));
    await app.modules.wallet.rollups.rollAll();
    app.clock.advance(1_000);
    const { items, totals, upTo } = await read(admin);
    expect(items.map(({ day, merchantCode, currency }) => [day, merchantCode, currency])).toEqual([
      ['2026-11-15', 'lantern', 'THB'],
      ['2026-11-16', 'harbor', 'CNY'],
    ]);
    expect(items[1]).toEqual({
      day: '2026-11-16',
      merchantCode: 'harbor',
      currency: 'CNY',
      deposits: '150.00',
      withdrawals: '0.00',
      bets: '31.00',
      wins: '5.00',
      bonuses: '0.00',
      adjustments: '0.00',
      net: '-26.00',
      membersActive: 2,
    });
    expect(totals.map(({ merchantCode, deposits }) => [merchantCode, deposits])).toEqual([
      ['harbor', '150.00'],
      ['lantern', '7.00'],
    ]);
    expect(upTo).toBe(app.clock.now() - 1_000);
  });

  test('reaches as far as the grants of whoever asks', async () => {
    const { items } = await read(await signInAs(app, 'harborfin'));
    expect(items.map(({ merchantCode }) => merchantCode)).toEqual(['harbor']);
    const helper = await signInAs(app, 'helper');
    expect((await helper.call(`/ops/reports/daily?${RANGE}`)).code).toBe('not_permitted');
    for (const query of ['from=2026-01-01&to=2026-04-03', 'from=2026-01-02&to=2026-01-01', 'from=2026-01-02'])
      expect([query, (await admin.call(`/ops/reports/daily?${query}`)).code]).toEqual([
        query,
        'invalid_input',
      ]);
  });

  test('is downloaded as a spreadsheet with the same figures, on record, by those who may', async () => {
    const { statusCode, headers, rawPayload } = await download(admin);
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="daily-2026-11-15-2026-11-17.xlsx"',
    ]);
    const rows = [...sheetOf(rawPayload).matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, row = '']) =>
      [...row.matchAll(/<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/g)].map(([, cell]) => cell),
    );
    expect(rows).toHaveLength(3);
    expect(rows[2]).toEqual([
      '2026-11-16',
      'harbor',
      'CNY',
      ...['150.00', '0.00', '31.00', '5.00', '0.00', '0.00', '-26.00', '2'],
    ]);
    const { items } = (await admin.call('/ops/audit?action=wallet.export_daily_report')).value as {
      items: unknown[];
    };
    expect(items).toHaveLength(1);
    expect((await download(await signInAs(app, 'risk'))).json().code).toBe('not_permitted');
  });
});

describe('a spreadsheet', () => {
  test('keeps text as text, whatever it looks like', () => {
    const file = writeSpreadsheet({
      name: 'A & B',
      rows: [['=1+1', '<b>"x"</b>\u0000'], [{ decimal: '-0.00001' }]],
    });
    expect(sheetOf(file)).toContain(
      '<t xml:space="preserve">=1+1</t></is></c><c t="inlineStr" s="1"><is><t xml:space="preserve">&lt;b&gt;&quot;x&quot;&lt;/b&gt;</t>',
    );
    expect(sheetOf(file)).toContain('<c s="2"><v>-0.00001</v></c>');
  });
});

/** Finds the sheet in the archive as readers do: by the directory at its end. */
function sheetOf(file: Buffer): string {
  const end = file.lastIndexOf('PK\u0005\u0006');
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const [size, local] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)];
    const begins = local + 30 + file.readUInt16LE(local + 26);
    if (name === 'xl/worksheets/sheet1.xml')
      return inflateRawSync(file.subarray(begins, begins + size)).toString('utf8');
    at += 46 + nameLength;
  }
  throw new Error('there is no sheet');
}
