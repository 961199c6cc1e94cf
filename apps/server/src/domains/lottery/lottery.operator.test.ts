import { SECOND_MS } from '@parlour/clock/durations';
import type { IssueRisk, OddsFinding, OperatorIssue, OperatorTicket } from '@parlour/contract';
import { readDecimal } from '@parlour/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { makeLottery } from '../../factories/lottery.factory.ts';
import { addBettor, type Drawn, LINE, openLottery } from '../../testing/lottery.ts';
import { merchant, openLotteryDesk, reason } from '../../testing/lottery-console.ts';
import { changingWith, seeOnRecord, type Tries } from '../../testing/on-record.ts';
import { addOperator, type SignedIn, signInAs } from '../../testing/operators.ts';

type Bettor = Awaited<ReturnType<typeof addBettor>>;
type Desk = Awaited<ReturnType<typeof openLotteryDesk>>;

let lottery: Drawn;
let desk: Desk;
let mary: Bettor;
let support: SignedIn;
beforeAll(async () => {
  lottery = await openLottery();
  desk = await openLotteryDesk(lottery.app);
  mary = await addBettor(lottery.app, 'mary01');
  await addOperator(lottery.app, 'support', { grants: [{ role: 'support', merchantCode: merchant }] });
  support = await signInAs(lottery.app, 'support');
});
afterAll(() => lottery.app.close());

const askedId = (answer: { value: unknown }) => (answer.value as { approvalId: string }).approvalId;
const findings = (answer: { value: unknown }) => (answer.value as { findings: OddsFinding[] }).findings;
const advance = () => lottery.app.modules.lottery.advance();
/** On sale, and nobody has bet on it. */
async function freshIssue(): Promise<void> {
  lottery.app.clock.set((await mary.current()).closesAt + SECOND_MS);
  await advance();
}

const DO: Tries = {
  'lottery.saveLottery': () => desk.save({ name: { EN: 'On record' } }),
  'lottery.withdrawLottery': async () => {
    await desk.save({ name: { EN: 'Never' } }, { from: lottery.app.clock.now() + SECOND_MS });
    return desk.withdraw();
  },
  'lottery.voidLotteryIssue': async () => {
    const { items } = (await mary.call('/lgw/issues/upcoming?gameId=HM1&limit=50')).value as {
      items: { numero: string }[];
    };
    return desk.askVoid(items.at(-1)?.numero ?? '');
  },
};
test('every call of operators that changes a lottery is tried here', () => {
  expect(Object.keys(DO).sort()).toEqual(changingWith('lottery'));
});
test.each(Object.entries(DO))('%s is on record, with whoever did it', async (id, act) => {
  expect(await seeOnRecord(lottery.app, id, act)).toEqual({ status: 200, isOnRecord: true });
});

