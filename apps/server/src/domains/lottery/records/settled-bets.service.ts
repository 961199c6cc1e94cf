import type { Queries } from '@parlour/database/database';
import type { LotteryGames } from '../games/games.ts';
import { type Market, marketsOf } from './markets.rules.ts';
import { listSettledTickets, type SettledQuestion, type SettledTicket } from './settled-bets.repo.ts';

/** What a member bet on one play of one issue that was settled, and what it paid. */
export type SettledBets = Market & {
  readonly memberId: string;
  readonly game: string;
  readonly numero: string;
};

/** Bets of members in settled issues, for domains that reward play. */
export function createSettledBets({ games }: { games: Pick<LotteryGames, 'find'> }) {
  return async (queries: Queries, brandId: string, asked: SettledQuestion): Promise<SettledBets[]> => {
    const tickets = await listSettledTickets(queries, brandId, asked);
    const bets: SettledBets[] = [];
    for (const together of byIssue(tickets)) {
      const [{ memberId, game, numero }] = together;
      const setup = (await games.find(brandId, game))?.setup;
      if (setup)
        for (const market of marketsOf(setup, together))
          bets.push(Object.assign(market, { memberId, game, numero }));
    }
    return bets;
  };
}

/** They come in order, so those of one member and issue follow each other. */
function byIssue(tickets: readonly SettledTicket[]): [SettledTicket, ...SettledTicket[]][] {
  const groups: [SettledTicket, ...SettledTicket[]][] = [];
  for (const ticket of tickets) {
    const last = groups.at(-1);
    const isSame =
      last?.[0].memberId === ticket.memberId &&
      last[0].game === ticket.game &&
      last[0].numero === ticket.numero;
    if (last && isSame) last.push(ticket);
    else groups.push([ticket]);
  }
  return groups;
}
