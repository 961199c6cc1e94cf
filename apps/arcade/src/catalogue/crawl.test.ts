import { randomUUID } from 'node:crypto';
import { isSame, type JsonObject, recompute } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import { CALLS } from '@parlour/game-rules/testing/test-picks';
import type { TestPlayer } from '@parlour/game-rules/testing/test-player';
import { amountOf } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCardGame } from '../games/card-games.ts';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt } from '../testing/test-table.ts';
import { isShared, TITLES, type Title } from './titles.ts';

/** Everyday one title of each model, and one table of it, is opened for a round, by one player after another; with SCALE every one for more. */
const ROUNDS = SCALE > 1 ? 3 : 1;
const STEPS_MAX = 100;

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 15n });
});
afterAll(() => arcade.close());

test('every title opens, plays and pays to the coin, and its rounds are computed again', async () => {
  const seen = new Set<string>();
  const opened = TITLES.filter(({ mechanic, model, table }) => {
    const kind = `${mechanic}/${model}${table ? ' at a table' : ''}`;
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew || SCALE > 1;
  });
  expect(opened.length).toBeGreaterThan(0);
  for (const [index, title] of opened.entries()) await crawl(title, index);
}, 600_000);

/** Games that people play against each other have tests of their own. */
async function crawl(title: Title, first: number): Promise<void> {
  if (isCardGame(title.mechanic)) return;
  const game = await loadGame(title.mechanic, title.model);
  if (!game) throw new Error(`${title.game_code} has no model`);
  const players = CALLS[title.mechanic];
  const user = randomUUID();
  const page = await arcade.open({ user, game_code: title.game_code, currency: 'XXX' }, title.studio);
  const { seeds } = (await page.get('/api/session')).body;
  const rounds: { id: string; seen: JsonObject }[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    const before = arcade.wallet.balance();
    const player = players[(first + count) % players.length] as TestPlayer;
    const round = isShared(title) ? await sitOut(title, page, player) : await playOut(page, player);
    const moved = arcade.wallet.balance() - before;
    expect(moved, title.game_code).toBe(amountOf(round.payout) - amountOf(round.staked));
    expect(amountOf(round.balance), title.game_code).toBe(arcade.wallet.balance());
    rounds.push(round);
  }
  await page.post('/api/seeds', { clientSeed: 'crawl', nextHash: seeds.nextServerSeedHash });
  for (const { id, seen } of rounds) {
    const told = (await page.get(`/api/rounds/${id}`)).body;
    const { serverSeedHash, played } = recompute(game, told);
    expect(serverSeedHash).toBe(isShared(title) ? told.serverSeedHash : seeds.serverSeedHash);
    expect(isSame(played?.seen, seen), title.game_code).toBe(true);
  }
}

type Page = Awaited<ReturnType<TestArcade['open']>>;

async function playOut(page: Page, { pick, decide }: TestPlayer) {
  const placed = await page.play({ roundId: randomUUID(), stake: '10.00', pick });
  expect(placed, JSON.stringify(pick)).toMatchObject({ status: 200 });
  let round = placed.body;
  for (let turn = 0; !round.isOver && turn < STEPS_MAX; turn += 1) {
    const stepped = await page.step(round, decide(round.seen, turn) as JsonObject);
    expect(stepped).toMatchObject({ status: 200 });
    round = stepped.body;
  }
  expect(round.state).toBe('settled');
  return round;
}

/** A bet on the next round of a table, until it is settled. */
async function sitOut(title: Title, page: Page, { pick }: TestPlayer) {
  const table = await sitAt(arcade, title.game_code);
  await table.until('betting');
  const { body } = await page.play({ roundId: randomUUID(), stake: '100.00', pick });
  expect(body, JSON.stringify(pick)).toMatchObject({ state: 'open' });
  await table.settled();
  table.leave();
  return (await page.get(`/api/rounds/${body.id}`)).body;
}
