import { randomUUID } from 'node:crypto';
import type { VendorDifference, VendorReconciliation } from '@parlour/contract';
import { writeUtc } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOSTILE_VENDOR, type HostileVendor, openHostileVendor } from '../../testing/hostile-vendor.ts';
import { addOperator, type SignedIn, signInAs } from '../../testing/operators.ts';
import { addPlayer } from '../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const merchant = 'harbor';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Shanghai is this much ahead of UTC, all year. */
const AHEAD = 8 * HOUR;
const UNIT = 100_000n;

/** What happened, as the vendor tells it; tests change it. */
type Told = {
  transaction_uuid: string;
  kind: 'bet' | 'win' | 'rollback';
  status: string;
  user: string;
  game_code: string;
  round: string;
  currency: string;
  amount: string;
  inserted_at: string;
};

let app: TestApp;
let vendor: HostileVendor;
let finance: SignedIn;
const seat = { id: '', token: '' };
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openHostileVendor(app);
  await addOperator(app, 'finance', { grants: [{ role: 'finance', merchantCode: null }] });
  const player = await addPlayer(app, 'mate');
  await player.submit(player.deposit(10_000));
  seat.id = player.id;
  await app.jobs.start();
});
/** Each test has a business day of its own, of which noon has passed. */
beforeEach(async () => {
  const tomorrow = Math.floor((app.clock.now() + AHEAD) / DAY) * DAY + DAY - AHEAD;
  app.clock.set(tomorrow + 12 * HOUR);
  await vendor.reset();
  await vendor.say([]);
  if (!vendor.brand) throw new Error('there is no brand');
  const place = { memberId: seat.id, vendor: HOSTILE_VENDOR, gameCode: 'squall', currency: 'CNY' };
  seat.token = (await app.modules.games.sessions.begin(vendor.brand, place)).token;
  finance = await signInAs(app, 'finance');
});
afterAll(async () => {
  await app.jobs.stop();
  await vendor.close();
  await app.close();
});

const today = () => new Date(app.clock.now() + AHEAD).toISOString().slice(0, 10);
async function reconcile(day = today()): Promise<VendorReconciliation> {
  const answer = await finance.post('/ops/games/reconcile', { vendor: HOSTILE_VENDOR, day }, { merchant });
  return answer.value as VendorReconciliation;
}
const differences = async (query = ''): Promise<VendorDifference[]> =>
  (
    (await finance.call(`/ops/games/differences?day=${today()}${query}`, { merchant })).value as {
      items: VendorDifference[];
    }
  ).items;

