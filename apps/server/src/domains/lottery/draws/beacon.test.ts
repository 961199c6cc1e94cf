import { DAY_MS, SECOND_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { Issue } from '@parlour/contract';
import { computeDraw, randomnessOf } from '@parlour/fairness';
import { type BeaconChain, hashOfChain, isRoundOf, roundAfter, timeOfRound } from '@parlour/fairness/beacon';
import { type Sandbox, startSandbox } from '@parlour/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLottery } from '../../../factories/lottery.factory.ts';
import { addBettor, type Drawn, openLottery } from '../../../testing/lottery.ts';
import { TEST_START_MS } from '../../../testing/test-app.ts';

type DrawAnswer = {
  issue: Issue;
  sealedAt: number | null;
  beacon: { chain: BeaconChain; round: number; signature: string | null } | null;
  draw: Parameters<typeof computeDraw>[0] | null;
};

const clock = createManualClock(TEST_START_MS);
let sandbox: Sandbox;
let env: Record<string, string>;
let lottery: Drawn;
let mary: Awaited<ReturnType<typeof addBettor>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock });
  env = Object.assign({}, ...sandbox.environment);
  lottery = await openLottery([makeLottery({ external: 'drand' }), makeLottery({ code: 'HM2' })], {
    clock,
    env,
  });
  mary = await addBettor(lottery.app, 'mary01');
});
afterAll(async () => {
  await lottery.app.close();
  await sandbox.close();
});
beforeEach(() => answer('normal'));

const answer = (answers: string, lost: readonly number[] = []) =>
  fetch(`${sandbox.origin}/drand/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers, lost }),
  });
const drawOf = async (numero: string, gameId = 'HM1') =>
  (await mary.call(`/lgw/issues/draw?gameId=${gameId}&numero=${numero}`)).value as DrawAnswer;
const advance = () => lottery.app.modules.lottery.advance();

/** Nobody waits for the beacon, so a step comes at one of the next looks. */
const until = (numero: string, state: Issue['state']) =>
  vi.waitFor(
    async () => {
      clock.advance(SECOND_MS);
      await advance();
      expect((await drawOf(numero)).issue.state).toBe(state);
    },
    { timeout: 20_000, interval: 20 },
  );

/** Sells a ticket of the issue on sale and seals it. */
async function sealed(): Promise<Issue> {
  const issue = await mary.current();
  await mary.placed();
  clock.set(issue.closesAt + 2 * SECOND_MS);
  await until(issue.numero, 'closed');
  return issue;
}

describe('a draw with the public beacon', () => {
  test('waits for a round that was fixed with the tickets and is spoken after them', async () => {
    const { numero, closesAt } = await sealed();
    const { beacon, sealedAt, draw } = await drawOf(numero);
    if (!beacon) throw new Error('no beacon');
    expect(draw).toBeNull();
    expect(hashOfChain(beacon.chain)).toBe(env.DRAND_CHAIN);
    expect(beacon.round).toBe(roundAfter(beacon.chain, Math.max(sealedAt ?? 0, closesAt + 1_500)));
    expect(timeOfRound(beacon.chain, beacon.round)).toBeGreaterThan(sealedAt ?? 0);
    await until(numero, 'settled');
    const done = await drawOf(numero);
    const { signature } = done.beacon ?? {};
    if (!signature || !done.draw) throw new Error('not drawn');
    expect(isRoundOf(beacon.chain, beacon.round, signature)).toBe(true);
    expect(done.draw.external).toBe(randomnessOf(signature));
    expect(computeDraw(done.draw).numbers).toEqual(done.issue.result);
  });

  test('takes no forged round, and is drawn when a true one is there; other lotteries go on', async () => {
    const { numero } = await sealed();
    const { numero: other, drawsAt } = await mary.current('HM2');
    await answer('forged');
    for (clock.set(drawsAt); clock.now() < drawsAt + 30 * SECOND_MS; clock.advance(3 * SECOND_MS))
      await advance();
    expect((await drawOf(numero)).issue).toMatchObject({ state: 'closed', result: null });
    expect((await drawOf(other, 'HM2')).issue.state).toBe('settled');
    await answer('normal');
    await until(numero, 'settled');
  });

  test('waits alone for a round that no relay has: later ones are drawn', async () => {
    const { numero } = await sealed();
    const { beacon } = await drawOf(numero);
    await answer('normal', [beacon?.round ?? 0]);
    const { numero: later } = await sealed();
    await until(later, 'settled');
    expect((await drawOf(numero)).issue).toMatchObject({ state: 'closed', result: null });
    await answer('normal');
    await until(numero, 'settled');
  });

  test('is void, and every stake comes back, when the round does not come within a day', async () => {
    const before = await mary.balance();
    const { numero, drawsAt } = await sealed();
    await answer('silent');
    clock.set(drawsAt + DAY_MS + SECOND_MS);
    await advance();
    await advance();
    expect((await drawOf(numero)).issue).toMatchObject({ state: 'void', result: null });
    expect(await mary.balance()).toBe(before);
  });
});
