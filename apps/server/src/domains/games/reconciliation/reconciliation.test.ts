import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { VendorReconciliation } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOSTILE_VENDOR, type HostileVendor } from '../../../testing/games/hostile-vendor.ts';
import { type Reconciling, startReconciling, type Told } from '../../../testing/games/reconciling.ts';
import { addPlayer } from '../../../testing/protection.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { FAILURES_TO_OPEN } from '../vendors/health.rules.ts';

let books: Reconciling;
let app: TestApp;
let vendor: HostileVendor;
beforeAll(async () => {
  books = await startReconciling();
  ({ app, vendor } = books);
});
/** Each test has a business day of its own. */
beforeEach(() => books.beginDay());
afterAll(() => books.close());

describe('a comparison', () => {
  test('done again keeps what an operator said, reopens what changed, and closes what agrees by now', async () => {
    const told = await books.play(2);
    const [first, second, third, fourth] = told as [Told, Told, Told, Told];
    const wrong = [{ ...first, amount: '1' }, { ...second, amount: '2' }, { ...third, amount: '3' }, fourth];
    await vendor.say(wrong);
    await books.reconcile();
    const open = await books.differences('&state=open');
    expect(open).toHaveLength(3);
    const idOf = (one: Told) => open.find(({ transactionId }) => transactionId === one.transaction_uuid)?.id;
    for (const one of [first, second]) {
      const body = { id: idOf(one), reason: 'the vendor will mend its report' };
      const done = await books.post('/ops/games/difference/resolve', body);
      expect(done.value).toMatchObject({
        state: 'resolved',
        endedBy: { name: 'finance' },
        reason: body.reason,
      });
      expect((await books.post('/ops/games/difference/resolve', body)).code).toBe('not_found');
    }
    await vendor.say([{ ...first, amount: '1' }, { ...second, amount: '22' }, third, fourth]);
    await books.reconcile();
    await books.reconcile();
    const after = new Map(
      (await books.differences()).map(({ transactionId, state }) => [transactionId, state]),
    );
    expect([first, second, third].map((one) => after.get(one.transaction_uuid))).toEqual([
      'resolved',
      'open',
      'agreed',
    ]);
    expect(after.size).toBe(3);
  });

  test('is made every day by itself, once, and made up for when a vendor was away', async () => {
    const countOf = async (day: string) =>
      (await books.get<{ items: VendorReconciliation[] }>(`/ops/games/reconciliations?day=${day}`)).items;
    const day = books.today();
    await vendor.say(await books.play());
    await vendor.be('error');
    app.clock.advance(DAY_MS);
    await books.signIn();
    await app.jobs.runDue();
    expect(await countOf(day)).toMatchObject([{ state: 'unanswered', compared: 0 }]);
    const tasks = await books.get<{ items: { kind: string; count: number }[] }>('/ops/tasks');
    expect(tasks.items.find(({ kind }) => kind === 'vendor_differences')?.count).toBeGreaterThan(0);
    await vendor.reset();
    app.clock.advance(2 * HOUR_MS);
    await books.signIn();
    await app.jobs.runDue();
    expect(await countOf(day)).toMatchObject([{ state: 'equal', compared: 2 }]);
    const asked = await vendor.countAsked();
    app.clock.advance(HOUR_MS);
    await app.jobs.runDue();
    expect(await vendor.countAsked()).toBe(asked);
    expect(await app.metrics.registry.metrics()).toContain(
      `vendor_reconciliations_total{brand="harbor",vendor="${HOSTILE_VENDOR}",outcome="equal"}`,
    );
  });

  test('asked for a vendor nobody knows, or a day that has not come, is refused; one that cannot be made is told', async () => {
    const post = (body: object) => books.post('/ops/games/reconcile', body);
    expect((await post({ vendor: 'NOBODY', day: books.today() })).code).toBe('not_found');
    expect((await post({ vendor: HOSTILE_VENDOR, day: '2099-01-01' })).code).toBe('invalid_input');
    await vendor.be('garbage');
    expect((await post({ vendor: HOSTILE_VENDOR, day: books.today() })).code).toBe('unavailable');
  });

  test('that fails does not keep members from playing, nor does a list of titles that is not renewed', async () => {
    await vendor.be('error');
    for (let times = 0; times < FAILURES_TO_OPEN; times += 1) {
      await books.reconcile();
      app.clock.advance(DAY_MS);
      await app.jobs.runDue();
      await books.signIn();
    }
    await vendor.reset();
    const player = await addPlayer(app, 'launchermate');
    const launched = await player.browser.call(
      `/wps/game/launchGame?gameCategory=RNG&vendor=${HOSTILE_VENDOR}&gameId=squall`,
    );
    expect(launched.status).toBe(200);
  });
});
