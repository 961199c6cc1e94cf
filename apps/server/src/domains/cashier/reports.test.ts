import { HOUR_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../testing/cashier/cashier.ts';
import { addDrawer, type Drawer, makeWithdrawals } from '../../testing/cashier/withdrawals.ts';

/** The business day of the sixteenth begins at six in the morning in Shanghai. */
const SIXTEENTH_MS = Date.UTC(2026, 10, 15, 22);

let till: Till;
let drawer: Drawer;
let cardId: string;
let drawers = 0;
beforeAll(async () => {
  const cashier = makeWithdrawals({ perDay: 20 });
  till = await openTill({ brands: [makeTill('harbor', { cashier, dayStartsAt: '06:00' })] });
});
afterAll(() => till.close());
beforeEach(async () => {
  drawers += 1;
  drawer = await addDrawer(till, `drawer${drawers}`);
  await drawer.give(10_000);
});

type Page = { items: { id: string; number: string }[]; next: string | null };
const WAYS = [
  ['deposit', () => drawer.start({ channel: 'BYHAND' })],
  ['withdraw', () => drawer.withdraw({ cardId })],
] as const;

describe.each(WAYS)('the %s report', (way, make) => {
  const read = async (query = '') => (await drawer.call(`/wps/${way}/report?${query}`)).value as Page;
  const idsOf = async (query: string) => (await read(query)).items.map(({ id }) => id);
  const makeAt = async (atMs: number) => {
    till.clock.set(atMs);
    await drawer.signIn();
    return (await make()).id;
  };

  test('counts days from the start of the business day, both ends included', async () => {
    cardId = (await drawer.ownCard()).id;
    const dayMs = 24 * HOUR_MS;
    const startMs = SIXTEENTH_MS + Math.ceil((till.clock.now() - SIXTEENTH_MS) / dayMs) * dayMs;
    const day = new Date(startMs + 8 * HOUR_MS).toISOString().slice(0, 10);
    const before = new Date(startMs - 16 * HOUR_MS).toISOString().slice(0, 10);
    const last = await makeAt(startMs - 1);
    const first = await makeAt(startMs);
    // Past midnight, and still the same day.
    const night = await makeAt(startMs + dayMs - 1);
    const next = await makeAt(startMs + dayMs);
    expect(await idsOf(`from=${day}&to=${day}`)).toEqual([night, first]);
    expect(await idsOf(`from=${before}&to=${day}`)).toEqual([night, first, last]);
    expect(await idsOf(`to=${before}`)).toEqual([last]);
    expect(await idsOf(`from=${day}`)).toEqual([next, night, first]);
    const backwards = await drawer.call(`/wps/${way}/report?from=${day}&to=${before}`);
    expect([backwards.code, backwards.value]).toEqual(['invalid_input', { fields: { to: 'too_small' } }]);
  });

  test('is told page by page, each once, the newest first', async () => {
    cardId = (await drawer.ownCard()).id;
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.unshift(await makeAt(till.clock.now() + 1));
    const told: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 3; pages += 1) {
      const page: Page = await read(`limit=2${after ? `&after=${after}` : ''}`);
      told.push(...page.items.map(({ id }) => id));
      after = page.next;
    }
    expect(told).toEqual(made);
    expect(after).toBeNull();
  });
});
