import { isId } from '@parlour/clock/ids';
import { currencyOf, readDecimal, writeDecimal } from '@parlour/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { chipsOf, findLimits } from '../games/limits.rules.ts';
import { Refused } from '../refused.ts';
import type { Rounds } from '../rounds/rounds.service.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { bearerOf, parseBody, rawBody } from './parse.ts';

const Order = z.object({
  roundId: z.string().refine(isId),
  stake: z.string().max(30),
  pick: z.object({ side: z.enum(['under', 'over']), chance: z.number().int() }),
});
/** Characters that any keyboard can type and anyone can read aloud. */
const ClientSeed = z.object({ clientSeed: z.string().regex(/^[\x21-\x7e]{1,64}$/) });

type Needs = { sessions: Sessions; rounds: Rounds; seeds: Seeds };
type Round = Awaited<ReturnType<Rounds['find']>>;

/** The page's calls, with the session's key as a bearer token; there are no cookies. */
export function playRoutes(server: FastifyInstance, { sessions, rounds, seeds }: Needs): void {
  const sessionOf = (request: FastifyRequest) => sessions.authenticate(bearerOf(request));
  const withEvidence = async (round: Round) => ({ ...viewOf(round), ...(await rounds.evidence(round)) });

  server.get('/api/session', async (request) => {
    const session = await sessionOf(request);
    const { currency } = session;
    const limits = findLimits(currency);
    if (!limits) throw new Refused('wrong_currency');
    const [seedsShown, history, balance] = await Promise.all([
      seeds.show(session.playerId),
      rounds.history(session),
      rounds.balance(session).catch(unlessAway),
    ]);
    return {
      currency: currencyOf(currency),
      balance: balance === null ? null : writeDecimal(balance),
      limits: {
        stakeMin: writeDecimal(limits.stakeMin),
        stakeMax: writeDecimal(limits.stakeMax),
        winMax: writeDecimal(limits.winMax),
      },
      chips: chipsOf(currency).map(writeDecimal),
      lobbyUrl: session.lobbyUrl,
      depositUrl: session.depositUrl,
      seeds: seedsShown,
      history: history.map(viewOf),
    };
  });

  server.get('/api/balance', async (request) => ({
    balance: writeDecimal(await rounds.balance(await sessionOf(request))),
  }));

  server.post('/api/rounds', async (request) => {
    const session = await sessionOf(request);
    const { roundId, stake, pick } = parseBody(Order, rawBody(request));
    const amount = readDecimal(stake);
    if (amount === null) throw new Refused('invalid_input');
    return withEvidence(await rounds.play(session, { roundId, stake: amount, pick }));
  });

  server.get('/api/rounds', async (request) => ({
    rounds: (await rounds.history(await sessionOf(request))).map(viewOf),
  }));

  server.get('/api/rounds/:id', async (request) => {
    const { id } = request.params as { id: string };
    if (!isId(id)) throw new Refused('not_found');
    return withEvidence(await rounds.find(await sessionOf(request), id));
  });

  server.post('/api/seeds/client', async (request) => {
    const session = await sessionOf(request);
    const { clientSeed } = parseBody(ClientSeed, rawBody(request));
    return seeds.changeClientSeed(session.playerId, clientSeed);
  });

  server.post('/api/seeds/rotate', async (request) => seeds.rotate((await sessionOf(request)).playerId));
}

/** Only a drawn round has a roll, whatever the seed would give. */
function viewOf(round: Round) {
  return {
    id: round.id,
    state: round.state,
    pick: round.pick,
    currency: round.currency,
    stake: writeDecimal(round.stake),
    roll: round.outcome?.roll ?? null,
    payout: round.payout === null ? null : writeDecimal(round.payout),
    balance: round.balance === null ? null : writeDecimal(round.balance),
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    at: round.placedAt.getTime(),
  };
}

/** While the wallet is down the page opens without a balance, and says so. */
function unlessAway(error: unknown): null {
  if (error instanceof Refused && error.code === 'wallet_away') return null;
  throw error;
}
