import { createHash, createHmac, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import {
  addGambler,
  betOf,
  openPool,
  putTerms,
  readPool,
  rollbackOf,
  SETTLED_MS,
  winOf,
} from '../../testing/jackpot.ts';
import { addMember } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestVendor, UNIT } from '../../testing/vendor.ts';
import type { ModelCall } from '../../testing/vendor-model.ts';

let app: TestApp;
let vendor: TestVendor;
let made = 0;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' })],
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  vendor = await openPool(app);
});
afterAll(() => app.close());

const gambler = (about: Parameters<typeof addGambler>[3] = {}) => {
  made += 1;
  return addGambler(app, vendor, `gambler${made}`, about);
};
const draw = () => app.modules.games.jackpot.drawAll(vendor.brand.id);
/** Lets bets become old enough, and draws them. */
const drawSettled = () => {
  app.clock.advance(SETTLED_MS);
  return draw();
};
const pool = () => readPool(app, vendor.brand.id);
const call = async (path: string) => {
  const { statusCode, ...response } = await app.server.inject({ url: path, headers: { merchant: 'harbor' } });
  return { status: statusCode, code: response.json().code as string | undefined, body: response.body };
};
const get = async <Value>(path: string) => JSON.parse((await call(path)).body).value as Value;
type Shown = {
  mode: string;
  amount: string;
  coming: { number: number; commitment: string; digits: number }[];
  lastWin: { vo: { customerName: string; winAmount: string } } | null;
};
const shown = () => get<Shown>('/lgw/games/jackpot');
const drawnNow = (number: number) => get<Drawn>(`/lgw/games/jackpot/draw?number=${number}`);
type Drawn = {
  game: string;
  drawId: string;
  seed: string;
  root: string;
  external: string;
  drawn: string;
  digits: number;
  shares: { id: string; share: string }[];
  winner: string | null;
};

describe('contributions', () => {
  test('a bet adds its part once, however often it is sent', async () => {
    const { id, token } = await gambler();
    const before = await pool();
    const bet = betOf(id, { amount: 12_34n * (UNIT / 100n) });
    for (let times = 0; times < 3; times += 1)
      expect((await vendor.play(bet, { token })).status).toBe('RS_OK');
    expect(await drawSettled()).toBe(1);
    await vendor.play(bet, { token });
    expect(await drawSettled()).toBe(0);
    const after = await pool();
    // 0.5 % of 12.34 is 0.0617.
    expect(after.contributed - before.contributed).toBe(6_170n);
    expect(after.pool - before.pool).toBe(6_170n);
  });

  test('come from titles that take part, in real money, and from nothing else', async () => {
    const before = await pool();
    const other = await gambler({ gameCode: 'poker' });
    await vendor.play(betOf(other.id, { game: 'poker' }), { token: other.token });
    const trial = await gambler({ currency: 'XXX' });
    const played = await vendor.play(betOf(trial.id), { token: trial.token, currency: 'XXX' });
    expect(played).toMatchObject({ status: 'RS_OK', currency: 'XXX' });
    const poor = await gambler({ units: 1n });
    expect((await vendor.play(betOf(poor.id), { token: poor.token })).status).toBe(
      'RS_ERROR_NOT_ENOUGH_MONEY',
    );
    expect(await drawSettled()).toBe(0);
    expect(await pool()).toEqual(before);
  });

  test('are exact to the last part over many bets, and each bet is in one draw', async () => {
    const before = await pool();
    const players = [await gambler(), await gambler({ gameCode: 'crash' })];
    let expected = 0n;
    for (let count = 0; count < 60; count += 1) {
      const player = players[count % 2] as { id: string; token: string };
      const amount = BigInt(randomInt(1, 2_000)) * (UNIT / 100n);
      expected += (amount * 5_000n) / 1_000_000n;
      const bet = betOf(player.id, { amount, game: count % 2 === 0 ? 'dice' : 'crash' });
      expect((await vendor.play(bet, { token: player.token })).status).toBe('RS_OK');
      app.clock.advance(1_500);
      if (count % 7 === 0) await draw();
    }
    await drawSettled();
    const after = await pool();
    expect(after.contributed - before.contributed).toBe(expected);
    expect(after.pool).toBe(after.seeded + after.contributed - after.won);
    const { rows } = await app.database.queries.execute(
      'select sum(contribution)::int8 as sum from games_transaction where contribution > 0',
    );
    expect(rows[0]).toEqual({ sum: after.contributed });
  });

  test('a bet waits until it is settled, and those behind it wait as well', async () => {
    const { id, token } = await gambler();
    await vendor.play(betOf(id), { token });
    app.clock.advance(SETTLED_MS - 1);
    await vendor.play(betOf(id), { token });
    expect(await draw()).toBe(0);
    app.clock.advance(1);
    const before = await pool();
    expect(await draw()).toBe(1);
    expect((await pool()).contributed - before.contributed).toBe(5_000n);
    expect(await drawSettled()).toBe(1);
  });

  test('a bet taken back before its draw adds nothing; one taken back later leaves the pool as it is', async () => {
    const { id, token } = await gambler();
    const [early, late] = [betOf(id), betOf(id)];
    for (const bet of [early, late]) await vendor.play(bet, { token });
    expect((await vendor.play(rollbackOf(early), { token })).status).toBe('RS_OK');
    const before = await pool();
    await drawSettled();
    const after = await pool();
    expect(after.contributed - before.contributed).toBe(5_000n);
    expect((await vendor.play(rollbackOf(late), { token })).status).toBe('RS_OK');
    await drawSettled();
    expect(await pool()).toEqual(after);
    expect(await vendor.balanceOf(id)).toBe(1_000n * UNIT);
    const { items } = await get<{ items: [{ number: number }] }>('/lgw/games/jackpot/draws?limit=1');
    expect((await drawnNow(items[0].number)).shares).toHaveLength(1);
  });

  test('a closed pool neither grows nor is drawn, and keeps what is in it', async () => {
    const { id, token } = await gambler();
    await putTerms(app, vendor, { isOpen: false });
    const before = await pool();
    await vendor.play(betOf(id), { token });
    expect(await drawSettled()).toBe(0);
    expect(await pool()).toEqual(before);
    expect(await shown()).toMatchObject({ mode: 'pool', coming: [] });
    await putTerms(app, vendor);
    expect(await pool()).toEqual(before);
    expect(await drawSettled()).toBe(0);
  });
});

