import { randomUUID } from 'node:crypto';
import type { Wheel, WheelSector, WheelVersion } from '@parlour/contract';
import { commitTo, computeTurn } from '@parlour/fairness';
import { SCALE } from '@parlour/money/testing/scale';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Chance, openChance, openDesk, type Player } from '../../../testing/promotions/chance.ts';
import { promotionsWheelMember } from './wheel.schema.ts';

const POINTS: WheelSector = { weight: 3, prize: { kind: 'points', count: 5 }, stock: null, substitute: null };
const CASH: WheelSector = {
  weight: 1,
  prize: { kind: 'cash', amount: '8.88' },
  stock: 10,
  substitute: { kind: 'points', count: 1 },
};
const MORE: WheelSector = { weight: 1, prize: { kind: 'turns', count: 1 }, stock: null, substitute: null };
const NOTHING: WheelSector = { weight: 5, prize: { kind: 'nothing' }, stock: null, substitute: null };

const CROWD = 10;
const TURNS_EACH = SCALE > 1 ? 50 * SCALE : 15;
/** With two degrees of freedom it is exceeded with chance exp(-x / 2): once in a million runs. */
const CHI_SQUARE_MOST = 2 * Math.log(1_000_000);

let chance: Chance;
beforeAll(async () => {
  chance = await openChance();
});
afterAll(() => chance.close());

test('a brand without a wheel says so', async () => {
  const early = await chance.addPlayer('early1');
  expect((await early.call('/wps/promotions/wheel')).value).toEqual({ wheel: null });
});

