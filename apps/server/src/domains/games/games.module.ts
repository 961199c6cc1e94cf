import type { Clock } from '@parlour/clock/clock';
import type { consoleContract, contract } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import type { Bus } from '../../bus/bus.ts';
import type { ArcadeParty } from '../../config/third-parties.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { Handlers } from '../../http/calls/call.ts';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { VendorDoor } from '../../http/vendor-door.routes.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { BusinessDay, Calendar } from '../../tenancy/calendar.rules.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { GuardBook, Protection } from '../protection/protection.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { type Catalogues, createShowcase, type HouseTitle } from './catalogue/catalogue.ts';
import { gamesConsoleSources } from './console-sources.service.ts';
import { createFreeRounds, type FreeRounds } from './free-rounds/free-rounds.ts';
import { createJackpotSide } from './games.jackpot.ts';
import { createLobbySide, type LobbySide } from './games.lobby.ts';
import { createGamesForOperators } from './games.operator.ts';
import { createReconciling } from './games.reconciling.ts';
import { createHeldWins } from './held-wins/held-wins.ts';
import { type JackpotTerms, jackpotChanged, type PoolTerms } from './jackpot/jackpot.ts';
import type { TitleNames } from './lobby/lobby.ts';
import { createMatches } from './matches/matches.ts';
import { matchOperatorRoutes } from './matches.operator.routes.ts';
import {
  bonusRefused,
  createBetFacts,
  createGameSessions,
  createLaunches,
  createSettlements,
  createVendorBets,
  createVendorWallet,
  type Place,
} from './play/play.ts';
import { createReturns, listPlayedTitles, type PlayedTitle } from './returns/returns.ts';
import { CLOSED_ROUNDS, type ClosedRounds, createRounds } from './rounds/rounds.ts';
import { countTitleDays, countTitlesPlayed, hasOpenBonusRound } from './transactions/transactions.ts';
import {
  type Connecting,
  createHealthNotes,
  createHouse,
  createVendorCalls,
  createVendorConnecting,
  createVendors,
  type House,
  type HouseLaunch,
  type HouseVendor,
  type TitleImport,
  type Vendors,
} from './vendors/vendors.ts';
import type { WinSource } from './winners/winners.ts';

export { describeTitle, nodeIdOf, productOf } from './catalogue/catalogue.ts';
export type { FreeRoundsRow } from './free-rounds/free-rounds.ts';
export type { ClosedRound } from './rounds/rounds.ts';
export { VendorUnavailable } from './vendors/vendors.ts';
export type { WinSource } from './winners/winners.ts';

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
  protection: Pick<Protection, 'tellStakeRefused'>;
  jobs: Pick<Jobs, 'enqueue'>;
  metrics: Metrics;
  operators: Pick<Operators, 'approvals' | 'audit' | 'people' | 'tellTasks'>;
  arcade: ArcadeParty | null;
  /** Hosts in private networks at which vendors may be. */
  privateVendors: readonly string[];
  /** The scheme of the public addresses, if configured. */
  publicScheme: string | undefined;
};

/** What games offer other domains, the listeners and the process. */
export interface Games {
  readonly catalogue: Catalogues & { replaceVendorTitles: TitleImport };
  readonly vendors: Vendors;
  /** For domains of ours whose titles stand in the lobby. */
  readonly house: {
    /** Said once by the domain that has the titles. */
    addLaunch(vendors: readonly string[], launch: HouseLaunch): void;
    put(tx: Tx, brandId: string, vendor: HouseVendor, titles: readonly HouseTitle[]): Promise<void>;
  };
  readonly sessions: {
    /** With the member's session it is opened in, with which it ends; null: with none. */
    begin(brand: Brand, place: Place, sessionId?: string | null): Promise<{ id: string; token: string }>;
    /** A title is played in one place at a time: the tokens of its earlier launches take no more bets. */
    endEarlier(brandId: string, place: Place, id: string): Promise<void>;
  };
  /** The wallet as vendors call it. */
  readonly vendorWallet: VendorDoor;
  readonly jackpot: {
    /** Seeds a pool that opens empty, under the id of the request. */
    put(tx: Tx, brand: Brand, terms: PoolTerms & { id: string }): Promise<void>;
    putDemo(tx: Tx, brand: Brand, mode: 'pool' | 'illustration'): Promise<void>;
    joinDemo(tx: Tx, brandId: string, vendors: readonly string[]): Promise<void>;
    /** Draws everything that waits; returns how many draws were made. */
    drawAll(brandId: string): Promise<number>;
  };
  /** Rounds that members play for nothing, for domains that give them. */
  readonly freeRounds: FreeRounds;
  /** Rounds that were closed, for domains that reward play: of one member, as SQL of many, or of all in a span. */
  readonly closedRounds: ClosedRounds;
  /** Titles on offer, their published returns, and what was staked on each since a day. */
  playedTitles(
    queries: Queries,
    brandId: string,
    asked: { currency: string; from: string },
  ): Promise<PlayedTitle[]>;
  /** Names titles as vendors call them. */
  readonly titleNames: TitleNames;
  /** How many titles a member bet on between two moments. */
  titlesPlayed(brandId: string, asked: { memberId: string; fromMs: number; toMs: number }): Promise<number>;
  /** On how many days each member of a brand bet on so many titles. */
  titleDays(
    queries: Queries,
    brandId: string,
    asked: { days: readonly BusinessDay[]; least: number },
  ): Promise<{ memberId: string; days: number }[]>;
  /** Wins on the board that another domain paid. */
  addWinSource(source: WinSource): void;
  /** Connects studios, and the house's own to the demo brands. */
  connectVendors(asked: Connecting): Promise<string[]>;
  connectDemo(): Promise<void>;
  /** Counts what titles paid back, now. */
  countReturns(): Promise<void>;
}