describe('a draw', () => {
  test('follows from what was committed to before its bets, and an independent program finds the same', async () => {
    const [next, following] = (await shown()).coming;
    const { id, token } = await gambler();
    for (let count = 0; count < 5; count += 1) await vendor.play(betOf(id), { token });
    const hidden = (await call('/lgw/games/jackpot/draws')).body + (await call('/lgw/games/jackpot')).body;
    expect((await call(`/lgw/games/jackpot/draw?number=${next?.number}`)).code).toBe('not_found');
    await drawSettled();
    const made = await drawnNow(next?.number as number);
    expect(made.shares).toHaveLength(5);
    expect(hidden).not.toContain(made.seed);
    expect(createHash('sha256').update(Buffer.from(made.seed, 'hex')).digest('hex')).toBe(next?.commitment);
    expect(made.external).toBe(following?.commitment);
    expect(computeByHand(made)).toEqual({ root: made.root, drawn: made.drawn, winner: made.winner });
    const flipped = { ...made, seed: made.seed.replace(/^./, (sign) => (sign === '0' ? '1' : '0')) };
    expect(computeByHand(flipped).drawn).not.toBe(made.drawn);
  });

  test('keeps its seed unreadable in the database until it is made', async () => {
    await shown();
    const { rows } = await app.database.queries.execute(
      'select commitment, sealed_seed, seed from games_jackpot_draw where drawn_at is null order by number',
    );
    expect(rows).toHaveLength(2);
    for (const row of rows as { sealed_seed: string; seed: string | null }[]) {
      expect(row.seed).toBeNull();
      expect(row.sealed_seed).toMatch(/^v1\./);
    }
  });

  test('that is won pays the pool to the last part that can be paid, seeds it anew, and is told', async () => {
    // One in 10^10 parts: a contribution of 100,000 units owns every number there is.
    await putTerms(app, vendor, { contributionPpm: 100_000, oddsDigits: 10 });
    const { id, token } = await gambler({ units: 3_000_001n });
    // Draws that were committed to keep the chances they were committed with.
    for (const { number } of (await shown()).coming) {
      await vendor.play(betOf(id, { amount: UNIT }), { token });
      await drawSettled();
      expect((await drawnNow(number)).winner).toBeNull();
    }
    const before = await pool();
    const bet = betOf(id, { amount: 2_000_000n * UNIT });
    await vendor.play(bet, { token });
    const balance = await vendor.balanceOf(id);
    const [{ number } = { number: 0 }] = (await shown()).coming;
    expect(await drawSettled()).toBe(1);
    const after = await pool();
    const contribution = 200_000n * UNIT;
    const full = before.pool + contribution;
    const paid = full - (full % (UNIT / 100n));
    expect(await vendor.balanceOf(id)).toBe(balance + paid);
    expect(after).toEqual({
      seeded: before.seeded + 1_000n * UNIT,
      contributed: before.contributed + contribution,
      won: before.won + paid,
      pool: full - paid + 1_000n * UNIT,
    });
    const drawn = await drawnNow(number);
    expect(computeByHand(drawn)).toEqual({ root: drawn.root, drawn: drawn.drawn, winner: drawn.winner });
    expect(drawn.winner).toBe(drawn.shares[0]?.id);
    expect(await shown()).toMatchObject({
      mode: 'pool',
      lastWin: { vo: { customerName: expect.any(String) } },
    });
    // A bet that has won is not taken back.
    expect((await vendor.play(rollbackOf(bet), { token })).status).toBe('RS_ERROR_UNKNOWN');
    expect(await vendor.balanceOf(id)).toBe(balance + paid);
    await putTerms(app, vendor);
  });

  test('tells the amount that a win would pay, as the ledger has it', async () => {
    const { id, token } = await gambler();
    await vendor.play(betOf(id, { amount: 777n * (UNIT / 100n) }), { token });
    await drawSettled();
    const { pool: parts } = await pool();
    const cents = parts / (UNIT / 100n);
    expect((await shown()).amount).toBe(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
  });
});

describe('winners', () => {
  type Entry = {
    vo: { notAuto: boolean; customerName: string; gameName: string; winAmount: string; iconUrl: string };
    vendor: string;
    gameId: string;
    nodeId: string;
    isJackpot: boolean;
  };
  const board = async (query = '') => {
    app.clock.advance(60_000);
    await get('/wps/relay/GCSGAME_getRankList');
    return (await get<{ list: Entry[] }>(`/wps/relay/GCSGAME_getRankList${query}`)).list;
  };
  const win = async (
    player: { id: string; token: string },
    amount: bigint,
    about: Partial<ModelCall> = {},
  ) => {
    const bet = betOf(player.id, about);
    app.clock.advance(1);
    await vendor.play(bet, { token: player.token });
    const won = winOf(bet, amount);
    await vendor.play(won, { token: player.token });
    return won;
  };

  test('are real wins that stand, the newest first, with masked names', async () => {
    const { id } = await addMember(app, 'abigail9');
    await vendor.fund(id, 1_000n);
    const player = { id, token: await vendor.openSession(id) };
    await win(player, 5n * UNIT);
    await win(player, 7n * UNIT);
    const back = await win(player, 9n * UNIT);
    await vendor.play(rollbackOf(back), { token: player.token });
    const trial = await gambler({ currency: 'XXX' });
    const bet = betOf(trial.id);
    await vendor.play(bet, { token: trial.token, currency: 'XXX' });
    await vendor.play(winOf(bet, 999n * UNIT), { token: trial.token, currency: 'XXX' });
    const [newest, second, third] = await board();
    expect(newest).toMatchObject({
      vo: {
        notAuto: true,
        customerName: 'ab***9',
        gameName: 'Dice',
        winAmount: '7.00',
        iconUrl: 'https://studio.example/dice.webp',
      },
      vendor: 'STUDIO',
      gameId: 'dice',
      nodeId: 'STUDIO.dice',
      isJackpot: false,
    });
    expect(second?.vo.winAmount).toBe('5.00');
    expect(third?.isJackpot).toBe(true);
  });

  test('are told by category, as many as are asked for and no more than a hundred', async () => {
    const table = await gambler({ gameCode: 'poker' });
    await win(table, 3n * UNIT, { game: 'poker' });
    await expect
      .poll(async () => (await board('?gameCategory=PVP')).map(({ nodeId }) => nodeId))
      .toEqual(['STUDIO.poker']);
    expect(await board('?limitNum=1')).toHaveLength(1);
    expect((await call('/wps/relay/GCSGAME_getRankList?limitNum=101')).status).toBe(400);
  });
});

/** Nothing of ours: SHA-256, HMAC, and the rules of docs/fairness.md and docs/jackpot.md written down once more. */
function computeByHand({ game, drawId, seed, external, digits, shares }: Drawn) {
  const sha = (...chunks: (Buffer | string)[]) =>
    chunks.reduce((hash, chunk) => hash.update(chunk), createHash('sha256')).digest();
  const lp = (text: string) => {
    const bytes = Buffer.from(text);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  let level = shares.map(({ id, share }) => sha(Buffer.from([0]), lp('TICKET1'), lp(id), lp(share)));
  // Bottom up, where a node without a neighbour goes up as it is: the same tree as that of RFC 6962.
  while (level.length > 1)
    level = level.flatMap((left, index) => {
      const right = level[index + 1];
      if (index % 2 === 1) return [];
      return right ? sha(Buffer.from([1]), left, right) : left;
    });
  const root = (level[0] as Buffer).toString('hex');
  const message = Buffer.concat(['DRAW1', game, drawId, root, external].map(lp));
  let drawn = '';
  for (let block = 0n; drawn.length < digits; block += 1n) {
    const index = Buffer.alloc(8);
    index.writeBigUInt64BE(block);
    const words = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).update(index).digest();
    for (let at = 0; at < 32 && drawn.length < digits; at += 4) {
      const word = words.readUInt32BE(at);
      if (word < 4_294_967_290) drawn += String(word).slice(-1);
    }
  }
  let passed = 0n;
  const winner = shares.find(({ share }) => {
    passed += BigInt(share);
    return BigInt(drawn) < passed;
  });
  return { root, drawn, winner: winner?.id ?? null };
}