describe('a turn', () => {
  let mary: Player;
  beforeAll(async () => {
    await chance.putWheel([POINTS, { ...CASH, stock: 1_000 }, MORE, NOTHING]);
    mary = await chance.addPlayer('mary01');
    await chance.giveTurns(mary, 40);
  });

  test('is committed to before, and its seed revealed after: anybody computes it again', async () => {
    for (let nonce = 1; nonce <= 5; nonce += 1) {
      const before = await mary.wheel();
      const { turn } = await mary.turn({ clientSeed: `mine ${nonce}` });
      if (!turn) throw new Error('no turn');
      expect(turn).toMatchObject({ nonce, version: 1, weights: [3, 1, 1, 5], commitment: before.commitment });
      expect(commitTo(turn.serverSeed)).toBe(before.commitment);
      const { weights, serverSeed, clientSeed } = turn;
      expect(computeTurn({ weights, serverSeed, clientSeed, nonce })).toEqual({
        commitment: turn.commitment,
        number: turn.number,
        sector: turn.sector,
      });
      const after = await mary.wheel();
      expect(after.commitment).not.toBe(before.commitment);
      expect(after.last[0]).toEqual(turn);
    }
  });

  test('that is repeated answers the same and takes no second one', async () => {
    const { body, turn } = await mary.turn();
    const left = (await mary.wheel()).turns;
    const again = await mary.post('/wps/promotions/wheel/turn', body);
    expect((again.value as { turn: object }).turn).toEqual(turn);
    expect((await mary.wheel()).turns).toBe(left);
  });

  test('brings what its sector says, as a reward that is paid', async () => {
    const bea = await chance.addPlayer('bea001');
    await chance.giveTurns(bea, 30);
    const turns = [];
    for (let count = 0; count < 30; count += 1) turns.push((await bea.turn()).turn);
    const prizes = turns.flatMap((turn) => (turn && turn.prize.kind !== 'nothing' ? [turn.prize] : []));
    const rewards = await chance.rewardsOf(bea);
    expect(rewards.map(({ kind }) => String(kind)).sort()).toEqual(prizes.map(({ kind }) => kind).sort());
    expect(rewards.every(({ state, source }) => state === 'claimed' && source === 'wheel')).toBe(true);
    const cash = prizes.filter(({ kind }) => kind === 'cash').length;
    expect(await bea.balance()).toBe(BigInt(cash) * 888_000n);
    expect((await bea.wheel()).turns).toBe(prizes.filter(({ kind }) => kind === 'turns').length);
  });

  test('is refused without turns, on another wheel or with another commitment', async () => {
    const none = await chance.addPlayer('none01');
    expect(await none.turn()).toMatchObject({ status: 409, code: 'no_turns' });
    expect(await mary.turn({ version: 7 })).toMatchObject({ status: 409, code: 'terms_changed' });
    expect(await mary.turn({ commitment: '0'.repeat(64) })).toMatchObject({
      status: 409,
      code: 'seeds_changed',
    });
    expect(await mary.turn({ clientSeed: '' })).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  test('keeps its seed encrypted until it is made', async () => {
    const { commitment } = await mary.wheel();
    const m = promotionsWheelMember;
    const [row] = await chance.app.database.queries.select().from(m).where(eq(m.commitment, commitment));
    const { turn } = await mary.turn();
    expect(row?.sealedSeed.length).toBeGreaterThan(0);
    expect(row?.sealedSeed).not.toContain(turn?.serverSeed);
  });

  test('is made once, however many calls name it at once, and never without a turn', async () => {
    const joe = await chance.addPlayer('joe001');
    await chance.giveTurns(joe, 3);
    const { version, commitment } = await joe.wheel();
    const body = { id: randomUUID(), version, commitment, clientSeed: 'x' };
    const same = await Promise.all(
      Array.from({ length: 20 }, () => joe.post('/wps/promotions/wheel/turn', body)),
    );
    expect(new Set(same.map((answer) => JSON.stringify((answer.value as { turn: object }).turn))).size).toBe(
      1,
    );
    const others = await Promise.all(
      Array.from({ length: 20 }, () => joe.post('/wps/promotions/wheel/turn', { ...body, id: randomUUID() })),
    );
    expect(others.every(({ code }) => code === 'seeds_changed')).toBe(true);
  });
});

test(`of ${CROWD * TURNS_EACH} turns for ten prizes ten win them, and the chances stay`, async () => {
  const desk = await openDesk(chance.app);
  const { items } = await desk.get<{ items: WheelVersion[] }>('/ops/promotions/wheel');
  const weights = [3, 2, 5];
  const prized = [CASH, POINTS, NOTHING];
  const asked = await desk.post('/ops/promotions/wheel', {
    version: items[0]?.version,
    sectors: prized.map((sector, place) => ({ ...sector, weight: weights[place] })),
  });
  const { approvalId } = asked.value as { approvalId: string };
  expect((await desk.approve(approvalId)).status).toBe(200);
  const players: Player[] = [];
  for (let index = 0; index < CROWD; index += 1) {
    const player = await chance.addPlayer(`crowd${index}`);
    await chance.giveTurns(player, TURNS_EACH);
    players.push(player);
  }
  const prizes: { kind: string; isSubstitute: boolean; sector: number }[] = [];
  await Promise.all(
    players.map(async (player) => {
      for (let count = 0; count < TURNS_EACH; count += 1) {
        const { turn } = await player.turn();
        if (turn)
          prizes.push({ kind: turn.prize.kind, isSubstitute: turn.isSubstitute, sector: turn.sector });
      }
    }),
  );
  const turns = CROWD * TURNS_EACH;
  expect(prizes).toHaveLength(turns);
  const first = prizes.filter(({ sector }) => sector === 0);
  expect(first.filter(({ kind }) => kind === 'cash')).toHaveLength(10);
  expect(first.filter(({ isSubstitute }) => isSubstitute)).toHaveLength(first.length - 10);
  const distance = weights.reduce((sum, weight, place) => {
    const expected = (turns * weight) / 10;
    return sum + (prizes.filter(({ sector }) => sector === place).length - expected) ** 2 / expected;
  }, 0);
  expect(distance, 'chi-square of the sectors').toBeLessThan(CHI_SQUARE_MOST);
  const gone = (await (players[0] as Player).wheel()) satisfies Wheel;
  expect(gone.sectors[0]).toMatchObject({ weight: 3, isGone: true });
}, 600_000);

describe('a version of the wheel', () => {
  test('that brings cash takes two persons, its stock and its substitute', async () => {
    const fresh = await openChance();
    const desk = await openDesk(fresh.app);
    const post = (sectors: WheelSector[], version = 0) =>
      desk.post('/ops/promotions/wheel', { version, sectors });
    expect((await post([POINTS, NOTHING])).value).toEqual({ outcome: 'applied' });
    expect((await post([POINTS, NOTHING])).code).toBe('stale');
    expect((await post([{ ...CASH, stock: null }, NOTHING], 1)).value).toMatchObject({
      fields: { 'sectors.0.stock': 'required' },
    });
    expect((await post([{ ...CASH, substitute: null }, NOTHING], 1)).value).toMatchObject({
      fields: { 'sectors.0.substitute': 'required' },
    });
    const asked = await post([CASH, NOTHING], 1);
    const { outcome, approvalId } = asked.value as { outcome: string; approvalId: string };
    expect(outcome).toBe('requested');
    expect((await post([CASH, NOTHING], 1)).code).toBe('approval_waiting');
    expect((await desk.approve(approvalId, desk.writer)).status).toBe(403);
    expect((await desk.approve(approvalId)).status).toBe(200);
    const { items } = await desk.get<{ items: WheelVersion[] }>('/ops/promotions/wheel');
    expect(items.map(({ version }) => version)).toEqual([2, 1]);
    expect(items[0]?.sectors[0]).toMatchObject({ stock: 10, left: 10 });
    await fresh.close();
  });
});
