import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openEmbedded } from '@parlour/database/embedded';
import { migrate } from '@parlour/database/migrate';
import { expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeCashier } from '../../../factories/cashier.factory.ts';
import { createLog } from '../../../observability/log.ts';
import { findProject } from '../../../project.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const BRAND = 'b0000000-0000-7000-8000-000000000000';
const ROW = 'a0000000-0000-7000-8000-00000000000';

/** As the previous release wrote it: channels and withdrawals named no gateway. */
function settingsBefore() {
  const { cashier, ...settings } = makeBrand({ merchantCode: 'harbor', cashier: makeCashier() });
  const { gateway: _none, ...withdrawals } = cashier.withdrawals;
  const channels = cashier.channels.map(({ gateway: _unnamed, ...channel }) => channel);
  return { ...settings, cashier: { ...cashier, channels, withdrawals } };
}

test('what went through the one gateway there was is kept under its name, and a brand goes on with it', async () => {
  const { migrations } = findProject(import.meta.dirname);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-upgrade-'));
  for (const file of readdirSync(migrations).filter((name) => name.endsWith('.sql') && name < '0016'))
    cpSync(join(migrations, file), join(folder, file));
  const database = await openEmbedded({}, createLog('silent'));
  await migrate(database, { folder, clock: createManualClock(0) });
  const run = (text: string, values: unknown[] = []) =>
    database.withConnection(({ rows }) => rows(text, values as never[]));
  await run(
    `insert into system_brand (brand_id, merchant_code, settings, revision, created_at, changed_at)
     values ($1, 'harbor', $2, 1, '2026-01-01', '2026-01-01')`,
    [BRAND, settingsBefore()],
  );
  for (const [place, method] of ['bank', 'transfer'].entries())
    await run(
      `insert into cashier_deposit (brand_id, id, number, member_id, channel, method, currency, amount, fee, credited,
         state, is_sent, created_at, expires_at)
       values ('${BRAND}', '${ROW}${place}', 'D${place}', '${ROW}9', 'QUICK', '${method}', 'CNY', 1, 0, 1,
         'waiting', false, '2026-01-01', '2026-01-01')`,
    );
  await run(
    `insert into cashier_withdrawal (brand_id, id, number, member_id, card_id, bank, last4, holder, currency, amount, fee,
       state, needs_two, approved_by, hints, notify_url, day, created_at)
     values ('${BRAND}', '${ROW}2', 'W2', '${ROW}9', '${ROW}8', 'TIDE', '1234', 'Li Wei', 'CNY', 2, 1,
       'requested', false, '{}', '[]', 'http://localhost/', '2026-01-01', '2026-01-01')`,
  );
  await run(
    `insert into cashier_callback (brand_id, event, kind, body, outcome, received_at)
     values ('${BRAND}', 'E1', 'order', '{}', 'credit', '2026-01-01')`,
  );
  await run(
    `insert into cashier_reconciliation (brand_id, id, day, at, compared, differences)
     values ('${BRAND}', '${ROW}3', '2026-01-01', '2026-01-02', 0, '[]')`,
  );
  await run(
    `insert into wallet_idempotency (brand_id, caller, key, request_hash, status, answer, started_at, expires_at)
     values ('${BRAND}', 'm', '${ROW}4', 'h', 403, $1, '2026-01-01', '2026-01-03')`,
    [{ refusal: { code: 'withdrawals_held', value: { heldUntil: 1 } } }],
  );

  const app = await startTestApp({ database, brands: [] });
  const gatewaysIn = async (table: string, order = 'id') =>
    (await database.queries.execute(`select gateway from ${table} order by ${order}`)).rows.map(
      (row) => (row as { gateway: string | null }).gateway,
    );
  expect(await gatewaysIn('cashier_deposit')).toEqual(['sandbox-pay', null]);
  expect(await gatewaysIn('cashier_withdrawal')).toEqual(['sandbox-pay']);
  expect(await gatewaysIn('cashier_callback', 'event')).toEqual(['sandbox-pay']);
  expect(await gatewaysIn('cashier_reconciliation')).toEqual(['sandbox-pay']);
  const { cashier } =
    app.modules.system.brands.ofMerchant('harbor')?.settings ?? makeBrand({ merchantCode: 'none' });
  expect(cashier).toEqual(makeCashier());
  // Its text names the hours, so a repeat needs them.
  const [kept] = (await database.queries.execute('select answer from wallet_idempotency')).rows;
  expect(kept).toEqual({
    answer: { refusal: { code: 'withdrawals_held', value: { heldUntil: 1, hours: 24 } } },
  });
  await app.close();
});
