import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '@parlour/game-rules';
import type { MechanicName } from '@parlour/game-rules/games';
import { CALLS } from '@parlour/game-rules/testing/test-picks';
import type { TestPlayer } from '@parlour/game-rules/testing/test-player';
import { TITLES, type Title } from '../catalogue/titles.ts';

/** One title of each mechanic. */
export const PLAYED: readonly (Title & { mechanic: MechanicName })[] = (
  Object.keys(CALLS) as MechanicName[]
).flatMap((mechanic) => {
  const title = TITLES.find((each) => each.mechanic === mechanic && !each.table);
  return title ? { ...title, mechanic } : [];
});

/** Where a bot sits: the address of a game, opened for it. */
export type Seat = { mechanic: MechanicName; url: string };

type Told = { id: string; state: string; isOver: boolean; seen: Json; steps: object[] };
type Answer = { status: number; body: Told & { error?: string; retryMs?: number } };
type Watched = {
  /** How long the wallet and the arcade took for a bet. */
  placed?: (ms: number) => void;
  /** Something other than the pace, or a flight that left, kept a bot from playing. */
  problem?: (what: string) => void;
};

const AGAIN_MS = 250;
const STAKE = '10.00';
/** What a player of this game is told in the course of things. */
const USUAL = ['too_fast', 'betting_closed'];

/** Each plays one round after another as fast as the pace allows, taps again where nothing is answered, and ends what it began. */
export function startBots(seats: readonly Seat[], { placed = () => {}, problem = () => {} }: Watched = {}) {
  let isStopped = false;
  let rounds = 0;

  function sitDown({ mechanic, url }: Seat) {
    const { origin, pathname, hash } = new URL(url);
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${pathname.split('/').at(-1)}.${hash.slice(1)}`,
    };
    const players = CALLS[mechanic];
    let played = 0;

    async function ask(path: string, sent?: object): Promise<Answer | null> {
      try {
        const method = sent ? { method: 'POST', body: JSON.stringify(sent) } : {};
        const answer = await fetch(origin + path, { headers, ...method });
        const body = (await answer.json()) as Answer['body'];
        if (answer.status !== 200 && !USUAL.includes(body.error ?? ''))
          problem(`${path}: ${answer.status} ${body.error}`);
        return { status: answer.status, body };
      } catch (error) {
        problem(`${path}: ${error}`);
        return null;
      }
    }

    /** Until it is certain what became of the bet. */
    async function place(pick: Json): Promise<Told | null> {
      const order = { roundId: randomUUID(), stake: STAKE, pick };
      for (;;) {
        const from = performance.now();
        const answer = await ask('/api/rounds', order);
        if (answer?.status === 200 && answer.body.state !== 'placed') {
          placed(performance.now() - from);
          return answer.body;
        }
        const { error, retryMs } = answer?.body ?? {};
        // Taken back, or never taken: another round begins.
        if (error === 'betting_closed' || error === 'wallet_away') return null;
        await sleep(retryMs ?? AGAIN_MS);
      }
    }

    async function playOut(round: Told, { decide }: TestPlayer): Promise<void> {
      let told = round;
      while (told.state === 'open') {
        const path = `/api/rounds/${told.id}`;
        const isFlight = mechanic === 'crash';
        const sent = isFlight
          ? undefined
          : { index: told.steps.length, step: decide(told.seen, told.steps.length) };
        if (isFlight) await sleep(AGAIN_MS);
        const answer = await ask(isFlight ? path : `${path}/steps`, sent);
        if (answer?.status === 200) told = answer.body;
        else {
          await sleep(AGAIN_MS);
          told = (await ask(path))?.body ?? told;
        }
      }
    }

    return async () => {
      while (!isStopped) {
        const player = players[played % players.length] as TestPlayer;
        played += 1;
        const round = await place(player.pick);
        if (!round) await sleep(AGAIN_MS);
        else {
          await playOut(round, player);
          rounds += 1;
        }
      }
    };
  }

  const playing = seats.map((seat) => sitDown(seat)());
  return {
    rounds: () => rounds,
    /** When everybody has ended their round. */
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(playing);
    },
  };
}
