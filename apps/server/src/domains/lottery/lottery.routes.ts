import { type contract, VN_REGIONS } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import { describeGame, isVietnamese, type LotteryGames, regionOf } from './games/games.ts';
import type { ShownIssues } from './issues/issues.ts';
import type { Cancelling, OrderListing, Placing, TicketProofs } from './orders/orders.ts';
import type { TellLotteries, TellTerms } from './terms.service.ts';

type RouteNeeds = {
  games: LotteryGames;
  issues: ShownIssues;
  list: TellLotteries;
  terms: TellTerms;
  placing: Placing;
  listing: OrderListing;
  cancelling: Cancelling;
  proofs: TicketProofs;
};

export function lotteryRoutes(needs: RouteNeeds): Handlers<typeof contract.lottery> {
  const { games, issues, list, terms, placing, listing, cancelling, proofs } = needs;
  return {
    openedNumeros: async ({ brand }) => ({ items: await issues.opened(brand) }),
    lotteries: async ({ brand, language }) => ({ items: await list(brand, language) }),
    lotteryTerms: ({ brand, language, query }) => terms(brand, { ...query, language }),
    async vnMenu({ brand, language }) {
      const all = (await games.all(brand.id)).filter(isVietnamese);
      return {
        regions: VN_REGIONS.map((region) => ({
          region,
          items: all
            .filter((game) => regionOf(game) === region)
            .map((game) => describeGame(game, brand, language)),
        })),
      };
    },
    async vnRecent({ brand, language, session }) {
      const codes = await listing.recentGames(brand.id, session.memberId);
      const all = (await games.all(brand.id)).filter(isVietnamese);
      return {
        items: codes.flatMap((code) =>
          all.filter((game) => game.code === code).map((game) => describeGame(game, brand, language)),
        ),
      };
    },
    openedGame: ({ brand, query: { gameId } }) => issues.openedGame(brand, gameId),
    upcomingIssues: ({ brand, query }) => issues.upcoming(brand, query),
    lotteryResults: ({ brand, query }) => issues.results(brand, query),
    lotteryDraw: ({ brand, query: { gameId, numero } }) => issues.draw(brand, gameId, numero),
    lotteryTicketProof: ({ brand, session, query: { id } }) => proofs.prove(brand, session, id),
    placeOrder: async (call) => listing.describe(call, await placing.place(call, call.body)),
    orders: (call) => listing.list(call, call.query),
    orderDetail: (call) => listing.detail(call, call.query.id),
    cancelSubOrders: ({ brand, session, body }) => cancelling.cancel(brand, session, body),
  };
}
