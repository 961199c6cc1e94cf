import { randomUUID } from 'node:crypto';
import { AMOUNT_MAX } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the ledger', () => {
  let app: TestApp;
  let books: ReturnType<typeof ledgerOf>;
  beforeAll(async () => {
    app = await startTestApp();
    books = ledgerOf(app.modules.system.brands.byDefault()?.id ?? '');
  });
  afterAll(() => app.close());

  const submit = (posting: ReturnType<typeof books.bet>) => app.modules.wallet.submit(posting);

  test('answers each posting with the balances after it', async () => {
    const member = randomUUID();
    expect(await submit(books.deposit(member, 500n))).toMatchObject({
      state: 'posted',
      lines: [{ creditBalance: 500n }],
    });
    expect(await submit(books.bet(member, 200n))).toMatchObject({ lines: [{ debitBalance: 300n }] });
    expect(await submit(books.win(member, 50n))).toMatchObject({ lines: [{ creditBalance: 350n }] });
  });

  test('refuses what would pass below the floor, and says what there is', async () => {
    const member = randomUUID();
    await submit(books.deposit(member, 100n));
    expect(await submit(books.bet(member, 101n))).toEqual({
      state: 'refused',
      refusal: { reason: 'not_enough_money', balance: 100n },
    });
    expect(await submit(books.bet(member, 100n))).toMatchObject({ state: 'posted' });
  });

  test('answers a repeat as it answered first, and refuses another content under the same id', async () => {
    const member = randomUUID();
    const first = books.deposit(member, 100n);
    const answer = await submit(first);
    await submit(books.deposit(member, 7n));
    expect(await submit(first)).toEqual({ ...answer, state: 'repeated' });
    expect(await submit(books.deposit(member, 101n, first.id))).toEqual({ state: 'conflict' });
    expect(await app.database.transaction((tx) => app.modules.wallet.post(tx, [first]))).toEqual([
      { ...answer, state: 'repeated' },
    ]);
  });

  test('a balance that would not fit its column fails alone, and the next is posted', async () => {
    const [rich, other] = [randomUUID(), randomUUID()];
    await submit(
      books.posting({
        kind: 'deposit',
        debit: books.account('vault', 'cashier'),
        credit: books.main(rich),
        amount: AMOUNT_MAX,
      }),
    );
    await submit(books.deposit(other, 1n));
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.allSettled([
        submit(books.deposit(other, 1n)),
        submit(books.deposit(rich, 1n)),
        submit(books.deposit(other, 1n)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    }
    expect(await submit(books.bet(rich, 1n))).toMatchObject({ lines: [{ debitBalance: AMOUNT_MAX - 1n }] });
  });

  test('posts all lines of a posting or none', async () => {
    const member = randomUUID();
    await submit(books.deposit(member, 100n));
    const bet = books.bet(member, 60n);
    const twice = { ...bet, transfers: [...bet.transfers, ...bet.transfers] as never };
    expect(await submit(twice)).toMatchObject({ state: 'refused' });
    expect(await submit(books.bet(member, 100n))).toMatchObject({ lines: [{ debitBalance: 0n }] });
  });
});
