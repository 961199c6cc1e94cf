import { randomUUID } from 'node:crypto';
import { verifyTicket } from '@parlour/fairness';
import { betTicket, isSame, recompute } from '@parlour/game-rules';
import { multiplierAt, passesAt } from '@parlour/game-rules/crash';
import { loadGame } from '@parlour/game-rules/games';
import { amountOf } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { WinCall } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt, type TestTable } from '../testing/test-table.ts';

const PLAYERS = 60 * SCALE;
const STAKE = '10.00';
const BALANCE = 10n ** 15n;
/** Some say where, some stop by hand, some stay to the end. */
const TARGETS = [101, 110, 137, 150, 200, 300, 1_000, null, null, null];

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({
    balance: BALANCE,
    isStill: true,
    walletDeadlineMs: 60_000,
    callsPerMinute: 1_000_000,
  });
});
afterAll(() => arcade.close());

test(`${PLAYERS} players on one flight, each paid to the coin and once`, async () => {
  const table = await sitAt(arcade);
  const players: Awaited<ReturnType<typeof enter>>[] = [];
  for (let count = 0; count < PLAYERS; count += 1) players.push(await enter(count));
  await table.until('betting');
  const [last, ...others] = players;
  const rounds = await Promise.all(others.map(({ page, target }) => board(page, target)));
  if (last) rounds.unshift(await boardLast(table, last));
  const flight = await table.left();
  const point = table.foresee(flight);
  const spent = arcade.wallet.balance();
  arcade.clock.set((flight.startedAt?.getTime() ?? 0) + passesAt(120));
  const stopped = rounds.filter(({ target }, index) => target === null && index % 20 < 10);
  const answers = await Promise.all(
    stopped.map(({ page, id }) => page.post(`/api/rounds/${id}/steps`, { index: 0, step: { stop: true } })),
  );
  const at = multiplierAt(passesAt(120));
  expect(answers.every(({ status, body }) => status === 200 && body.seen.stoppedAt === at)).toBe(true);
  await table.settled();

  const game = await loadGame('crash', '99');
  let won = 0n;
  for (const { page, id, target } of rounds) {
    const told = (await page.get(`/api/rounds/${id}`)).body;
    const byHand = stopped.some((each) => each.id === id);
    const expected = byHand ? at : target !== null && target <= point ? target : null;
    expect(told).toMatchObject({ state: 'settled', seen: { target, stoppedAt: expected, point } });
    const again = game && recompute(game, told);
    expect(isSame(again?.played?.seen, told.seen)).toBe(true);
    expect(amountOf(told.payout)).toBe((BigInt(expected ?? 0) * 1_000_000n) / 100n);
    expect(verifyTicket(betTicket(told), told.proof, told.draw.root)).toBe(true);
    won += amountOf(told.payout);
  }
  expect(arcade.wallet.balance()).toBe(spent + won);
  const ids = new Set<string>(rounds.map(({ id }) => id));
  const wins = arcade.wallet.calls('win').filter(({ round }) => ids.has(String(round)));
  expect(wins).toHaveLength(PLAYERS);
  expect(wins.every((call) => WinCall.parse(call).round_closed)).toBe(true);
}, 600_000);

async function enter(count: number) {
  const page = await arcade.open({ user: randomUUID(), game_code: 'comet-crash' }, 'REDFINCH');
  return { page, target: TARGETS[count % TARGETS.length] ?? null };
}

type Page = Awaited<ReturnType<TestArcade['open']>>;

/** With whom the flight lasts long enough for somebody to stop. */
async function boardLast(table: TestTable, { page, target }: Awaited<ReturnType<typeof enter>>) {
  const id = await table.chooseId({ stake: STAKE, pick: { target } }, (point) => point > 130);
  return board(page, target, id);
}

async function board(page: Page, target: number | null, id: string = randomUUID()) {
  const { body } = await page.post('/api/rounds', { roundId: id, stake: STAKE, pick: { target } });
  expect(body.state).toBe('open');
  return { page, id, target };
}
