import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { titleOf } from '../../../../arcade/src/catalogue/titles.ts';
import { startBots } from '../../../../arcade/src/testing/bots.ts';
import { openPlayer } from '../../../../arcade/src/testing/player-over-http.ts';
import { createLog } from '../../observability/log.ts';
import { ARCADE_TOKEN, startArcadeProcess } from '../../testing/games/arcade-process.ts';
import { compareBooks, seatMember, seatMembers } from '../../testing/games/arcade-seats.ts';
import { freePort, type ServerProcess, startServer } from '../../testing/process.ts';
import { describeWithServices, serviceEnvironment } from '../../testing/services.ts';
import { startTestApp, TEST_MASTER_KEY, type TestApp } from '../../testing/test-app.ts';

const BACCARAT = { game_code: 'koi-pond-baccarat-table', on: 'player' };
const HOLDEM = { game_code: 'diamond-club-holdem', buyIn: '100.00' };
/** Everyday one state of one table of each kind, with SCALE every state of all of them. */
const LIVE =
  SCALE === 1
    ? [{ ...BACCARAT, phase: 'betting' }]
    : [
        BACCARAT,
        { game_code: 'dragon-gate-dragon-tiger-table', on: 'dragon' },
        { game_code: 'star-voyage-roulette-table', on: 'red' },
        { game_code: 'noodle-bar-sic-bo-table', on: 'big' },
        { game_code: 'night-market-bau-cua-table', on: 'face-2' },
        { game_code: 'carnival-colour-game-table', on: 'face-1' },
        { game_code: 'bamboo-grove-xoc-dia-table', on: 'even' },
      ].flatMap((title) => ['betting', 'running', 'over'].map((phase) => ({ ...title, phase })));
const CARDS =
  SCALE === 1
    ? [{ ...HOLDEM, phase: 'playing' }]
    : [
        HOLDEM,
        { game_code: 'night-market-tien-len', buyIn: '400.00' },
        { game_code: 'mahjong-alley-big-two', buyIn: '400.00' },
        { game_code: 'spice-bazaar-teen-patti', buyIn: '400.00' },
      ].flatMap((title) => ['seeding', 'playing', 'over'].map((phase) => ({ ...title, phase })));

/** How often each of the two is killed, and how many play meanwhile: two of each mechanic. */
const KILLS = SCALE;
const BOTS = 30;
const OPENING = 10_000n * 100_000n;
const WAIT = { timeout: 120_000, interval: 20 };

