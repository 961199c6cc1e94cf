import type { Clock } from '@parlour/clock/clock';
import type { contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Bus } from '../../bus/bus.ts';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { JobKind } from '../../jobs/job.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { GuardBook } from '../protection/protection.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { createBetFacts } from './bet-facts.service.ts';
import { createCatalogues } from './catalogue.service.ts';
import { createTitleImport } from './catalogue-import.service.ts';
import { createFavourites } from './favourites.service.ts';
import { lobbyRoutes } from './lobby.routes.ts';
import { createRecent } from './recent.service.ts';
import { createPopular } from './recent-popular.service.ts';
import { createGameSessions } from './sessions.service.ts';
import { createTransactions } from './transactions.service.ts';
import { createVendorBets } from './vendor-bets.service.ts';
import { createVendorWallet } from './vendor-wallet.service.ts';
import { createVendors } from './vendors.service.ts';

export type GamesNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  secrets: Secrets;
  brands: { ofMerchant(merchantCode: string): Brand | undefined };
  identity: Identity;
  wallet: Wallet;
  guards: GuardBook;
};

/**
 * Games owns what can be played and where: vendors, titles, favourites, launches, and what vendors do to members' money.
 * The money itself is the wallet's.
 */
export function createGamesModule(needs: GamesNeeds) {
  const lobby = createLobbySide(needs);
  const vendors = createVendorSide(needs);
  const later = (): never => {
    throw new Refusal('unavailable');
  };
  const routes: Handlers<typeof contract.games> = { ...lobby.routes, launchGame: later };
  const jobs: JobKind<unknown>[] = [];
  return {
    routes,
    jobs,
    catalogue: lobby.catalogue,
    vendorWallet: vendors.wallet,
    vendors: vendors.vendors,
    sessions: vendors.sessions,
    close: vendors.close,
  };
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

/** Vendors, launches at them, and the door through which they reach the wallet. */
function createVendorSide(needs: GamesNeeds) {
  const { database, clock, bus, log, secrets, brands, identity, wallet, guards } = needs;
  const vendors = createVendors({ database, bus, clock, secrets });
  const sessions = createGameSessions({ database, clock });
  const facts = createBetFacts({ database, readActive: identity.readActive });
  return {
    vendors,
    sessions,
    wallet: createVendorWallet({
      database,
      clock,
      log,
      brands,
      identity,
      vendors,
      sessions,
      bets: createVendorBets({ database, clock, facts, wallet, guards }),
      transactions: createTransactions({ database, clock, log, wallet }),
      wallet,
    }),
    close: () => facts.close(),
  };
}
