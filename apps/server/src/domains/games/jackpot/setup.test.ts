import { MINUTE_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { addGambler, betOf } from '../../../testing/games/gamblers.ts';
import { openPool, putTerms, readPool, SETTLED_MS } from '../../../testing/games/jackpot.ts';
import { type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const reason = 'a better jackpot';
const SETUP = {
  isOpen: true,
  contributionPpm: 10_000,
  seedAmount: '5000.00',
  oddsDigits: 12,
};

let app: TestApp;
let vendor: TestVendor;
let first: SignedIn;
let second: SignedIn;
let risk: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lotus', currency: 'VND' })],
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  for (const name of ['first', 'second'])
    await addOperator(app, name, { grants: [{ role: 'finance', merchantCode: null }] });
  await addOperator(app, 'risk', { grants: [{ role: 'risk', merchantCode: merchant }] });
  [first, second, risk] = [
    await signInAs(app, 'first'),
    await signInAs(app, 'second'),
    await signInAs(app, 'risk'),
  ];
  vendor = await openPool(app, { isOpen: false, seedAmount: 0n });
});
afterAll(() => app.close());

type State = {
  pool: string;
  sums: { seeded: string; contributed: string; won: string };
  setup: typeof SETUP;
  display: { hasIllustration: boolean; winnersFrom: string };
  coming: { commitment: string }[];
  titles: { nodeId: string; name: string }[];
};
const state = async (by = first, of = merchant) =>
  (await by.call('/ops/jackpot', { merchant: of })).value as State;
const ask = async (about: object = {}, by = first, of = merchant) => {
  app.clock.advance(1);
  return by.post('/ops/jackpot/setup', { ...SETUP, ...about, reason }, { merchant: of });
};
const askedId = async (about: object = {}) => ((await ask(about)).value as { approvalId: string }).approvalId;
const approve = (id: string, by = second) => {
  app.clock.advance(1);
  return by.post('/ops/approval/decide', { id, decision: 'approve', reason: 'seen' });
};
const shown = async (of = merchant) =>
  (await app.server.inject({ url: '/lgw/games/jackpot', headers: { merchant: of } })).json().value;

describe('the terms of a pool', () => {
  test('change when another operator approves; it is seeded once, under the id of the approval', async () => {
    const id = await askedId();
    expect(await state()).toMatchObject({ pool: '0.00', setup: { isOpen: false }, coming: [] });
    expect((await approve(id, first)).code).toBe('own_request');
    expect((await approve(id, risk)).code).toBe('not_permitted');
    expect((await approve(id)).status).toBe(200);
    const opened = await state();
    expect(opened).toMatchObject({
      pool: '5000.00',
      sums: { seeded: '5000.00', contributed: '0.00', won: '0.00' },
      setup: SETUP,
    });
    expect(opened.coming).toHaveLength(2);
    const { value } = await second.call(`/ops/ledger/posting?id=${id}`, { merchant });
    expect(value).toMatchObject({ lines: [{ kind: 'jackpot_seed', amount: '5000.00' }] });
    expect(await shown()).toMatchObject({ mode: 'pool', amount: '5000.00', contributionPercent: '1' });
    expect((await approve(await askedId({ seedAmount: '9000.00' }))).status).toBe(200);
    expect((await state()).pool).toBe('5000.00');
  });

  test('are asked for once at a time, and refused where they are others by the time of the approval', async () => {
    const id = await askedId({ contributionPpm: 30_000 });
    expect((await ask({ contributionPpm: 40_000 })).code).toBe('approval_waiting');
    await putTerms(app, vendor, { ...SETUP, contributionPpm: 20_000, seedAmount: 9_000n * UNIT });
    expect((await approve(id)).code).toBe('stale');
    expect((await state()).setup.contributionPpm).toBe(20_000);
    expect((await first.post('/ops/approval/cancel', { id, reason })).status).toBe(200);
  });

  test('are bounded, and in amounts that the currency shows', async () => {
    for (const wrong of [
      { contributionPpm: 100_001 },
      { contributionPpm: -1 },
      { oddsDigits: 9 },
      { oddsDigits: 16 },
      { seedAmount: '-1.00' },
      { seedAmount: '1.00001' },
    ])
      expect((await ask(wrong)).code).toBe('invalid_input');
    expect((await ask({ seedAmount: '1.50' }, first, 'lotus')).code).toBe('invalid_input');
    expect((await ask({}, risk)).code).toBe('not_permitted');
  });

  test('hold from the next bet on, in the sums and in the list of draws', async () => {
    const before = await readPool(app, vendor.brand.id);
    const { id, token } = await addGambler(app, vendor, 'player');
    await vendor.play(betOf(id, { amount: 100n * UNIT }), { token });
    app.clock.advance(SETTLED_MS);
    expect(await app.modules.games.jackpot.drawAll(vendor.brand.id)).toBe(1);
    const after = await readPool(app, vendor.brand.id);
    expect(after.contributed - before.contributed).toBe(2n * UNIT);
    expect((await state()).sums.contributed).toBe('2.00');
    const { value } = await risk.call('/ops/jackpot/draws', { merchant });
    expect(value).toMatchObject({
      items: [{ number: 1, entries: 1, contributed: '2.00', pool: '5002.00', won: '0.00', winner: null }],
      next: null,
    });
    expect((await risk.call('/ops/jackpot/draws?isWon=true', { merchant })).value).toEqual({
      items: [],
      next: null,
    });
  });
});

