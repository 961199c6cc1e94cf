import type { AnswerOf, BankCard, Contract } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { addDrawer, type Drawer, PAYMENT_PASSWORD } from '../../../testing/cashier/withdrawals.ts';
import { MEMBER_PASSWORD } from '../../../testing/members.ts';

let till: Till;
let drawer: Drawer;
let drawers = 0;
beforeAll(async () => {
  till = await openTill({ brands: [makeTill('harbor'), makeTill('lotus')] });
});
afterAll(() => till.close());
beforeEach(async () => {
  drawers += 1;
  drawer = await addDrawer(till, `owner${drawers}`);
});

const list = async (): Promise<AnswerOf<Contract['cashier']['bankCards']>> =>
  (await drawer.call('/wps/member/bankCards')).value;
const add = async (about: object = {}) => (await drawer.addCard(about)).value as BankCard;

describe('a bank card', () => {
  test('is shown by its last digits, and its number is readable nowhere', async () => {
    const { value, body } = await drawer.addCard({ number: '6222 0211-1234 5678' });
    expect(value).toMatchObject({ bankName: 'Tide Bank', last4: '5678', isDefault: true });
    expect(body).not.toContain('6222');
    const { rows } = await till.app.database.queries.execute('select * from cashier_card');
    expect(JSON.stringify(rows)).not.toContain('6222021112345678');
  });

  test.each([
    [{ number: '1234567' }, { number: 'wrong_format' }],
    [{ number: '1'.repeat(21) }, { number: 'wrong_format' }],
    [{ number: '１２３４５６７８' }, { number: 'wrong_format' }],
    [{ number: '' }, { number: 'required' }],
    [{ bank: 'NOWHERE' }, { bank: 'not_allowed' }],
    [{ holder: ' ' }, { holder: 'required' }],
    [{ holder: 'A\u202eB' }, { holder: 'wrong_format' }],
    [{ holder: 'W<script>' }, { holder: 'wrong_format' }],
    [{ holder: 'Mary 4' }, { holder: 'wrong_format' }],
  ])('with %j is refused', async (about, fields) => {
    expect((await drawer.addCard(about)).value).toEqual({ fields });
  });

  test('needs the password of the account', async () => {
    expect((await drawer.addCard({ password: 'not the password' })).code).toBe('wrong_password');
    expect((await list()).cards).toEqual([]);
  });

  test('is one member’s of a brand, and of another brand’s too; once removed anybody’s', async () => {
    const number = `88${String(drawers).padStart(8, '0')}`;
    const { id } = await add({ number });
    const other = await addDrawer(till, `other${drawers}`);
    expect((await other.addCard({ number })).code).toBe('card_taken');
    const elsewhere = await addDrawer(till, `else${drawers}`, 'lotus');
    expect((await elsewhere.addCard({ number })).status).toBe(200);
    await drawer.sealedPost('/wps/member/bankCards/remove', { id, password: MEMBER_PASSWORD });
    expect((await other.addCard({ number })).status).toBe(200);
  });

  test('is in the name of the first one, whatever its case and blanks', async () => {
    await add({ holder: 'Mary Jones' });
    expect((await drawer.addCard({ holder: 'MARY  JONES' })).status).toBe(200);
    expect((await drawer.addCard({ holder: 'John Jones' })).code).toBe('payee_mismatch');
    expect((await list()).payeeName).toBe('Mary Jones');
  });

  test('is refused beyond what the brand allows', async () => {
    for (let count = 0; count < 5; count += 1) await add();
    const answer = await drawer.addCard();
    expect([answer.code, answer.value]).toEqual(['too_many_cards', { max: 5 }]);
  });

  test('can be made the default, and when that is removed the newest other is', async () => {
    const [one, two, three] = [await add(), await add(), await add()];
    await drawer.post('/wps/member/bankCards/default', { id: two.id });
    expect((await list()).cards.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [two.id, true],
      [three.id, false],
      [one.id, false],
    ]);
    await drawer.sealedPost('/wps/member/bankCards/remove', { id: two.id, password: MEMBER_PASSWORD });
    expect((await list()).cards.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [three.id, true],
      [one.id, false],
    ]);
  });

  test('of another member is not found', async () => {
    const { id } = await add();
    const other = await addDrawer(till, `stranger${drawers}`);
    expect((await other.post('/wps/member/bankCards/default', { id })).code).toBe('not_found');
    const removal = { id, password: MEMBER_PASSWORD };
    expect((await other.sealedPost('/wps/member/bankCards/remove', removal)).code).toBe('not_found');
  });
});

describe('the security of an account', () => {
  test('tells what is set, masked', async () => {
    await add();
    expect((await drawer.call('/wps/member/securityConfig')).value).toMatchObject({
      hasPassword: true,
      hasPaymentPassword: true,
      payeeName: 'M***',
      mobile: null,
      bankCards: 1,
      withdrawalsHeldUntil: till.clock.now() + 24 * 3_600_000,
    });
  });

  test('has a payment password that needs the one of the account and the one before, and is not the same', async () => {
    const old = { oldPaymentPassword: PAYMENT_PASSWORD };
    expect((await drawer.setPaymentPassword('502917', { password: 'not the password' })).code).toBe(
      'wrong_password',
    );
    expect((await drawer.setPaymentPassword(MEMBER_PASSWORD)).code).toBe('same_password');
    expect((await drawer.setPaymentPassword('123')).value).toEqual({ fields: { newPassword: 'too_small' } });
    expect((await drawer.setPaymentPassword('502917')).code).toBe('proof_needed');
    expect((await drawer.setPaymentPassword('502917', { oldPaymentPassword: '502918' })).code).toBe(
      'wrong_payment_password',
    );
    expect((await drawer.setPaymentPassword('502917', old)).status).toBe(200);
  });

  test.each(['123456', '654321', '111111', '112233', '121212', '123123', '890123', '888888', '223344'])(
    'has no payment password like %s',
    async (easy) => {
      const old = { oldPaymentPassword: PAYMENT_PASSWORD };
      expect((await drawer.setPaymentPassword(easy, old)).code).toBe('weak_payment_password');
    },
  );
});
