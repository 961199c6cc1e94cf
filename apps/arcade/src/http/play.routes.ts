import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import type { Limits } from '@parlour/game-rules';
import { currencyOf, readDecimal, writeDecimal } from '@parlour/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findTitle, type Title } from '../catalogue/titles.ts';
import { chipsOf } from '../games/limits.rules.ts';
import { paceOf } from '../games/pace.rules.ts';
import { Refused } from '../refused.ts';
import type { Replays } from '../replays/replays.service.ts';
import type { Rewards } from '../rewards/rewards.service.ts';
import type { Records } from '../rounds/records.service.ts';
import type { Rounds } from '../rounds/rounds.service.ts';
import type { Steps } from '../rounds/steps.service.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { bearerOf, parseBody, rawBody } from './parse.ts';
import { viewEvidence, viewRound } from './round-view.ts';

const Order = z.object({
  roundId: z.string().refine(isId),
  stake: z.string().max(30),
  pick: z.json(),
  rewardId: z.string().refine(isId).nullish(),
});
const Step = z.object({ index: z.number().int().min(0).max(1_000), step: z.json() });
const Rotation = z.object({ clientSeed: z.string(), nextHash: z.string().max(64) });
/** Characters that any keyboard can type and anyone can read aloud. */
const CLIENT_SEED = /^[\x21-\x7e]{1,64}$/;

type Needs = {
  sessions: Sessions;
  rounds: Rounds;
  steps: Steps;
  records: Records;
  seeds: Seeds;
  rewards: Pick<Rewards, 'offered'>;
  replays: Pick<Replays, 'turnsOf'>;
  /** What an operator's players may stake now; null: the house does not know the currency. */
  limitsOf(asked: { operatorId: string; title: Title; currency: string }): Promise<Limits | null>;
  clock: Clock;
};

/** The page's calls, with the session's key as a bearer token; there are no cookies. */
export function playRoutes(server: FastifyInstance, needs: Needs): void {
  const { sessions, rounds, steps, records, seeds, rewards, replays, limitsOf, clock } = needs;
  const sessionOf = (request: FastifyRequest) => sessions.authenticate(bearerOf(request));

  async function viewSitting(session: Awaited<ReturnType<Sessions['find']>>) {
    const { staked, won } = await records.sumUp(session);
    return {
      startedAt: session.createdAt.getTime(),
      now: clock.now(),
      staked: writeDecimal(staked),
      won: writeDecimal(won),
    };
  }

  server.get('/api/session', async (request) => {
    const session = await sessionOf(request);
    const { currency } = session;
    const title = findTitle(session.studio, session.gameCode);
    const limits = title && (await limitsOf({ operatorId: session.operatorId, title, currency }));
    if (!limits) throw new Refused('wrong_currency');
    const [seedsShown, history, open, free, sitting, balance] = await Promise.all([
      seeds.show(session.playerId),
      records.list(session),
      records.findRunning(session),
      rewards.offered(session),
      viewSitting(session),
      records.balance(session).catch(unlessAway),
    ]);
    return {
      currency: currencyOf(currency),
      balance: balance === null ? null : writeDecimal(balance),
      limits: {
        stakeMin: writeDecimal(limits.stakeMin),
        stakeMax: writeDecimal(limits.stakeMax),
        winMax: writeDecimal(limits.winMax),
      },
      chips: chipsOf(currency, title, limits).map(writeDecimal),
      lobbyUrl: session.lobbyUrl,
      depositUrl: session.depositUrl,
      seeds: seedsShown,
      history: history.rounds.map(viewRound),
      open: open && viewEvidence(open),
      free: free && viewFree(free),
      pace: paceOf(session, title.mechanic),
      sitting,
    };
  });

  server.get('/api/balance', async (request) => ({
    balance: writeDecimal(await records.balance(await sessionOf(request))),
  }));

  server.post('/api/rounds', async (request) => {
    // Taken first: at a table the call counts from when all of it was there.
    const at = clock.now();
    const session = await sessionOf(request);
    const { roundId, stake, pick, rewardId = null } = parseBody(Order, rawBody(request));
    const amount = readDecimal(stake);
    if (amount === null) throw new Refused('invalid_input');
    const round = await rounds.play(session, { roundId, stake: amount, pick, rewardId, at });
    return viewEvidence(await records.withEvidence(round));
  });

  server.post('/api/rounds/:id/steps', async (request) => {
    const at = clock.now();
    const session = await sessionOf(request);
    const order = { roundId: roundIdOf(request), at, ...parseBody(Step, rawBody(request)) };
    return viewEvidence(await records.withEvidence(await steps.take(session, order)));
  });

  server.get('/api/rounds', async (request) => {
    const { before } = request.query as { before?: unknown };
    if (before !== undefined && (typeof before !== 'string' || !isId(before)))
      throw new Refused('invalid_input');
    const { rounds: page, next } = await records.list(await sessionOf(request), before);
    return { rounds: page.map(viewRound), next };
  });

  server.get('/api/rounds/:id', async (request) => {
    const roundId = roundIdOf(request);
    return viewEvidence(await records.find(await sessionOf(request), roundId));
  });

  /** A round of the player that is over, as it was seen at each turn. */
  server.get('/api/rounds/:id/turns', async (request) => {
    const { id } = await records.find(await sessionOf(request), roundIdOf(request));
    const turns = (await replays.turnsOf(id)).map(viewRound);
    if (!turns.at(-1)?.isOver) throw new Refused('not_found');
    return { currency: currencyOf(turns[0]?.currency ?? ''), turns };
  });

  server.post('/api/seeds', async (request) => {
    const session = await sessionOf(request);
    const rotation = parseBody(Rotation, rawBody(request));
    if (!CLIENT_SEED.test(rotation.clientSeed)) throw new Refused('bad_client_seed');
    return seeds.rotate(session.playerId, rotation);
  });
}

type Offered = NonNullable<Awaited<ReturnType<Rewards['offered']>>>;

function viewFree({ id, value, count, used, won, endsAt }: Offered) {
  return {
    id,
    value: writeDecimal(value),
    count,
    used,
    won: writeDecimal(won),
    endsAt: endsAt.getTime(),
  };
}

function roundIdOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!isId(id)) throw new Refused('not_found');
  return id;
}

/** While the wallet is down the page opens without a balance, and says so. */
function unlessAway(error: unknown): null {
  if (error instanceof Refused && error.code === 'wallet_away') return null;
  throw error;
}
