import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

/**
 * Games owns what can be played and where: vendors, titles, favourites, launches, and what vendors do to members' money.
 * The money itself is the wallet's.
 */
export function createGamesModule() {
  const later = (): never => {
    throw new Refusal('unavailable');
  };
  const routes: Handlers<typeof contract.games> = {
    vendorTypes: later,
    gameList: later,
    hotGames: later,
    popularGames: later,
    lobbyNews: later,
    favouriteIds: later,
    favourites: later,
    addFavourite: later,
    removeFavourite: later,
    addRecent: later,
    recentGames: later,
    launchGame: later,
  };
  return { routes };
}