describeWithServices('rounds of every mechanic while processes are killed', () => {
  const home = mkdtempSync(join(tmpdir(), 'parlour-arcade-kills-'));
  let app: TestApp;
  let platform: ServerProcess;
  let arcade: Awaited<ReturnType<typeof startArcadeProcess>>;
  let arcadeEnv: Record<string, string>;
  let platformEnv: Record<string, string>;

  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const [port, arcadePort] = [await freePort(), await freePort()];
    platformEnv = {
      DATABASE_URL,
      PORT: String(port),
      DATA_DIR: home,
      MASTER_KEY: TEST_MASTER_KEY,
      LOG_LEVEL: 'error',
    };
    arcadeEnv = {
      DATABASE_URL,
      ARCADE_PORT: String(arcadePort),
      HOST: '127.0.0.1',
      DATA_DIR: home,
      RATE_LIMIT_PER_MINUTE: '1000000',
    };
    // It prepares and looks at the books; the processes do the rest.
    app = await startTestApp({
      clock: createManualClock(Date.now()),
      database: await openPostgres({ url: DATABASE_URL, pool: 5, log: createLog('silent') }),
    });
    arcade = await startArcadeProcess(arcadeEnv);
    const brand = app.modules.system.brands.ofMerchant('harbor');
    if (!brand) throw new Error('there is no brand');
    await app.modules.games.connectVendors({
      brand,
      apiUrl: arcade.origin,
      onboardingToken: ARCADE_TOKEN,
      by: 'machine',
      walletUrl: `http://127.0.0.1:${port}/vendors/harbor/{vendor}`,
    });
    platform = await startServer(platformEnv);
  }, 300_000);
  afterAll(async () => {
    await arcade?.kill();
    await platform?.end('SIGKILL');
    await app?.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  });

  /** Another process would take over when they end: now. */
  const endLeases = () =>
    app.database.withConnection(async (owner) => {
      for (const table of ['round', 'raise'])
        await owner.run(`update arcade.arcade_${table} set lease_until = now() where state = 'placed'`);
      await owner.run('update arcade.arcade_table set lease_until = now()');
      await owner.run('update arcade.arcade_delivery set due_at = now() where done_at is null');
    });

  test(`${KILLS} kills of the arcade and of the platform leave every round settled or returned, and the ledger exact`, async () => {
    const bots = startBots(await seatMembers(app, { count: BOTS, opening: OPENING }));
    const playSome = () => {
      const until = bots.rounds() + 1 + randomInt(BOTS);
      return vi.waitFor(() => expect(bots.rounds()).toBeGreaterThanOrEqual(until), WAIT);
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await playSome();
      await arcade.kill();
      await endLeases();
      arcade = await startArcadeProcess(arcadeEnv);
      await playSome();
      await platform.end('SIGKILL');
      platform = await startServer(platformEnv);
      await endLeases();
    }
    await playSome();
    await bots.stop();
    await vi.waitFor(async () => {
      await endLeases();
      expect((await compareBooks(app, OPENING)).wrong).toEqual([]);
    }, WAIT);
  }, 600_000);

  const find = <Row>(sql: string, given: unknown[]) =>
    app.database.withConnection(async (owner) => (await owner.rows<Row>(sql, given))[0]);
  const REACH = { timeout: 120_000, interval: 50 };
  const replaceArcade = async () => {
    await arcade.kill();
    await endLeases();
    arcade = await startArcadeProcess(arcadeEnv);
  };
  const expectBooks = () =>
    vi.waitFor(async () => {
      await endLeases();
      expect((await compareBooks(app, OPENING)).wrong).toEqual([]);
    }, WAIT);

  const seatTwo = (gameCode: string, phase: string) =>
    Promise.all(
      ['a', 'b'].map(async (each) => {
        const title = titleOf(gameCode);
        if (!title) throw new Error(`there is no ${gameCode}`);
        const account = `${each}${phase}${title.mechanic}`;
        return openPlayer((await seatMember(app, { title, account, opening: OPENING })).url);
      }),
    );

  test.each(LIVE)(
    'a kill while members sit at $game_code ($phase) loses no stake',
    async (live) => {
      const players = await seatTwo(live.game_code, live.phase);
      const bet = { stake: '10.00', pick: { bets: [{ on: live.on, coins: 1 }] } };
      const ids = await Promise.all(players.map((player) => player.bet(live.game_code, bet)));
      await vi.waitFor(async () => {
        const round = await find<{ phase: string }>(
          `select t.phase
         from arcade.arcade_table_round t
         join arcade.arcade_round r on r.table_round_id = t.id
         where r.id = $1::uuid`,
          [ids[0]],
        );
        expect(round?.phase).toBe(live.phase);
      }, REACH);
      await replaceArcade();
      await vi.waitFor(async () => {
        await endLeases();
        for (const [index, player] of players.entries())
          expect(['settled', 'cancelled']).toContain(
            (await player.ask(`/api/rounds/${ids[index]}`)).body.state,
          );
      }, WAIT);
      await expectBooks();
    },
    300_000,
  );

  test.each(CARDS)(
    'a kill while members sit at $game_code ($phase) brings every stack back',
    async (cards) => {
      const players = await seatTwo(cards.game_code, cards.phase);
      const seats = [];
      for (const player of players) seats.push(await player.sit({ quick: '2.00', buyIn: cards.buyIn }));
      const tableId = seats[0]?.tableId;
      await vi.waitFor(async () => {
        const hand = await find<{ id: string; phase: string }>(
          'select id::text as id, phase from arcade.arcade_card_hand where table_id = $1::uuid order by number desc limit 1',
          [tableId],
        );
        // A hand for which nobody gives a seed is not dealt.
        if (hand?.phase === 'seeding' && cards.phase !== 'seeding')
          for (const player of players)
            await player.ask(`/api/card-tables/hands/${hand.id}/seed`, { seed: 'a-seed' });
        expect(hand?.phase).toBe(cards.phase);
      }, REACH);
      await replaceArcade();
      for (const player of players) await player.ask('/api/card-tables/sitting/leave', {});
      await vi.waitFor(async () => {
        await endLeases();
        for (const player of players) expect((await player.ask('/api/card-tables')).body.sitting).toBeNull();
      }, WAIT);
      await expectBooks();
    },
    600_000,
  );

  test('a kill while magazines are loaded loses no shot: one is fired on, an unfired one comes back', async () => {
    const [waiting, firing] = await seatTwo('deep-blue-fishing', 'fish');
    if (!waiting || !firing) throw new Error('nobody sits in the room');
    const unfired = await waiting.load('10.00');
    const begun = await firing.load('10.00');
    await firing.fire(begun);
    const onItsWay = firing.fire(begun);
    await replaceArcade();
    const { steps, seen } = await onItsWay;
    expect(steps).toHaveLength(2);
    const magazinesOf = async (player: typeof firing) =>
      (await player.ask('/api/fish/seat', {})).body.magazines;
    expect(await magazinesOf(waiting)).toMatchObject([{ id: unfired, state: 'open', seen: { left: 20 } }]);
    expect(await magazinesOf(firing)).toMatchObject([{ id: begun, state: 'open', steps, seen }]);
    while ((await firing.fire(begun)).state === 'open');
    // Its day is over.
    await find('update arcade.arcade_round set lease_until = now() where id = $1::uuid returning id', [
      unfired,
    ]);
    await vi.waitFor(
      async () => expect((await waiting.ask(`/api/rounds/${unfired}`)).body.state).toBe('cancelled'),
      WAIT,
    );
    await expectBooks();
  }, 300_000);
});
