import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { makeWithdrawals, startDrawing } from '../../../testing/cashier/withdrawals.ts';
import { enrolFactor } from '../../../testing/identity/second-factor.ts';
import { MEMBER_PASSWORD } from '../../../testing/members.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill({ brands: [{ ...makeTill('harbor'), cashier: makeWithdrawals() }] });
});
afterAll(() => till.close());

test('who has a second factor shows it to withdraw: beside the payment password, each code once', async () => {
  const { drawer, cardId } = await startDrawing(till);
  const enrolling = { call: drawer.call, clock: till.clock };
  const factor = await enrolFactor(enrolling, { password: MEMBER_PASSWORD });
  await drawer.forgetHold();
  // A session and the payment password: not enough.
  expect((await drawer.request({ cardId })).value).toEqual({ ways: ['code'] });
  expect((await drawer.request({ cardId, factorCode: '000000' })).code).toBe('wrong_factor_code');
  const factorCode = factor.nextCode();
  const wrong = { cardId, factorCode, paymentPassword: '135791' };
  expect((await drawer.request(wrong)).code).toBe('wrong_payment_password');
  expect((await drawer.request({ cardId, factorCode, amount: '100000' })).status).not.toBe(200);
  // What was refused has not used up the code.
  const key = randomUUID();
  const made = await drawer.request({ cardId, factorCode }, key);
  expect(made.status).toBe(200);
  // A repeat of the call is answered, with whatever code; another withdrawal with the same code is not made.
  const repeat = await drawer.request({ cardId, factorCode: factor.nextCode() }, key);
  expect(repeat.value).toEqual(made.value);
  expect((await drawer.request({ cardId, factorCode })).code).toBe('wrong_factor_code');
});
