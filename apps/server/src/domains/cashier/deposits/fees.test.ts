import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTill, type Payer, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import { UNIT } from '../../../testing/protection.ts';

let till: Till;
let payer: Payer;
let payers = 0;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());
beforeEach(async () => {
  payers += 1;
  payer = await till.addPayer(`payer${payers}`);
});

/** 1.5 percent of it is the fee. */
async function payByScan(amount: string): Promise<void> {
  const { payUrl } = await payer.start({ channel: 'SCAN', amount });
  await payAt(payUrl);
  await till.deliver();
}

test('the statement shows what was paid and what it cost, the figures what arrived', async () => {
  await payByScan('200');
  const { value } = await payer.call('/wps/relay/ODS2_MemberTransaction');
  expect((value as { items: object[] }).items).toMatchObject([
    { code: 'deposit_fee', kind: 'deposit', amount: '-3.00', balanceAfter: '197.00' },
    { code: 'deposit', kind: 'deposit', amount: '200.00', balanceAfter: '200.00' },
  ]);
  expect((await payer.call('/wps/relay/ODSFE2_MemPNL')).value).toMatchObject({
    totals: { deposits: '197.00', net: '0.00' },
    summary: { opening: '0.00', deposited: '197.00', closing: '197.00' },
  });
});

test('the house has the fee', async () => {
  const houseHas = async () => {
    const { rows } = await till.app.database.queries.execute(
      `select coalesce(sum(b.balance), 0)::bigint as sum
       from wallet_balance b join wallet_account a on a.brand_id = b.brand_id and a.id = b.account_id
       where a.purpose = 'house' and a.currency = 'CNY'`,
    );
    return BigInt((rows[0] as { sum: bigint }).sum);
  };
  const before = await houseHas();
  await payByScan('200');
  expect((await houseHas()) - before).toBe(3n * UNIT);
});

test('a limit of deposits counts what was paid, fee and all', async () => {
  await payer.post('/wps/protection/limit', { kind: 'deposit', period: 'day', amount: '300' });
  await payByScan('200');
  expect(await payer.ask({ channel: 'SCAN', amount: '100.01' })).toMatchObject({
    code: 'limit_reached',
    value: { left: '100.00' },
  });
  expect((await payer.ask({ channel: 'SCAN', amount: '100' })).status).toBe(200);
});
