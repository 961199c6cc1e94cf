import type { Clock } from '@parlour/clock/clock';
import type { contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Bus } from '../../bus/bus.ts';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Log } from '../../observability/log.ts';
import { createCatalogues } from './catalogue.service.ts';
import { createTitleImport } from './catalogue-import.service.ts';
import { createFavourites } from './favourites.service.ts';
import { lobbyRoutes } from './lobby.routes.ts';
import { createRecent } from './recent.service.ts';
import { createPopular } from './recent-popular.service.ts';

export type GamesNeeds = { database: Database; clock: Clock; bus: Bus; log: Log };

/**
 * Games owns what can be played and where: vendors, titles, favourites, launches, and what vendors do to members' money.
 * The money itself is the wallet's.
 */
export function createGamesModule(needs: GamesNeeds) {
  const lobby = createLobbySide(needs);
  const later = (): never => {
    throw new Refusal('unavailable');
  };
  const routes: Handlers<typeof contract.games> = { ...lobby.routes, launchGame: later };
  return { routes, catalogue: lobby.catalogue };
}

/** What can be played, found and kept. */
function createLobbySide({ database, clock, bus, log }: GamesNeeds) {
  const catalogues = createCatalogues({ database, bus, clock });
  const popular = createPopular({ database, clock, log });
  const favourites = createFavourites({ database, clock, catalogues });
  const recent = createRecent({ database, clock, catalogues });
  return {
    routes: lobbyRoutes({ catalogues, popular, favourites, recent }),
    catalogue: {
      ...catalogues,
      replaceVendorTitles: createTitleImport({ catalogues, clock, log }),
    },
    recent,
  };
}
