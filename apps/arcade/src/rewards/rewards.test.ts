import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import { amountOf } from '@parlour/money';
import { BetCall, VendorReward, WinCall, writeUtc } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

const [STUDIO, GAME] = ['REDFINCH', 'alchemist-dance'];
let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade();
});
afterAll(() => arcade.close());

const refused = (status: number, error: string) => ({ status, body: { error } });
const termsOf = (changes: object = {}) => ({
  operator_id: OPERATOR_ID,
  sub_partner_id: OPERATOR_ID,
  reward_uuid: randomUUID(),
  user: randomUUID(),
  game_code: GAME,
  currency: 'CNY',
  bet_value: 200_000,
  bet_count: 3,
  end_time: writeUtc(arcade.clock.now() + DAY_MS),
  ...changes,
});
const create = (terms: object) => arcade.ask(STUDIO, 'rewardCreate', terms);

/** Somebody with three free rounds of two each. */
async function openFree(changes: object = {}) {
  const terms = termsOf(changes);
  expect((await create(terms)).status).toBe(200);
  const player = await arcade.open({ user: terms.user, game_code: GAME }, STUDIO);
  const order = (more: object = {}) => ({
    roundId: randomUUID(),
    stake: '2.00',
    pick: {},
    rewardId: terms.reward_uuid,
    ...more,
  });
  return {
    ...player,
    terms,
    order,
    playFree: (more: object = {}) => player.play(order(more)),
    session: async () => (await player.get('/api/session')).body,
    async reward(): Promise<VendorReward> {
      const call = { operator_id: OPERATOR_ID, reward_uuid: terms.reward_uuid };
      return VendorReward.parse((await arcade.ask(STUDIO, 'rewardList', call)).body.rewards[0]);
    },
  };
}

describe('a reward', () => {
  test('is created once, however often it is asked for', async () => {
    const terms = termsOf();
    const first = await create(terms);
    expect(first).toMatchObject({ status: 200, body: { status: 'FRS_ACTIVE', bets_used: 0 } });
    expect(await create(terms)).toEqual(first);
    expect(await create({ ...terms, bet_count: 300 })).toEqual(refused(409, 'reward_differs'));
    expect(await create({ ...terms, user: 'another' })).toEqual(refused(409, 'reward_differs'));
  });

  test.each([
    ['a title that is not there', { game_code: 'none' }, 'invalid_input'],
    ['a currency that is not played', { currency: 'USD' }, 'invalid_input'],
    ['less than the least stake', { bet_value: 50_000 }, 'stake_too_small'],
    ['more than could be paid', { bet_value: 999_900_000 }, 'stake_too_big'],
    ['half a cent', { bet_value: 200_500 }, 'invalid_input'],
    ['no rounds', { bet_count: 0 }, 'invalid_input'],
    ['more than a number holds', { bet_value: 2 ** 53 }, 'invalid_input'],
  ])('is refused for %s', async (_what, changes, error) => {
    expect(await create(termsOf(changes))).toEqual(refused(400, error));
  });

  test('is refused at a table, where a round is no single bet', async () => {
    const terms = termsOf({ game_code: 'tide-dice' });
    expect(await arcade.ask('TIDEWATER', 'rewardCreate', terms)).toEqual(refused(400, 'invalid_input'));
  });

  test('needs the signature of its operator', async () => {
    expect(await create(termsOf({ operator_id: 'lantern' }))).toEqual(refused(401, 'bad_signature'));
  });
});

