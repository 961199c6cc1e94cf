import { randomInt, randomUUID } from 'node:crypto';
import { isSame, recompute } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import { amountOf } from '@parlour/money';
import { expect } from 'vitest';
import { TITLES, type Title } from '../catalogue/titles.ts';
import { LEASE_MS } from '../rounds/rounds.rules.ts';
import { LEAST_MS, startTestArcade, type TestArcade } from './test-arcade.ts';

const TRIES_MAX = 100;
const FATAL = 500;
/** To claim what is due, tell the wallet and write that down are three deeds. */
const DEEDS_OF_THE_DYING = [3, 8] as const;

export type Mortals = Awaited<ReturnType<typeof startMortals>>;
export type MortalPage = Awaited<ReturnType<Mortals['open']>>;

/**
 * Processes that follow one another on one database. What a process does for good are its deeds: a transaction that is
 * committed, and a call that the wallet has carried out. It can be killed after any of them, which are all the moments
 * that differ: whatever it does between two deeds is lost with it.
 */
export async function startMortals(limits: { trustedProxies?: string[] } = {}) {
  const owner = await startTestArcade({ balance: 10n ** 15n, ...limits });
  let deedsLeft = Number.POSITIVE_INFINITY;
  let deedsOfNext = () => Number.POSITIVE_INFINITY;
  let isDead = false;
  let deaths = 0;
  let alive: TestArcade;
  const done: TestArcade[] = [];

  function note(): void {
    deedsLeft -= 1;
    if (deedsLeft !== 0) return;
    isDead = true;
    deaths += 1;
    void alive.kill();
  }
  async function begin(): Promise<void> {
    alive = await startTestArcade({ beside: owner, onCommit: note, ...limits });
    done.push(alive);
    isDead = false;
    if (deedsLeft <= 0) deedsLeft = deedsOfNext();
  }
  owner.wallet.whenDone(note);
  await begin();

  /** Does it in whichever process is alive; if that dies of it, in the next. */
  async function survive<Answer>(work: (arcade: TestArcade) => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      try {
        const answer = await work(alive);
        if (!isDead) return answer;
      } catch (error) {
        if (!isDead) throw error;
      }
      await begin();
    }
    throw new Error('every process died');
  }

  /** As another process does when the leases of the dead have ended. */
  async function recover(): Promise<void> {
    await survive(async ({ work }) => {
      owner.clock.advance(LEASE_MS);
      for (let times = 0; times < TRIES_MAX; times += 1) if ((await work.doDue()) === 0) return;
      throw new Error('there is always something due');
    });
  }

  return {
    clock: owner.clock,
    wallet: owner.wallet,
    database: owner.database,
    survive,
    recover,
    /** The next process dies after so many deeds. */
    killAfter(deeds: number): void {
      deaths = 0;
      deedsLeft = deeds;
    },
    /** From now on nobody dies. Answers whether somebody did. */
    spare(): boolean {
      deedsLeft = Number.POSITIVE_INFINITY;
      return deaths > 0;
    },

    /** Every process dies after a few deeds: as many as it takes to do one thing, or some more. */
    async amongDying<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      deedsOfNext = () => randomInt(...DEEDS_OF_THE_DYING);
      deedsLeft = deedsOfNext();
      try {
        return await work();
      } finally {
        deedsOfNext = () => Number.POSITIVE_INFINITY;
        deedsLeft = Number.POSITIVE_INFINITY;
      }
    },

    /** A player's page, which asks again where a process died under its call. */
    async open({ game_code, studio }: { game_code: string; studio: string }) {
      const { bearer } = await alive.open({ game_code, user: randomUUID() }, studio);
      const post = (path: string, sent: object) =>
        survive(async (arcade) => {
          const answer = await arcade.post(path, JSON.stringify(sent), bearer);
          if (answer.status === FATAL) throw new Error(`${path} failed`);
          return answer;
        });
      const get = (path: string) =>
        survive(async ({ server }) => (await server.inject({ url: path, headers: bearer })).json());
      return {
        post,
        get,
        see: (id: string) => get(`/api/rounds/${id}`),
        place(pick: unknown, roundId: string = randomUUID()) {
          owner.clock.advance(LEAST_MS);
          return post('/api/rounds', { roundId, stake: '10.00', pick });
        },
        step: (round: { id: string; steps: object[] }, step: unknown) =>
          post(`/api/rounds/${round.id}/steps`, { index: round.steps.length, step }),
      };
    },

    async close(): Promise<void> {
      for (const one of done) await one.close();
      await owner.close();
    },
  };
}

type Played = { page: MortalPage; id: string; title: Title };

/** The wallet has moved what the round says, once; and the round is what its seeds say. */
export async function assertExact({ wallet }: Mortals, { page, id, title }: Played): Promise<void> {
  const round = await page.see(id);
  const moved = wallet.movedIn(id);
  const returned = moved.flatMap(({ kind, reference }) => (kind === 'rollback' ? [reference] : []));
  const kept = moved.filter((each) => each.kind === 'bet' && !returned.includes(each.id));
  const wins = moved.filter(({ kind }) => kind === 'win');
  const sum = (of: { amount: bigint }[]) => of.reduce((total, { amount }) => total + amount, 0n);
  expect(new Set(returned).size).toBe(returned.length);
  if (round.state === 'cancelled') {
    expect([kept, wins]).toEqual([[], []]);
    return;
  }
  expect(round.state).toBe('settled');
  expect(wins).toHaveLength(1);
  expect([sum(kept), sum(wins)]).toEqual([amountOf(round.staked), amountOf(round.payout)]);
  const { nextServerSeedHash: nextHash } = (await page.get('/api/session')).seeds;
  await page.post('/api/seeds', { clientSeed: 'kills', nextHash });
  const told = await page.see(id);
  const game = await loadGame(title.mechanic, title.model);
  if (!game) throw new Error('there is no such game');
  const { played, serverSeedHash } = recompute(game, told);
  expect(serverSeedHash).toBe(round.serverSeedHash);
  expect(isSame(played?.seen, round.seen)).toBe(true);
}

/** The first title of a mechanic. */
export function titleOfMechanic(mechanic: string): Title {
  const title = TITLES.find((each) => each.mechanic === mechanic && !each.table);
  if (!title) throw new Error(`there is no title of ${mechanic}`);
  return title;
}
