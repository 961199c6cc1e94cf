import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { Bus } from '../../bus/bus.ts';
import type { Log } from '../../observability/log.ts';
import {
  type Catalogues,
  createCatalogues,
  createHouseImport,
  createTitleImport,
  type HouseTitle,
} from './catalogue/catalogue.ts';
import {
  createFavourites,
  createPopular,
  createRecent,
  createTitleLookup,
  type TitleLookup,
} from './lobby/lobby.ts';
import { type LobbyRoutes, lobbyRoutes } from './lobby.routes.ts';
import type { TitleImport } from './vendors/vendors.ts';

export type LobbySide = {
  routes: LobbyRoutes;
  catalogue: Catalogues & { replaceVendorTitles: TitleImport };
  replaceHouseTitles: (
    tx: Tx,
    brandId: string,
    vendor: string,
    titles: readonly HouseTitle[],
  ) => Promise<void>;
  titleLookup: TitleLookup;
};

/** The catalogue, its search, and members' favourites. */
export function createLobbySide({ database, clock, bus, log }: LobbyNeeds): LobbySide {
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
    replaceHouseTitles: createHouseImport({ catalogues, clock }),
    titleLookup: createTitleLookup({ catalogues, recent }),
  };
}

type LobbyNeeds = { database: Database; clock: Clock; bus: Bus; log: Log };
