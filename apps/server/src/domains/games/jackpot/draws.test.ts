import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { betOf, rollbackOf } from '../../../testing/games/gamblers.ts';
import { type Drawn, type Jackpot, startJackpot } from '../../../testing/games/jackpot.ts';
import { type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let jackpot: Jackpot;
let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  jackpot = await startJackpot();
  ({ app, vendor } = jackpot);
});
afterAll(() => app.close());

describe('a draw', () => {
  test('follows from what was committed to before its bets, and an independent program finds the same', async () => {
    const [next, following] = (await jackpot.shown()).coming;
    const { id, token } = await jackpot.gambler();
    for (let count = 0; count < 5; count += 1) await vendor.play(betOf(id), { token });
    const hidden =
      (await jackpot.call('/lgw/games/jackpot/draws')).body + (await jackpot.call('/lgw/games/jackpot')).body;
    expect((await jackpot.call(`/lgw/games/jackpot/draw?number=${next?.number}`)).code).toBe('not_found');
    await jackpot.drawSettled();
    const made = await jackpot.drawn(next?.number as number);
    expect(made.shares).toHaveLength(5);
    expect(hidden).not.toContain(made.seed);
    expect(createHash('sha256').update(Buffer.from(made.seed, 'hex')).digest('hex')).toBe(next?.commitment);
    expect(made.external).toBe(following?.commitment);
    expect(computeByHand(made)).toEqual({ root: made.root, drawn: made.drawn, winner: made.winner });
    const flipped = { ...made, seed: made.seed.replace(/^./, (sign) => (sign === '0' ? '1' : '0')) };
    expect(computeByHand(flipped).drawn).not.toBe(made.drawn);
  });

  test('keeps its seed unreadable in the database until it is made', async () => {
    await jackpot.shown();
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
    await jackpot.putTerms({ contributionPpm: 100_000, oddsDigits: 10 });
    const { id, token } = await jackpot.gambler({ units: 3_000_001n });
    // Committed draws keep the chances they were committed with.
    for (const { number } of (await jackpot.shown()).coming) {
      await vendor.play(betOf(id, { amount: UNIT }), { token });
      await jackpot.drawSettled();
      expect((await jackpot.drawn(number)).winner).toBeNull();
    }
    const before = await jackpot.pool();
    const bet = betOf(id, { amount: 2_000_000n * UNIT });
    await vendor.play(bet, { token });
    const balance = await vendor.balanceOf(id);
    const [{ number } = { number: 0 }] = (await jackpot.shown()).coming;
    expect(await jackpot.drawSettled()).toBe(1);
    const after = await jackpot.pool();
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
    const drawn = await jackpot.drawn(number);
    expect(computeByHand(drawn)).toEqual({ root: drawn.root, drawn: drawn.drawn, winner: drawn.winner });
    expect(drawn.winner).toBe(drawn.shares[0]?.id);
    expect(await jackpot.shown()).toMatchObject({
      mode: 'pool',
      lastWin: { vo: { customerName: expect.any(String) } },
    });
    // A bet that has won is not rolled back.
    expect((await vendor.play(rollbackOf(bet), { token })).status).toBe('RS_ERROR_UNKNOWN');
    expect(await vendor.balanceOf(id)).toBe(balance + paid);
    await jackpot.putTerms();
  });

  test('tells the amount that a win would pay, as the ledger has it', async () => {
    const { id, token } = await jackpot.gambler();
    await vendor.play(betOf(id, { amount: 777n * (UNIT / 100n) }), { token });
    await jackpot.drawSettled();
    const { pool: parts } = await jackpot.pool();
    const cents = parts / (UNIT / 100n);
    expect((await jackpot.shown()).amount).toBe(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
  });
});

/** Independent of our code: SHA-256, HMAC, and the rules of docs/fairness.md and docs/jackpot.md written out again. */
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
  // Bottom up, where a node without a neighbour moves up unchanged: the same tree as in RFC 6962.
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
