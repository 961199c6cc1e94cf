import { PARTS_PER_UNIT, TRIAL_CURRENCY } from '@parlour/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('trial money', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('comes with the trial account, once, in a currency of its own', async () => {
    const browser = openBrowser(app);
    await browser.call('/wps/member/trialuser');
    await browser.call('/wps/member/trialuser');
    const { rows } = await app.database.queries.execute(
      sql`select a.currency, a.purpose, sum(b.balance)::text as total
          from wallet_account as a
          join wallet_balance as b on b.brand_id = a.brand_id and b.account_id = a.id
          group by a.currency, a.purpose
          order by a.purpose`,
    );
    const amount = 10_000n * PARTS_PER_UNIT;
    expect(rows).toEqual([
      { currency: TRIAL_CURRENCY, purpose: 'house', total: String(-amount) },
      { currency: TRIAL_CURRENCY, purpose: 'main', total: String(amount) },
    ]);
  });
});
