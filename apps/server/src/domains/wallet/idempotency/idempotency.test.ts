import { randomUUID } from 'node:crypto';
import { endpoint } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Binding } from '../../../http/calls/bind.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { addMember, type Browser, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a call that moves money', () => {
  let app: TestApp;
  let browser: Browser;
  let memberId: string;
  let runs = 0;
  let isBroken = false;

  /** A deposit from nowhere, in the shape every money call has. */
  const deposit: Binding = {
    id: 'test.deposit',
    definition: endpoint({
      method: 'POST',
      path: '/wps/test/deposit',
      summary: 'Deposits, for tests',
      access: 'member',
      movesMoney: true,
      body: z.object({ amount: z.string(), note: z.string().optional() }),
      answer: z.object({ balance: z.string() }),
      refusals: ['stale'],
    }),
    async handle(call) {
      runs += 1;
      const { amount } = call.body as unknown as { amount: string };
      if (amount === '13') throw new Refusal('stale', { seen: amount });
      const member = call.session?.memberId ?? '';
      const posting = ledgerOf(call.brand.id).deposit(member, BigInt(amount), call.idempotencyKey ?? '');
      const outcome = await app.modules.wallet.submit(posting);
      if (isBroken) throw new Error('the process stumbled after it had posted');
      if (outcome.state !== 'posted' && outcome.state !== 'repeated') throw new Error(outcome.state);
      return { balance: String(outcome.lines[0]?.creditBalance) };
    },
  };

  beforeAll(async () => {
    app = await startTestApp({ extraBindings: [deposit], env: { RATE_LIMIT_PER_MINUTE: '100000' } });
    memberId = (await addMember(app, 'spender01')).id;
    browser = openBrowser(app);
    await browser.login('spender01');
  });
  afterAll(() => app.close());

  const send = (key: string | null, body: object) =>
    browser.call('/wps/test/deposit', {
      method: 'POST',
      body,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
  const balance = async () => {
    const { main } = ledgerOf(app.modules.system.brands.byDefault()?.id ?? '');
    const probe = ledgerOf(main(memberId).brandId).bet(memberId, 10n ** 15n);
    const outcome = await app.modules.wallet.submit(probe);
    return outcome.state === 'refused' && outcome.refusal.reason === 'not_enough_money'
      ? outcome.refusal.balance
      : null;
  };

  test('is refused without a key, or with one that is no UUID', async () => {
    for (const key of [null, '', 'again', `${randomUUID()}0`])
      expect(await send(key, { amount: '5' })).toMatchObject({ status: 400, code: 'idempotency_key_needed' });
  });

  test('answers a repeat with the first answer and says so, whatever happened meanwhile', async () => {
    const key = randomUUID();
    const first = await send(key, { amount: '100' });
    await send(randomUUID(), { amount: '11' });
    const again = await send(key.toUpperCase(), { amount: '100' });
    expect(again.body).toBe(first.body);
    expect([first.headers['idempotency-hit'], again.headers['idempotency-hit']]).toEqual([undefined, '1']);
    expect(await balance()).toBe(111n);
  });

  test('is refused when the key comes with another body, and nothing moves', async () => {
    const key = randomUUID();
    await send(key, { amount: '1' });
    const before = await balance();
    for (const body of [{ amount: '2' }, { amount: '1', note: 'more' }])
      expect(await send(key, body)).toMatchObject({ status: 409, code: 'idempotency_conflict' });
    expect(await balance()).toBe(before);
  });

  test('repeated fifty times at once has one effect and identical answers', async () => {
    const key = randomUUID();
    const before = (await balance()) ?? 0n;
    runs = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(key, { amount: '7' })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(runs).toBe(1);
    expect(await balance()).toBe(before + 7n);
  });

  test('is refused again as it was refused first', async () => {
    const key = randomUUID();
    runs = 0;
    const answers = [await send(key, { amount: '13' }), await send(key, { amount: '13' })];
    expect(answers.map(({ code }) => code)).toEqual(['stale', 'stale']);
    expect(answers[1]?.body).toBe(answers[0]?.body);
    expect(runs).toBe(1);
  });

  test('may be tried again after a failure, and what it posted before counts once', async () => {
    const key = randomUUID();
    const before = (await balance()) ?? 0n;
    isBroken = true;
    expect(await send(key, { amount: '20' })).toMatchObject({ status: 500, code: 'internal' });
    isBroken = false;
    expect(await send(key, { amount: '20' })).toMatchObject({ status: 200 });
    expect(await balance()).toBe(before + 20n);
  });

  test('is done again when whoever worked on it has died, and forgotten when it expired', async () => {
    const key = randomUUID();
    const call = { brandId: app.modules.system.brands.byDefault()?.id ?? '', caller: memberId, key };
    const at = new Date(app.clock.now());
    await app.database.queries.execute(
      `insert into wallet_idempotency (brand_id, caller, key, request_hash, started_at, expires_at)
       select brand_id, caller, '${key}', request_hash, '${at.toISOString()}', expires_at
       from wallet_idempotency where status = 200 and answer::text like '%"100"%' limit 1`,
    );
    app.clock.advance(60_001);
    expect(await send(key, { amount: '100' })).toMatchObject({ status: 200 });
    app.clock.advance(49 * 3_600_000);
    await app.database.transaction((tx) => app.modules.wallet.repeats.sweep(tx));
    const left = await app.database.queries.execute(
      `select 1 from wallet_idempotency where key = '${call.key}'`,
    );
    expect(left.rows).toEqual([]);
  });
});
