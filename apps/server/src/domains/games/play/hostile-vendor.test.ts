import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  HOSTILE_VENDOR,
  type HostileVendor,
  openHostileVendor,
} from '../../../testing/games/hostile-vendor.ts';
import { addPlayer } from '../../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { FAILURES_TO_OPEN, REST_MS } from '../vendors/health.rules.ts';

const LAUNCH = `/wps/game/launchGame?gameCategory=RNG&vendor=${HOSTILE_VENDOR}&gameId=squall`;
const UNIT = 100_000n;
const OPENING = 100;
/** A member waits three seconds at most; the rest allows for a busy machine. */
const TOLD_WITHIN_MS = 20_000;

let app: TestApp;
let vendor: HostileVendor;
let players = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  vendor = await openHostileVendor(app);
});
afterEach(async () => {
  await vendor.reset();
  // Resets the vendor's health after each test.
  app.clock.advance(REST_MS);
});
afterAll(async () => {
  await vendor.close();
  await app.close();
});

async function seat() {
  players += 1;
  const player = await addPlayer(app, `sailor${players}`);
  await player.submit(player.deposit(OPENING));
  const { browser, id, brandId } = player;
  return {
    id,
    browser,
    launch: (language = 'EN') => browser.call(LAUNCH, { headers: { language } }),
    async balance() {
      const member = { brandId, memberId: id, currency: 'CNY' };
      return (await app.modules.wallet.mainAccounts.main(app.database.queries, member)).balance;
    },
    rounds: async () =>
      ((await browser.call('/wps/records/bets?source=games')).value as { items: object[] }).items,
  };
}

/** A launched title, and the protocol's calls for a round in it. */
async function openRound() {
  const player = await seat();
  expect((await player.launch()).status).toBe(200);
  const { token, gameCode, currency } = await vendor.lastOpening();
  const round = randomUUID();
  const about = { user: player.id, token, game_code: gameCode, round };
  const money = { currency, is_free: false, is_supplier_promo: false };
  const betId = randomUUID();
  const call = (id: string, closes: boolean) => ({
    ...about,
    transaction_uuid: id,
    supplier_transaction_id: id,
    round_closed: closes,
  });
  const parts = (units: number) => String(BigInt(units) * UNIT);
  return {
    ...player,
    bet: (units: number) =>
      ({ name: 'bet', body: { ...call(betId, false), ...money, amount: parts(units) } }) as const,
    win: (units: number) =>
      ({
        name: 'win',
        body: {
          ...call(randomUUID(), true),
          ...money,
          amount: parts(units),
          reference_transaction_uuid: betId,
        },
      }) as const,
    rollback: () =>
      ({
        name: 'rollback',
        body: { ...call(randomUUID(), true), reference_transaction_uuid: betId },
      }) as const,
  };
}
const statusesOf = (answers: { status: string }[]) => answers.map(({ status }) => status);

describe('a launch at a vendor', () => {
  test.each(['hang', 'drip', 'garbage', 'wrong_type', 'huge', 'script', 'error', 'redirect', 'hang_up'])(
    'that does this instead of answering is told to the member in words: %s',
    async (how) => {
      const player = await seat();
      await vendor.be(how);
      const before = await vendor.countAsked();
      const startedAt = performance.now();
      const answer = await player.launch('TH');
      expect(performance.now() - startedAt).toBeLessThan(TOLD_WITHIN_MS);
      expect(answer).toMatchObject({ status: 503, code: 'vendor_unavailable' });
      expect(JSON.parse(answer.body).message).toMatch(/[\u0e00-\u0e7f]/);
      expect(await vendor.countAsked()).toBe(before + 1);
      expect(await player.balance()).toBe(BigInt(OPENING) * UNIT);
    },
  );

  test('that nobody listens for is told in the same words, and works once somebody does', async () => {
    const player = await seat();
    const open = await vendor.closePort();
    expect((await player.launch()).code).toBe('vendor_unavailable');
    await open();
    app.clock.advance(REST_MS);
    expect((await player.launch()).status).toBe(200);
  });

  test('that hangs is asked no more after three of them, then by one, then by everybody', async () => {
    const player = await seat();
    expect((await player.launch()).status).toBe(200);
    const before = await vendor.countAsked();
    await vendor.be('hang');
    const waited = await Promise.all(Array.from({ length: FAILURES_TO_OPEN }, () => player.launch()));
    expect(waited.map(({ code }) => code)).toEqual(Array(FAILURES_TO_OPEN).fill('vendor_unavailable'));
    for (let times = 0; times < 5; times += 1)
      expect((await player.launch()).code).toBe('vendor_unavailable');
    expect(await vendor.countAsked()).toBe(before + FAILURES_TO_OPEN);
    await vendor.reset();
    expect((await player.launch()).code).toBe('vendor_unavailable');
    app.clock.advance(REST_MS);
    const tried = await Promise.all([player.launch(), player.launch()]);
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 503]);
    expect((await player.launch()).status).toBe(200);
  });
});