/**
 * Games owns what can be played and where: vendors, titles, favourites, launches, and vendors' transactions on members'
 * money. The money itself belongs to the wallet.
 */
export function createGamesModule(needs: GamesNeeds): DomainModule & Games {
  const lobby = createLobbySide(needs);
  const house = createHouse(needs);
  const { approvals, audit } = needs.operators;
  const jackpot = createJackpotSide({ ...needs, approvals, audit }, lobby);
  const vendors = createVendorSide(needs, { ...lobby, ...jackpot, house });
  const matches = createMatches({ ...needs, catalogues: lobby.catalogue, audit });
  const { vendorWallet, vendors: directory, sessions, connecting, close } = vendors;
  const reconciling = createReconciling({ ...needs, vendors: directory });
  const routes: Handlers<typeof contract.games> = {
    ...lobby.routes,
    ...vendors.routes,
    ...jackpot.routes,
    hotMatches: ({ brand }) => matches.shown(brand),
  };
  const sources = gamesConsoleSources(needs);
  const returns = createReturns({ ...needs, catalogues: lobby.catalogue, audit });
  const forOperators = createGamesForOperators({ ...needs, audit }, { ...vendors, ...lobby });
  const operatorRoutes: OperatorHandlers<typeof consoleContract.games> = {
    ...forOperators.routes,
    ...reconciling.operatorRoutes,
    ...matchOperatorRoutes(matches),
    ...jackpot.operatorRoutes,
  };
  return {
    routes,
    operatorRoutes,
    consoleSources: { ...sources, tasks: [...sources.tasks, reconciling.tasks] },
    catalogue: lobby.catalogue,
    countReturns: returns.countAll,
    freeRounds: vendors.freeRounds,
    closedRounds: CLOSED_ROUNDS,
    playedTitles: listPlayedTitles,
    titleNames: lobby.titleLookup.names,
    titlesPlayed: (brandId, asked) => countTitlesPlayed(needs.database.queries, brandId, asked),
    titleDays: countTitleDays,
    jackpot: jackpot.offers,
    addWinSource: jackpot.addWinSource,
    jobs: [...vendors.jobs, ...forOperators.jobs, reconciling.job, returns.job, ...jackpot.jobs],
    vendorWallet,
    vendors: directory,
    house: {
      addLaunch: house.addLaunch,
      async put(tx, brandId, vendor, titles) {
        await house.putVendor(tx, brandId, vendor);
        await lobby.replaceHouseTitles(tx, brandId, vendor.code, titles);
      },
    },
    sessions,
    connectVendors: connecting.connectVendors,
    connectDemo: connecting.connectDemo,
    topics(live) {
      needs.bus.subscribe(jackpotChanged, ({ brandId }) => live.tell({ brandId }, { topic: 'jackpot' }));
      needs.bus.subscribe(bonusRefused, ({ refused, ...member }) =>
        live.tell(member, { topic: 'bonus', refused }),
      );
    },
    close,
  };
}

/** Vendors, launches, and the wallet that vendors call. */
function createVendorSide(
  needs: GamesNeeds,
  { titleLookup, catalogue, terms, offers, house }: VendorSideNeeds,
) {
  const { database, clock, bus, log, secrets, brands, identity, wallet, guards } = needs;
  const vendors = createVendors({ database, bus, clock, secrets, log });
  const titleNames = titleLookup.names;
  const sessions = createGameSessions({ database, clock, siteSessions: identity.sessions, titleNames });
  identity.addOpened(sessions.opened);
  const heldWins = createHeldWins({ ...needs, tellTasks: needs.operators.tellTasks });
  const facts = createBetFacts({ database, isActiveMember: identity.isActiveMember });
  const calls = createVendorCalls({ ...needs, notes: createHealthNotes({ database, clock }) });
  const { jobs, ...connecting } = createVendorConnecting({
    ...needs,
    vendors,
    calls,
    replaceTitles: catalogue.replaceVendorTitles,
    showcase: createShowcase({ catalogues: catalogue, joinJackpot: offers.joinDemo }),
  });
  const freeRounds = createFreeRounds({ ...needs, vendors, calls });
  const launches = createLaunches({ ...needs, titleLookup, vendors, sessions, calls, house });
  const rounds = createRounds({ database, calendarOf: brands.calendarOf, titleLookup });
  wallet.bonuses.addOpenRounds(hasOpenBonusRound);
  wallet.addRecordSource(rounds.source);
  wallet.addRoundNaming(rounds.naming);
  return {
    vendors,
    calls,
    sessions,
    connecting,
    freeRounds,
    jobs: [...jobs, freeRounds.job],
    routes: { launchGame: (call) => launches.launch(call, call.query) } satisfies LaunchRoutes,
    vendorWallet: createVendorWallet({
      database,
      clock,
      log,
      brands,
      identity,
      vendors,
      sessions,
      bets: createVendorBets({
        database,
        clock,
        facts,
        wallet,
        guards,
        jackpot: terms,
        freeRounds,
        tellStakeRefused: needs.protection.tellStakeRefused,
        bus,
      }),
      transactions: createSettlements({ database, clock, log, wallet, heldWins, freeRounds }),
      wallet,
    }),
    close: () => facts.close(),
  };
}

type VendorSideNeeds = Pick<LobbySide, 'titleLookup' | 'catalogue'> & JackpotOffers & { house: House };
type JackpotOffers = { terms: JackpotTerms; offers: Pick<Games['jackpot'], 'joinDemo'> };
type LaunchRoutes = Pick<Handlers<typeof contract.games>, 'launchGame'>;