describe('free rounds', () => {
  test('cost nothing, pay what they win, and are counted', async () => {
    const player = await openFree();
    expect((await player.session()).free).toMatchObject({ value: '2.00', count: 3, used: 0, won: '0.00' });
    const before = arcade.wallet.balance();
    let won = 0n;
    for (const _round of [1, 2, 3]) {
      const { status, body } = await player.playFree();
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'settled', isFree: true, stake: '2.00' });
      won += amountOf(body.payout);
    }
    expect(arcade.wallet.balance()).toBe(before + won);
    const bet = BetCall.parse(arcade.wallet.calls('bet').at(-1));
    const about = { is_free: true, reward_uuid: player.terms.reward_uuid };
    expect(bet).toMatchObject({ ...about, amount: 200_000n });
    expect(WinCall.parse(arcade.wallet.calls('win').at(-1))).toMatchObject(about);
    expect(await player.playFree()).toEqual(refused(409, 'free_rounds_over'));
    expect(await player.reward()).toMatchObject({ status: 'FRS_USED', bets_used: 3 });
    const session = await player.session();
    expect(session).toMatchObject({ free: null, sitting: { staked: '0.00' } });
    expect(amountOf(session.sitting.won)).toBe(won);
  });

  test('are reported as bets of nothing', async () => {
    const player = await openFree();
    const { body } = await player.playFree();
    const call = { operator_id: OPERATOR_ID, round: body.id };
    const { transactions } = (await arcade.ask(STUDIO, 'transactions', call)).body;
    expect(transactions).toHaveLength(2);
    expect(transactions).toContainEqual(
      expect.objectContaining({ kind: 'bet', amount: 0, status: 'TS_SUCCESS' }),
    );
  });

  test('can be verified like any other', async () => {
    const player = await openFree();
    const { body } = await player.playFree();
    const { seeds } = await player.session();
    await player.post('/api/seeds', { clientSeed: 'mine', nextHash: seeds.nextServerSeedHash });
    const evidence = (await player.get(`/api/rounds/${body.id}`)).body;
    expect(evidence).toMatchObject({ isFree: true, nonce: body.nonce, serverSeedHash: body.serverSeedHash });
    expect(evidence.serverSeed).toMatch(/^[0-9a-f]+$/);
  });

  test('are the last one only once, from however many tabs', async () => {
    const player = await openFree({ bet_count: 1 });
    const order = player.order();
    const first = await player.play(order);
    expect(first.status).toBe(200);
    expect((await player.play(order)).body).toEqual(first.body);
    const answers = await Promise.all([1, 2, 3].map(() => player.playFree()));
    for (const answer of answers) expect(answer.status).toBe(409);
    expect(await player.reward()).toMatchObject({ bets_used: 1 });
  });

  test.each([
    ['another stake', { stake: '5.00' }],
    ['a bought feature', { pick: { buy: true } }],
    ['a reward of nobody', { rewardId: randomUUID() }],
  ])('are not played with %s', async (_what, more) => {
    const player = await openFree();
    expect(await player.playFree(more)).toEqual(refused(409, 'free_rounds_over'));
  });

  test('of another player, or of another title, are not theirs', async () => {
    const [own, other] = [await openFree(), await openFree()];
    const order = own.order({ rewardId: other.terms.reward_uuid });
    expect(await own.play(order)).toEqual(refused(409, 'free_rounds_over'));
    const elsewhere = await arcade.open({ user: own.terms.user });
    expect((await elsewhere.get('/api/session')).body.free ?? null).toBeNull();
  });

  test('end when they are cancelled, or their time is over', async () => {
    const [cancelled, late] = [await openFree(), await openFree()];
    const call = { operator_id: OPERATOR_ID, reward_uuid: cancelled.terms.reward_uuid };
    expect((await arcade.ask(STUDIO, 'rewardCancel', call)).body).toEqual({ status: 'FRS_CANCELED' });
    expect(await cancelled.playFree()).toEqual(refused(409, 'free_rounds_over'));
    expect(await cancelled.reward()).toMatchObject({ status: 'FRS_CANCELED' });
    const unknown = { operator_id: OPERATOR_ID, reward_uuid: randomUUID() };
    expect((await arcade.ask(STUDIO, 'rewardCancel', unknown)).status).toBe(200);
    expect((await late.playFree()).status).toBe(200);
    arcade.clock.advance(DAY_MS);
    expect(await late.reward()).toMatchObject({ status: 'FRS_EXPIRED', bets_used: 1 });
  });

  test('that the wallet refuses, or whose bet is taken back, are not lost', async () => {
    const player = await openFree({ bet_count: 1 });
    arcade.wallet.be('bet', { status: 'RS_ERROR_LIMIT_REACHED' });
    expect(await player.playFree()).toEqual(refused(409, 'free_rounds_over'));
    expect(await player.reward()).toMatchObject({ bets_used: 0 });
    arcade.wallet.be('bet', 'lost', 'lost', 'lost');
    expect((await player.playFree()).status).toBe(503);
    expect(await player.reward()).toMatchObject({ bets_used: 0 });
    expect((await player.playFree()).status).toBe(200);
    expect(await player.reward()).toMatchObject({ status: 'FRS_USED' });
  });
});