const nodeId = `${HOSTILE_VENDOR}.squall`;
const LOBBY = [
  '/wps/relay/GCSGAME_getVassGameType?typeId=1',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_gameList?gameName=squall',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/lgw/games/popular',
  '/wps/relay/GLS2_lobbyNews',
  '/wps/relay/MCSFE_getFavoriteGames',
  '/wps/relay/MCSFE_getFavoriteGamesList',
  `/wps/relay/MCS2_addRecentGame?nodeId=${nodeId}`,
  '/wps/relay/GCS_recentGame',
  '/wps/records/bets?source=games',
];

test('no call of the lobby asks a vendor, or waits for one that hangs', async () => {
  const player = await seat();
  /** Whether the whole lobby was answered while a launch was not. */
  async function isLobbyFirst(): Promise<boolean> {
    app.clock.advance(REST_MS);
    const before = await vendor.countAsked();
    let isLaunched = false;
    const launching = player.launch().finally(() => {
      isLaunched = true;
    });
    await vi.waitFor(async () => expect(await vendor.countAsked()).toBe(before + 1), { interval: 5 });
    for (const path of LOBBY)
      expect({ path, status: (await player.browser.call(path)).status }).toEqual({ path, status: 200 });
    const favourite = { nodeId, vendor: HOSTILE_VENDOR };
    expect((await player.browser.post('/wps/relay/MCSFE_addFavoriteGameV2', favourite)).status).toBe(200);
    const isFirst = !isLaunched;
    expect((await launching).code).toBe('vendor_unavailable');
    expect(await vendor.countAsked()).toBe(before + 1);
    return isFirst;
  }
  await vendor.be('hang');
  // A lobby that waited would be last every time; one delayed by a busy machine would not.
  let isFirst = false;
  for (let tries = 0; tries < 5 && !isFirst; tries += 1) isFirst = await isLobbyFirst();
  expect(isFirst).toBe(true);
});

describe('the wallet of a vendor', () => {
  test('that forges its signature, or has none, hears nothing and moves nothing', async () => {
    const { bet, balance } = await openRound();
    const answers = await vendor.callWallet([
      { ...bet(10), signature: 'forged' },
      { ...bet(10), signature: 'none' },
    ]);
    expect(answers).toEqual(Array(2).fill({ status: 'RS_ERROR_INVALID_SIGNATURE' }));
    expect(await balance()).toBe(100n * UNIT);
  });

  test('that says everything fifty times at once is heard once', async () => {
    const { bet, win, balance, rounds } = await openRound();
    const bets = await vendor.callWallet([{ ...bet(10), times: 50 }], { isInTurn: false });
    expect(new Set(statusesOf(bets))).toEqual(new Set(['RS_OK']));
    expect(new Set(bets.map((one) => one.balance))).toEqual(new Set([90n * UNIT]));
    const wins = await vendor.callWallet([{ ...win(25), times: 50 }], { isInTurn: false });
    expect(new Set(statusesOf(wins))).toEqual(new Set(['RS_OK']));
    expect(await balance()).toBe(115n * UNIT);
    expect(await rounds()).toMatchObject([{ staked: '10.00', won: '25.00', state: 'settled' }]);
  });

  test('that tells the win before the bet pays it only after the bet', async () => {
    const { bet, win, balance } = await openRound();
    const early = win(25);
    const answers = await vendor.callWallet([early, bet(10), early, early]);
    expect(statusesOf(answers)).toEqual(['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_OK', 'RS_OK', 'RS_OK']);
    expect(await balance()).toBe(115n * UNIT);
  });

  test('that takes a bet back before it was made never makes it', async () => {
    const { bet, win, rollback, balance } = await openRound();
    const answers = await vendor.callWallet([rollback(), bet(10), { ...bet(10), times: 3 }, win(25)]);
    expect(statusesOf(answers)).toEqual([
      'RS_OK',
      ...Array(4).fill('RS_ERROR_UNKNOWN'),
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    ]);
    expect(await balance()).toBe(100n * UNIT);
  });

  test('that shuffles bet, rollbacks and wins gives back or pays, and never both', async () => {
    for (let times = 0; times < 10; times += 1) {
      const { bet, win, rollback, balance } = await openRound();
      const [taken, ...others] = await vendor.callWallet(
        [bet(10), rollback(), win(25), { ...bet(10), times: 2 }, rollback()],
        { isInTurn: false },
      );
      const hasWon = others[1]?.status === 'RS_OK';
      // Whether it was won, refunded or never placed, money is where the answers say it is.
      expect(await balance()).toBe((hasWon ? 115n : 100n) * UNIT);
      if (hasWon) expect(taken?.status).toBe('RS_OK');
    }
  });

  test('that leaves a round open finds it open when the title opens again, and may give the stake back', async () => {
    const { bet, rollback, launch, balance, rounds } = await openRound();
    expect(statusesOf(await vendor.callWallet([bet(10)]))).toEqual(['RS_OK']);
    expect(await rounds()).toMatchObject([{ staked: '10.00', state: 'open' }]);
    expect((await launch()).value).toMatchObject({ isResumed: true });
    expect(statusesOf(await vendor.callWallet([{ ...rollback(), times: 20 }]))).toEqual(
      Array(20).fill('RS_OK'),
    );
    expect(await balance()).toBe(100n * UNIT);
    expect(await rounds()).toMatchObject([{ state: 'refunded' }]);
    expect((await launch()).value).toMatchObject({ isResumed: false });
  });
});
