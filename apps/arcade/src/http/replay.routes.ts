import { currencyOf } from '@parlour/money';
import type { FastifyInstance } from 'fastify';
import type { ReplayTickets } from '../replays/replay-tickets.ts';
import type { Replays } from '../replays/replays.service.ts';
import { bearerOf } from './parse.ts';
import { viewRound } from './round-view.ts';

type Needs = { tickets: Pick<ReplayTickets, 'authenticate'>; replays: Pick<Replays, 'turnsOf'> };

/** The one call of a page that shows a round to an operator. */
export function replayRoutes(server: FastifyInstance, { tickets, replays }: Needs): void {
  server.get('/api/replay', async (request) => {
    const turns = await replays.turnsOf(tickets.authenticate(bearerOf(request)).round);
    return { currency: currencyOf(turns[0]?.currency ?? ''), turns: turns.map(viewRound) };
  });
}
