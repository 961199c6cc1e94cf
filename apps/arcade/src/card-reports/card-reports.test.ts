import { DAY_MS } from '@parlour/clock/durations';
import type { HoldemAction, HoldemView } from '@parlour/game-rules/holdem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arcadeCardFinding } from '../card-tables/card-tables.schema.ts';
import { OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { BEHIND_PROXY, type CardPage, playUntil, seatPlayers } from '../testing/test-cards.ts';
import { listSearched } from './card-reports.repo.ts';

let arcade: TestArcade;
const HANDS = 32;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
});
afterAll(() => arcade.close());

/** Two who play together: one raises and gives up, the other calls. */
async function playTogether(): Promise<[giver: CardPage, taker: CardPage]> {
  const [giver, taker] = (await seatPlayers(arcade, 2)) as [CardPage, CardPage];
  const gameOf = (page: CardPage) => page.view().hand?.game as unknown as HoldemView;
  const call = ({ legal }: HoldemView): HoldemAction => ({ kind: legal?.call === null ? 'check' : 'call' });
  taker.think = () => call(gameOf(taker));
  giver.think = () => {
    const game = gameOf(giver);
    const isFirst = giver.view().hand?.number === 1;
    const own = game.players.find(({ seat }) => seat === giver.view().you);
    if (isFirst) return call(game);
    return game.street === 'preflop' && game.legal?.raise && own?.last !== 'raise'
      ? { kind: 'raise', to: game.legal.raise.least }
      : { kind: 'fold' };
  };
  await playUntil(arcade, [giver, taker], {
    isSo: () => (giver.view().hand?.number ?? 0) >= HANDS && giver.view().hand?.phase === 'over',
  });
  return [giver, taker];
}

const ask = (path: 'cardRake' | 'cardFindings' | 'cardHands', changes: object = {}, studio = 'NORTHSTAR') => {
  const day = new Date(arcade.clock.now()).toISOString().slice(0, 10);
  return arcade.ask(studio, path, { operator_id: OPERATOR_ID, first_day: day, last_day: day, ...changes });
};

test('an operator learns what the house took, by day and by user, and who should be looked at', async () => {
  const pages = await playTogether();
  const [giver, taker] = pages;
  const { rows } = await arcade.database.queries.execute(
    `select sum(rake)::text as rake, count(*)::int as hands from arcade_card_hand where phase = 'over'`,
  );
  const [sums] = rows as { rake: string; hands: number }[];
  const { body } = await ask('cardRake');
  expect(body.days).toMatchObject([
    { game_code: 'diamond-club-holdem', currency: 'CNY', hands: sums?.hands, rake: Number(sums?.rake) },
  ]);
  expect(body.users.map(({ user }: { user: string }) => user).toSorted()).toEqual(
    pages.map(({ user }) => user).toSorted(),
  );
  const net = body.users.reduce((sum: number, each: { net: number }) => sum + each.net, 0);
  expect(-net).toBe(Number(sums?.rake));
  expect((await ask('cardRake', {}, 'TIDEWATER')).body).toEqual({ days: [], users: [] });
  expect((await ask('cardRake', { first_day: '2026-12-01' })).status).toBe(400);
  expect((await ask('cardRake', { first_day: '2026-01-01' })).status).toBe(400);
  const today = Math.floor(arcade.clock.now() / DAY_MS) * DAY_MS;
  const found = await arcade.collusion.findIn(today);
  // Repeated, it finds the same.
  expect(await arcade.collusion.findIn(today)).toBe(found);
  const findings = (await ask('cardFindings')).body.findings;
  expect(findings).toHaveLength(found);
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'flow', from_user: giver.user, to_user: taker.user, currency: 'CNY' }),
  );
  expect((await ask('cardFindings', {}, 'TIDEWATER')).body.findings).toEqual([]);
  const day = new Date(today).toISOString().slice(0, 10);
  const pair = { day, game_code: 'diamond-club-holdem', currency: 'CNY' };
  const hands = (await ask('cardHands', { ...pair, from_user: giver.user, to_user: taker.user })).body.hands;
  expect(hands).toHaveLength(Number(sums?.hands));
  const given = hands.reduce((total: number, each: { from_net: string }) => total + Number(each.from_net), 0);
  expect(given).toBeLessThan(0);
  expect(hands[0]).toMatchObject({ players: '2' });
  const stranger = { ...pair, from_user: giver.user, to_user: 'nobody' };
  expect((await ask('cardHands', stranger)).body.hands).toEqual([]);
  expect((await ask('cardHands', stranger, 'TIDEWATER')).status).toBe(404);
  for (const page of pages) await page.leave();
  await arcade.cardTables.rest();

  // The service stood still for two days: the day of the hands is looked through all the same, and once.
  arcade.clock.advance(3 * DAY_MS);
  const { queries } = arcade.database;
  await queries.delete(arcadeCardFinding);
  await arcade.collusion.look();
  const span = { first_day: day, last_day: day };
  expect((await ask('cardFindings', span)).body.findings).toHaveLength(found);
  const last = nameDay(arcade.clock.now() - DAY_MS);
  expect(await listSearched(queries, [day, last, nameDay(arcade.clock.now())])).toEqual([day, last]);
  await queries.delete(arcadeCardFinding);
  await arcade.collusion.look();
  expect((await ask('cardFindings', span)).body.findings).toEqual([]);
}, 120_000);

const nameDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