describe('a setup', () => {
  test('is one operator’s to rename, to mark and to switch off; the lobby loses what is off', async () => {
    const { version } = await desk.lottery();
    const saved = await desk.save({ name: { EN: 'Renamed' }, isHot: true, isOn: false });
    expect(saved.value).toEqual({ outcome: 'applied' });
    expect(await desk.lottery()).toMatchObject({ version: version + 1, setup: { isOn: false } });
    const listed = () =>
      lottery.app.database.queries.execute(
        sql`select node_id from games_title where node_id = 'LOTT.HM1' and not is_gone`,
      );
    expect((await listed()).rows).toEqual([]);
    const { value } = await desk.save({ isOn: true });
    expect(value).toMatchObject({ outcome: 'requested' });
    expect((await desk.approve(askedId({ value }))).status).toBe(200);
    expect((await listed()).rows).toHaveLength(1);
  });

  test('changes for the next order once another operator approves; an order under the old one is refused', async () => {
    const version = (await mary.terms())?.version ?? 0;
    const id = askedId(await desk.save({ series: 1_900 }));
    expect((await mary.terms())?.version).toBe(version);
    expect((await desk.approve(id, desk.first)).code).toBe('own_request');
    expect((await desk.approve(id, support)).code).toBe('not_permitted');
    expect((await desk.approve(id)).status).toBe(200);
    lottery.app.clock.advance(SECOND_MS);
    expect(await mary.terms()).toMatchObject({ version: version + 1, series: { highest: 1_900 } });
    expect((await mary.order({ termsVersion: version })).code).toBe('terms_changed');
    expect((await mary.order()).status).toBe(200);
  });

  test('is asked for once at a time, from the version that was read, and stale if it changed meanwhile', async () => {
    const id = askedId(await desk.save({ series: 1_910 }));
    expect((await desk.save({ series: 1_920 })).code).toBe('approval_waiting');
    expect((await desk.save({ series: 1_920 }, { version: 1 })).code).toBe('stale');
    await desk.save({ isHot: false });
    expect((await desk.approve(id)).code).toBe('stale');
    expect((await desk.first.post('/ops/approval/cancel', { id, reason })).status).toBe(200);
  });

  test('is refused where a spread wins whatever is drawn, or a bet returns more than it costs', async () => {
    const sides = 'ssc.ball1.sides';
    const at = (odds: Record<string, string>) => desk.save({ odds: { [sides]: { '*': '1.982', ...odds } } });
    const sure = await at({ big: '2.2', small: '2.2' });
    expect(sure.code).toBe('odds_unsafe');
    expect(findings(sure).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['sure_profit', 'generous']),
    );
    expect(findings(sure)[0]?.bets.map(({ play }) => play)).toContain(sides);
    const generous = await at({ big: '2.01' });
    expect(findings(generous)).toEqual([expect.objectContaining({ kind: 'generous', percent: '100.50' })]);
    const modest = await at({ big: '1.90' });
    expect(modest.value).toMatchObject({ outcome: 'requested' });
    await desk.first.post('/ops/approval/cancel', { id: askedId(modest), reason });
  });

  test.each([
    ['name', { name: {} }],
    ['family', { family: 'k3' as const }],
    ['vendor', { vendor: 'ELOTT' as const }],
    ['odds', { odds: { 'ssc.nothing': { '*': '2' } } }],
    ['hiddenPlays', { hiddenPlays: ['ssc.nothing'] }],
    ['settings', { settings: { moon: 'full' } }],
    ['rebatePercent', { rebatePercent: '99.9' }],
    [
      'schedule.closeSeconds',
      { schedule: { kind: 'every' as const, seconds: 60, closeSeconds: 60, timeZone: 'UTC' } },
    ],
  ])('is refused with a wrong %s', async (field, about) => {
    const answer = await desk.save(about);
    expect(answer.code).toBe('invalid_input');
    expect(answer.value).toMatchObject({ fields: { [`setup.${field}`]: expect.anything() } });
  });

  test('of a new lottery takes two, and then it is sold; of one that is not there it is refused', async () => {
    const setup = makeLottery({ code: 'NEW3', name: { EN: 'New' } });
    const send = (version: number) =>
      desk.first.call('/ops/lottery', { method: 'PUT', body: { setup, version, reason }, merchant });
    expect((await send(3)).code).toBe('not_found');
    expect((await desk.approve(askedId(await send(0)))).status).toBe(200);
    await advance();
    expect((await mary.opened('NEW3')).current).toMatchObject({ state: 'open' });
  });
});

