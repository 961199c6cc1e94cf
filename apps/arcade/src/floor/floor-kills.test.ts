import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mortals, startMortals } from '../testing/mortals.ts';
import { OPERATOR_ID, startTestArcade } from '../testing/test-arcade.ts';
import { BEHIND_PROXY, CARD_TITLE, playUntil, seatPlayers } from '../testing/test-cards.ts';
import { sitAt } from '../testing/test-table.ts';

const BACCARAT = { game_code: 'koi-pond-baccarat-table', studio: 'LANTERNWORKS' };
const PICK = { bets: [{ on: 'player', coins: 1 }] };
const DEEDS_MAX = 30;

let mortals: Mortals;
beforeAll(async () => {
  mortals = await startMortals(BEHIND_PROXY);
});
afterAll(() => mortals.close());

const stop = (studio: string, table: string, stop_uuid: string) =>
  mortals.survive(async (arcade) => {
    const answer = await arcade.ask(studio, 'floorStop', { operator_id: OPERATOR_ID, table, stop_uuid });
    if (answer.status !== 200) throw new Error('the stop failed');
    return answer.body;
  });

test('a process that is killed after any deed of a stop has given back all of it or will', async () => {
  let deeds = 1;
  for (; deeds < DEEDS_MAX; deeds += 1) {
    const page = await mortals.open(BACCARAT);
    const balance = mortals.wallet.balance();
    const round = await mortals.survive(async (arcade) => {
      const table = await sitAt(arcade, BACCARAT.game_code);
      const { number = 0 } = (await table.current().catch(() => null)) ?? {};
      await table.until((each) => each.phase === 'betting' && each.number > number);
      table.leave();
      mortals.clock.advance(1);
      return (await page.post('/api/rounds', { roundId: randomUUID(), stake: '10.00', pick: PICK })).body;
    });
    expect(round.state).toBe('open');
    const raise = { staked: '10.00', stake: '5.00', pick: PICK };
    await page.post(`/api/rounds/${round.id}/steps`, { index: 0, step: { raise } });
    mortals.killAfter(deeds);
    const id = randomUUID();
    const told = await stop(BACCARAT.studio, BACCARAT.game_code, id);
    expect(told).toEqual({ rounds: 1, returned: [{ currency: 'CNY', amount: '15.00' }] });
    await mortals.survive((arcade) => arcade.tables.rest());
    await mortals.recover();
    const wasKilled = mortals.spare();
    expect((await page.see(round.id)).state).toBe('cancelled');
    expect(mortals.wallet.balance()).toBe(balance);
    await mortals.survive((arcade) => {
      const open = { change_uuid: randomUUID(), game_code: BACCARAT.game_code, is_open: true, limits: [] };
      mortals.clock.advance(1);
      return arcade.ask(BACCARAT.studio, 'floorChange', { operator_id: OPERATOR_ID, ...open });
    });
    if (!wasKilled) break;
  }
  expect(deeds).toBeGreaterThan(3);
  expect(deeds).toBeLessThan(DEEDS_MAX);
}, 120_000);

test('two processes stop a card table at once: it is stopped once, and every stack comes back', async () => {
  const first = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
  const second = await startTestArcade({ beside: first, ...BEHIND_PROXY });
  try {
    const balance = first.wallet.balance();
    const pages = await seatPlayers(first, 3);
    await playUntil(first, pages, { isSo: () => pages[0]?.view().hand?.phase === 'playing' });
    const table = pages[0]?.view().table.id ?? '';
    const call = { operator_id: OPERATOR_ID, table, stop_uuid: randomUUID() };
    const answers = await Promise.all(
      [first, second].map((arcade) => arcade.ask(CARD_TITLE.studio, 'floorStop', call)),
    );
    for (const { body } of answers)
      expect(body).toEqual({ rounds: 3, returned: [{ currency: 'CNY', amount: '600.00' }] });
    await Promise.all([first.cardTables.rest(), second.cardTables.rest()]);
    expect(first.wallet.balance()).toBe(balance);
    const { rows } = await first.database.queries.execute(
      sql`select phase from arcade_card_hand where table_id = ${table}::uuid`,
    );
    expect(rows).toEqual([{ phase: 'void' }]);
  } finally {
    await second.close();
    await first.close();
  }
});