test('a title takes part once it is named, never by itself, and the page names those that do', async () => {
  const flag = (add: string[], remove: string[] = []) =>
    first.post('/ops/jackpot/titles', { add, remove, reason }, { merchant });
  expect((await flag(['STUDIO.nothing'])).code).toBe('not_found');
  expect((await flag(['STUDIO.poker'])).status).toBe(200);
  expect((await state()).titles.map(({ nodeId }) => nodeId)).toEqual([
    'STUDIO.crash',
    'STUDIO.dice',
    'STUDIO.poker',
  ]);
  const { id, token } = await addGambler(app, vendor, 'cards', { gameCode: 'poker' });
  const contributed = async () => (await readPool(app, vendor.brand.id)).contributed;
  const play = async () => {
    const before = await contributed();
    await vendor.play(betOf(id, { game: 'poker' }), { token });
    app.clock.advance(SETTLED_MS);
    await app.modules.games.jackpot.drawAll(vendor.brand.id);
    return (await contributed()) - before;
  };
  expect(await play()).toBeGreaterThan(0n);
  expect((await flag([], ['STUDIO.poker'])).status).toBe(200);
  expect(await play()).toBe(0n);
  const listed = ['dice', 'crash', 'newcomer'].map((code) => makeVendorTitle({ game_code: code }));
  await app.database.transaction((tx) =>
    app.modules.games.catalogue.replaceVendorTitles(tx, vendor.brand.id, 'STUDIO', listed),
  );
  expect((await state()).titles.map(({ nodeId }) => nodeId)).toEqual(['STUDIO.crash', 'STUDIO.dice']);
  app.clock.advance(MINUTE_MS);
  const shown = await app.server.inject({ url: '/lgw/games/jackpot', headers: { merchant } });
  expect(
    shown
      .json()
      .value.titles.map(({ gameName }: { gameName: string }) => gameName)
      .sort(),
  ).toEqual(['Title crash', 'Title dice']);
});

test('a brand without a pool shows the counter where an operator chose it, and nothing before', async () => {
  expect(await shown('lotus')).toMatchObject({ mode: 'none', amount: null });
  const display = { hasIllustration: true, winnersFrom: '500.00', reason };
  expect((await first.post('/ops/jackpot/display', display, { merchant: 'lotus' })).status).toBe(200);
  expect(await shown('lotus')).toMatchObject({ mode: 'illustration', amount: null, currency: 'VND' });
  expect((await state(first, 'lotus')).display).toEqual({ hasIllustration: true, winnersFrom: '500.00' });
  const wrong = { ...display, winnersFrom: '500.50' };
  expect((await first.post('/ops/jackpot/display', wrong, { merchant: 'lotus' })).code).toBe('invalid_input');
});