describe('risk', () => {
  test('by play and number is what a naive recount of the open lines gives', async () => {
    const items = [
      { play: 'ssc.fixedPosition', selection: '1,2,3||7||', multiple: 2, model: 'yuan', series: 1_800 },
      { play: 'ssc.fixedPosition', selection: '2||||', multiple: 5, model: 'jiao', series: 1_800 },
      LINE,
    ];
    // Four bets of 4.00, one of 1.00, one of 2.00.
    await freshIssue();
    const { numero } = await mary.current();
    await mary.placed({ items, stake: '19.00' });
    const bob = await addBettor(lottery.app, 'bob01');
    const { id: taken } = await bob.placed({ items: [items[1]], stake: '1.00' });
    const { subOrders } = (await bob.call(`/lgw/orders/detail?id=${taken}`)).value as {
      subOrders: { id: string }[];
    };
    await bob.post(
      '/lgw/orders/suborders/cancel',
      { orderId: taken, subOrderIds: subOrders.map(({ id }) => id) },
      { headers: { 'idempotency-key': 'd5a0d8a4-1111-4222-8333-944445555668' } },
    );
    const { issue, risk } = await desk.get<{ issue: OperatorIssue; risk: IssueRisk }>(
      `/ops/lottery/issue?game=HM1&numero=${numero}`,
    );
    expect(issue.figures).toEqual({ tickets: 1, stake: '19.00', paid: '0.00', refunded: '1.00' });
    expect(risk).toMatchObject({ stake: '19.00', isWhole: true });
    const fixed = risk.plays.find(({ play }) => play === 'ssc.fixedPosition');
    expect(fixed).toMatchObject({ lines: 2, stake: '17.00' });
    const naive = new Map<string, { stake: bigint; payout: bigint }>();
    for (const [item, each] of [
      [items[0], 4],
      [items[1], 1],
    ] as const)
      item?.selection.split('|').forEach((row, ball) => {
        for (const digit of row.split(',').filter(Boolean)) {
          const own = naive.get(`${ball}/${digit}`) ?? { stake: 0n, payout: 0n };
          own.stake += readDecimal(`${each}.00`) ?? 0n;
          // One of ten: 18.00 for two units at 1800.
          own.payout += readDecimal(`${each * 9}.00`) ?? 0n;
          naive.set(`${ball}/${digit}`, own);
        }
      });
    expect(
      new Map(
        fixed?.numbers?.map(({ row, number, stake, payout }) => [
          `${Number(row.replace(/\D/g, '')) - 1}/${number}`,
          { stake: readDecimal(stake), payout: readDecimal(payout) },
        ]),
      ),
    ).toEqual(naive);
    expect(risk.plays.find(({ play }) => play === LINE.play)).toMatchObject({
      lines: 1,
      stake: '2.00',
      numbers: null,
    });
  });
});

describe('orders', () => {
  test('are found by member, lottery, issue and id; looking at one is recorded', async () => {
    lottery.app.clock.advance(1);
    const { id, numero } = await mary.placed();
    const find = (query: string) =>
      desk.get<{ items: OperatorTicket[] }>(`/ops/lottery/tickets?${query}`, support);
    expect((await find('search=mary01&limit=1')).items).toMatchObject([
      { id, orderId: id, numero, stake: '2.00', state: 'pending', member: { account: 'mary01' } },
    ]);
    expect((await find(`search=${id}`)).items).toHaveLength(1);
    expect((await find('search=nobody')).items).toEqual([]);
    expect((await find(`game=HM1&numero=${numero}&state=settled`)).items).toEqual([]);
    const views = async () =>
      (
        await lottery.app.database.queries.execute(
          sql`select id from operators_audit where action = 'lottery.view_order' and target_id = ${mary.member.id}`,
        )
      ).rows.length;
    const before = await views();
    const detail = await desk.get<{ subOrders: object[] }>(`/ops/lottery/order?id=${id}`, support);
    expect(detail.subOrders).toMatchObject([
      { play: LINE.play, selection: LINE.selection, state: 'pending' },
    ]);
    expect(await views()).toBe(before + 1);
  });

  test('and issues are found from the search at the top, by id and number', async () => {
    const { id, numero } = await mary.placed();
    type Groups = { groups: { kind: string; items: { id: string }[] }[] };
    const search = async (q: string) => (await support.call(`/ops/search?q=${q}`)).value as unknown as Groups;
    expect((await search(id)).groups).toContainEqual(
      expect.objectContaining({ kind: 'lottery_order', items: [expect.objectContaining({ id })] }),
    );
    expect((await search(numero)).groups).toContainEqual(
      expect.objectContaining({
        kind: 'lottery_issue',
        items: expect.arrayContaining([expect.objectContaining({ id: `HM1/${numero}` })]),
      }),
    );
  });

  test('and lotteries of another brand are nobody’s here', async () => {
    const { id, numero } = await mary.placed();
    await addOperator(lottery.app, 'everywhere', { grants: [{ role: 'admin', merchantCode: null }] });
    const all = await signInAs(lottery.app, 'everywhere');
    const { app } = lottery;
    await app.database.transaction((tx) =>
      app.modules.system.brands.create(tx, makeBrand({ merchantCode: 'lotus' })),
    );
    const there = { merchant: 'lotus' };
    expect((await all.call('/ops/lotteries', there)).value).toEqual({ items: [] });
    expect((await all.call('/ops/lottery/tickets', there)).value).toEqual({ items: [], next: null });
    expect((await all.call(`/ops/lottery/order?id=${id}`, there)).code).toBe('not_found');
    expect((await all.call(`/ops/lottery/issue?game=HM1&numero=${numero}`, there)).code).toBe('not_found');
  });
});