/** Rounds that are bet and won, both told to the wallet; answers what a truthful vendor says of them. */
async function play(rounds = 1): Promise<Told[]> {
  const told: Told[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const round = randomUUID();
    const betId = randomUUID();
    const body = {
      user: seat.id,
      token: seat.token,
      game_code: 'squall',
      round,
      currency: 'CNY',
      is_free: false,
      is_supplier_promo: false,
    };
    const call = (id: string, closes: boolean) => ({
      ...body,
      transaction_uuid: id,
      supplier_transaction_id: id,
      round_closed: closes,
    });
    const winId = randomUUID();
    const answers = await vendor.callWallet([
      { name: 'bet', body: { ...call(betId, false), amount: String(10n * UNIT) } },
      {
        name: 'win',
        body: { ...call(winId, true), amount: String(4n * UNIT), reference_transaction_uuid: betId },
      },
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['RS_OK', 'RS_OK']);
    const common = { status: 'TS_SUCCESS', user: seat.id, game_code: 'squall', round, currency: 'CNY' };
    const inserted_at = writeUtc(app.clock.now());
    told.push({ transaction_uuid: betId, kind: 'bet', amount: String(10n * UNIT), inserted_at, ...common });
    told.push({ transaction_uuid: winId, kind: 'win', amount: String(4n * UNIT), inserted_at, ...common });
    app.clock.advance(1);
  }
  return told;
}

describe('a business day', () => {
  test('on which both say the same is equal, to the coin', async () => {
    await vendor.say(await play(3));
    expect(await reconcile()).toMatchObject({
      vendor: HOSTILE_VENDOR,
      vendorName: 'Squall',
      day: today(),
      state: 'equal',
      compared: 6,
      differences: 0,
      totals: [
        {
          currency: 'CNY',
          ours: { count: 6, bets: '30.00', wins: '12.00' },
          theirs: { count: 6, bets: '30.00', wins: '12.00' },
        },
      ],
    });
    expect(await differences()).toEqual([]);
  });

  test('shows what the vendor did and we do not know of', async () => {
    const told = await play();
    const [bet] = told as [Told];
    const unknown = { ...bet, transaction_uuid: randomUUID(), amount: '700000' };
    await vendor.say([...told, unknown]);
    expect(await reconcile()).toMatchObject({ state: 'different', compared: 3, differences: 1 });
    expect(await differences()).toMatchObject([
      {
        kind: 'missing_here',
        transactionId: unknown.transaction_uuid,
        memberId: seat.id,
        ours: null,
        theirs: 'bet 7.00 CNY TS_SUCCESS',
        state: 'open',
      },
    ]);
  });

  test('shows what we did and the vendor does not know of', async () => {
    const [bet, win] = (await play()) as [Told, Told];
    await vendor.say([bet]);
    await reconcile();
    expect(await differences()).toMatchObject([
      { kind: 'missing_there', transactionId: win.transaction_uuid, ours: 'win 4.00 CNY', theirs: null },
    ]);
  });

  test('shows another amount, another currency and another state', async () => {
    const [bet, win] = (await play()) as [Told, Told];
    const [other, declined] = (await play()) as [Told, Told];
    await vendor.say([
      { ...bet, amount: String(11n * UNIT) },
      { ...win, currency: 'THB' },
      other,
      { ...declined, status: 'TS_DECLINED' },
    ]);
    expect((await reconcile()).totals.map(({ currency }) => currency)).toEqual(['CNY', 'THB']);
    const found = (await differences()).map(({ kind, ours, theirs }) => [kind, ours, theirs]);
    expect(found.sort()).toEqual([
      ['amount', 'bet 10.00 CNY', 'bet 11.00 CNY TS_SUCCESS'],
      ['currency', 'win 4.00 CNY', 'win 4.00 THB TS_SUCCESS'],
      ['state', 'win 4.00 CNY', 'win 4.00 CNY TS_DECLINED'],
    ]);
    expect(await differences('&kind=amount')).toHaveLength(1);
  });

  test('holds nothing against a vendor for what neither has, and everything for what it still owes', async () => {
    const told = await play();
    const [bet] = told as [Told];
    const unsure = (about: Partial<Told>) => ({ ...bet, transaction_uuid: randomUUID(), ...about });
    await vendor.say([
      ...told,
      unsure({ status: 'TS_DECLINED' }),
      unsure({ status: 'TS_ROLLBACK' }),
      unsure({ status: 'TS_DECLINED', kind: 'win' }),
      unsure({ status: 'TS_SUCCESS', currency: 'XXX' }),
    ]);
    expect((await reconcile()).state).toBe('equal');
    await vendor.say([...told, unsure({ status: 'TS_PENDING', kind: 'win' })]);
    expect((await reconcile()).state).toBe('different');
  });

  test('takes a transaction that was told hours late, or on the other side of midnight, as one', async () => {
    const [bet, win] = (await play()) as [Told, Told];
    await vendor.say([{ ...bet, inserted_at: writeUtc(app.clock.now() - 5 * HOUR) }, win]);
    expect(await reconcile()).toMatchObject({ state: 'equal', compared: 2 });
    app.clock.set(Date.parse(today()) - AHEAD + DAY - 1_000);
    const day = today();
    const [late] = (await play()) as [Told];
    const all = [bet, win, late].map((one) => ({ ...one }));
    (all[2] as Told).inserted_at = writeUtc(app.clock.now() + 5 * 60_000);
    await vendor.say(all);
    app.clock.advance(DAY);
    finance = await signInAs(app, 'finance');
    expect(await reconcile(day)).toMatchObject({ differences: 1, compared: 4 });
    expect(await reconcile()).toMatchObject({ state: 'equal', compared: 0 });
  });

  test('of many transactions is read in pages', async () => {
    const told = await play(2);
    const [bet] = told as [Told];
    const many = Array.from({ length: 2_500 }, () => ({ ...bet, transaction_uuid: randomUUID() }));
    const before = await vendor.countAsked();
    await vendor.say([...told, ...many]);
    expect(await reconcile()).toMatchObject({ compared: 2_504, differences: 2_500 });
    // Each hour of the day once, and the hour that is played in three times, as are those beside it.
    expect((await vendor.countAsked()) - before).toBeGreaterThanOrEqual(26);
    const first = (await finance.call(`/ops/games/differences?day=${today()}&limit=100`, { merchant })).value;
    const { items, next } = first as { items: VendorDifference[]; next: string };
    const second = await finance.call(`/ops/games/differences?day=${today()}&limit=100&after=${next}`, {
      merchant,
    });
    const ids = [...items, ...(second.value as { items: VendorDifference[] }).items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
  });
});

describe('a comparison', () => {
  test('done again keeps what an operator said, reopens what changed, and closes what agrees by now', async () => {
    const told = await play(2);
    const [first, second, third, fourth] = told as [Told, Told, Told, Told];
    const wrong = [{ ...first, amount: '1' }, { ...second, amount: '2' }, { ...third, amount: '3' }, fourth];
    await vendor.say(wrong);
    await reconcile();
    const open = await differences('&state=open');
    expect(open).toHaveLength(3);
    const idOf = (one: Told) => open.find(({ transactionId }) => transactionId === one.transaction_uuid)?.id;
    for (const one of [first, second]) {
      const body = { id: idOf(one), reason: 'the vendor will mend its report' };
      const done = await finance.post('/ops/games/difference/resolve', body, { merchant });
      expect(done.value).toMatchObject({
        state: 'resolved',
        endedBy: { name: 'finance' },
        reason: body.reason,
      });
      expect((await finance.post('/ops/games/difference/resolve', body, { merchant })).code).toBe(
        'not_found',
      );
    }
    await vendor.say([{ ...first, amount: '1' }, { ...second, amount: '22' }, third, fourth]);
    await reconcile();
    await reconcile();
    const after = new Map((await differences()).map(({ transactionId, state }) => [transactionId, state]));
    expect([first, second, third].map((one) => after.get(one.transaction_uuid))).toEqual([
      'resolved',
      'open',
      'agreed',
    ]);
    expect(after.size).toBe(3);
  });

  test('is made every day by itself, once, and made up for when a vendor was away', async () => {
    const countOf = async (day: string) =>
      (
        (await finance.call(`/ops/games/reconciliations?day=${day}`, { merchant })).value as {
          items: VendorReconciliation[];
        }
      ).items;
    const day = today();
    await vendor.say(await play());
    await vendor.be('error');
    app.clock.advance(DAY);
    finance = await signInAs(app, 'finance');
    await app.jobs.runDue();
    expect(await countOf(day)).toMatchObject([{ state: 'unanswered', compared: 0 }]);
    const [task] = (
      (await finance.call('/ops/tasks')).value as { items: { kind: string; count: number }[] }
    ).items.filter(({ kind }) => kind === 'vendor_differences');
    expect(task?.count).toBeGreaterThan(0);
    await vendor.reset();
    app.clock.advance(2 * HOUR);
    finance = await signInAs(app, 'finance');
    await app.jobs.runDue();
    expect(await countOf(day)).toMatchObject([{ state: 'equal', compared: 2 }]);
    const asked = await vendor.countAsked();
    app.clock.advance(HOUR);
    await app.jobs.runDue();
    expect(await vendor.countAsked()).toBe(asked);
    expect(await app.metrics.registry.metrics()).toContain(
      `vendor_reconciliations_total{brand="harbor",vendor="${HOSTILE_VENDOR}",outcome="equal"}`,
    );
  });

  test('asked for a vendor nobody knows, or a day that has not come, is refused; one that cannot be made is told', async () => {
    const post = (body: object) => finance.post('/ops/games/reconcile', body, { merchant });
    expect((await post({ vendor: 'NOBODY', day: today() })).code).toBe('not_found');
    expect((await post({ vendor: HOSTILE_VENDOR, day: '2099-01-01' })).code).toBe('invalid_input');
    await vendor.be('garbage');
    expect((await post({ vendor: HOSTILE_VENDOR, day: today() })).code).toBe('unavailable');
  });

  test('that fails does not keep members from playing', async () => {
    await vendor.be('error');
    for (let times = 0; times < 4; times += 1) await reconcile();
    await vendor.reset();
    const player = await addPlayer(app, 'launchermate');
    const launched = await player.browser.call(
      `/wps/game/launchGame?gameCategory=RNG&vendor=${HOSTILE_VENDOR}&gameId=squall`,
    );
    expect(launched.status).toBe(200);
  });
});
