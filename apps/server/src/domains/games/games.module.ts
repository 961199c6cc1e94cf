import type { Clock } from '@parlour/clock/clock';
import type { contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Bus } from '../../bus/bus.ts';
import type { ArcadeParty } from '../../config/third-parties.ts';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { GuardBook } from '../protection/protection.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { createBetFacts } from './bet-facts.service.ts';
import { createLaunches, type Shelf } from './launch.service.ts';
import { createLaunchTitles } from './launch-titles.service.ts';
import { createRounds } from './rounds.service.ts';
import { createGameSessions } from './sessions.service.ts';
import { createTransactions } from './transactions.service.ts';
import { createVendorBets } from './vendor-bets.service.ts';
import { createVendorCalls } from './vendor-calls.service.ts';
import { createVendorConnecting, type TitleImport } from './vendor-connecting.service.ts';
import { createVendorWallet } from './vendor-wallet.service.ts';
import { createVendors } from './vendors.service.ts';

export type GamesNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  secrets: Secrets;
  brands: {
    all(): readonly Brand[];
    ofId(id: string): Brand | undefined;
    ofMerchant(merchantCode: string): Brand | undefined;
    calendarOf(brand: Brand): Promise<Calendar>;
  };
  identity: Identity;
  wallet: Wallet;
  guards: GuardBook;
  jobs: Pick<Jobs, 'enqueue'>;
  arcade: ArcadeParty | null;
};

/**
 * Games owns what can be played and where: vendors, titles, favourites, launches, and what vendors do to members' money.
 * The money itself is the wallet's.
 */
export function createGamesModule(needs: GamesNeeds) {
  const later = (): never => {
    throw new Refusal('unavailable');
  };
  const vendors = createVendorSide(needs, {
    shelf: createLaunchTitles(needs),
    replaceTitles: async () => {},
    nameOf: async () => null,
  });
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
    ...vendors.routes,
  };
  const { jobs, vendorWallet, vendors: directory, sessions, connecting, close } = vendors;
  return { routes, jobs, vendorWallet, vendors: directory, sessions, ...connecting, close };
}

/** What vendors and launches ask of the lobby. */
type Lobby = {
  shelf: Shelf;
  replaceTitles: TitleImport;
  nameOf(brand: Brand, vendor: string, gameCode: string): Promise<string | null>;
};

/** Vendors, launches at them, and the door through which they reach the wallet. */
function createVendorSide(needs: GamesNeeds, { shelf, replaceTitles, nameOf }: Lobby) {
  const { database, clock, bus, log, secrets, brands, identity, wallet, guards } = needs;
  const vendors = createVendors({ database, bus, clock, secrets });
  const sessions = createGameSessions({ database, clock });
  const facts = createBetFacts({ database, readActive: identity.readActive });
  const calls = createVendorCalls({ clock, log });
  const { jobs, ...connecting } = createVendorConnecting({ ...needs, vendors, calls, replaceTitles });
  const launches = createLaunches({ database, clock, identity, guards, shelf, vendors, sessions, calls });
  wallet.addRecordSource(createRounds({ database, calendarOf: brands.calendarOf, nameOf }));
  return {
    vendors,
    sessions,
    connecting,
    jobs,
    routes: { launchGame: (call) => launches.launch(call, call.query) } satisfies Pick<
      Handlers<typeof contract.games>,
      'launchGame'
    >,
    vendorWallet: createVendorWallet({
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