describe('a void issue', () => {
  test('takes two, and gives each ticket back once', async () => {
    await freshIssue();
    const bettor = await addBettor(lottery.app, 'voided01');
    const before = await bettor.balance();
    const { id, numero } = await bettor.placed({ items: [LINE, { ...LINE, multiple: 2 }], stake: '6.00' });
    expect((await desk.askVoid(numero, support)).code).toBe('not_permitted');
    const asked = askedId(await desk.askVoid(numero));
    expect((await desk.askVoid(numero)).code).toBe('approval_waiting');
    expect((await desk.approve(asked, desk.first)).code).toBe('own_request');
    expect((await desk.approve(asked)).status).toBe(200);
    expect((await bettor.order({ issues: [{ numero, multiple: 1 }] })).code).toBe('issue_closed');
    await advance();
    await advance();
    expect(await bettor.balance()).toBe(before);
    expect(await desk.issue(numero)).toMatchObject({ state: 'void', figures: { stake: '0.00' } });
    const { subOrders } = await desk.get<{ subOrders: { state: string }[] }>(`/ops/lottery/order?id=${id}`);
    expect(subOrders.map(({ state }) => state)).toEqual(['void', 'void']);
    lottery.app.clock.advance(10 * 60 * SECOND_MS);
    await advance();
    expect(await desk.issue(numero)).toMatchObject({ state: 'void', result: null });
  });

  test('can be one that is closed, never one that is drawn, even if it was asked for before', async () => {
    await mary.login('mary01');
    await advance();
    const { numero, closesAt, drawsAt } = await mary.current();
    lottery.app.clock.set(closesAt + 2 * SECOND_MS);
    await advance();
    expect(await desk.issue(numero)).toMatchObject({ state: 'closed' });
    const asked = askedId(await desk.askVoid(numero));
    lottery.app.clock.set(drawsAt);
    await advance();
    expect((await desk.approve(asked)).code).toBe('stale');
    expect((await desk.askVoid(numero)).code).toBe('already_drawn');
    expect((await desk.issue(numero)).result).not.toBeNull();
  });

  test('is found in the list by state and day', async () => {
    const list = (query: string) =>
      desk.get<{ items: OperatorIssue[]; next: string | null }>(`/ops/lottery/issues?game=HM1&${query}`);
    const { items } = await list('state=void&limit=1');
    expect(items).toMatchObject([{ state: 'void', figures: { refunded: '6.00' } }]);
    const day = `${items[0]?.numero.slice(0, 4)}-${items[0]?.numero.slice(4, 6)}-${items[0]?.numero.slice(6, 8)}`;
    expect((await list(`state=void&day=${day}`)).items).toHaveLength(1);
    expect((await list('state=void&day=2026-01-01')).items).toEqual([]);
    const begun = await list('span=begun&limit=1');
    expect(begun.items[0]?.opensAt).toBeLessThanOrEqual(lottery.app.clock.now());
    const coming = await list('span=coming&limit=100');
    expect(coming.items.every(({ opensAt }) => opensAt > lottery.app.clock.now())).toBe(true);
    expect(coming.items).not.toEqual([]);
    const first = await list('limit=2');
    const second = await list(`limit=2&after=${first.next}`);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
    expect((await desk.first.call('/ops/lottery/issues?game=HM1&after=x', { merchant })).code).toBe(
      'invalid_input',
    );
  });
});
