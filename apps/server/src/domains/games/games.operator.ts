import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { ArcadeParty } from '../../config/third-parties.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { createCardsForOperators, createCaseFinding, createCasesForOperators } from './cards/cards.ts';
import { type Catalogues, createTitlesForOperators } from './catalogue/catalogue.ts';
import { createFloorForOperators, createFloorOrders } from './floor/floor.ts';
import {
  caseOperatorRoutes,
  catalogueOperatorRoutes,
  floorOperatorRoutes,
  roundOperatorRoutes,
  vendorOperatorRoutes,
} from './games.operator.routes.ts';
import { createHeldWinsForOperators } from './held-wins/held-wins.ts';
import { createLobbyForOperators, type TitleLookup } from './lobby/lobby.ts';
import { createReturnsForOperators } from './returns/returns.ts';
import { createAlertsForOperators, createRoundsForOperators } from './rounds/rounds.ts';
import {
  createVendorJoining,
  createVendorKeysForOperators,
  createVendorReports,
  createVendorRequests,
  createVendorsForOperators,
  type VendorCalls,
  type VendorConnecting,
  type Vendors,
} from './vendors/vendors.ts';

type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  identity: Pick<Identity, 'directory'>;
  operators: Pick<Operators, 'approvals' | 'people' | 'tellTasks'>;
  audit: AuditWriter;
  jobs: Pick<Jobs, 'enqueue'>;
  wallet: Pick<Wallet, 'post'>;
  /** The house's own studios; null: there are none. */
  arcade: ArcadeParty | null;
  privateVendors: readonly string[];
};
/** What the other sides of the domain offer. */
type Sides = {
  catalogue: Catalogues;
  titleLookup: TitleLookup;
  vendors: Vendors;
  calls: VendorCalls;
  connecting: Pick<VendorConnecting, 'connectVendors' | 'renewTitles'>;
};

/** The operators' side of games: the catalogue, vendors and their keys, rounds and returns. */
export function createGamesForOperators(
  needs: OperatorSideNeeds,
  { catalogue: catalogues, ...sides }: Sides,
) {
  const { directory } = needs.identity;
  const { approvals } = needs.operators;
  const vendors = createVendorsForOperators({ ...needs, ...sides, catalogues, approvals });
  const keys = createVendorKeysForOperators({ ...needs, vendorChanges: vendors });
  const alerts = createAlertsForOperators({ ...needs, directory });
  const returns = createReturnsForOperators({ ...needs, catalogues });
  const reports = createVendorReports(needs);
  const orders = createFloorOrders({ ...needs, vendors: sides.vendors, reports });
  const floor = createFloorForOperators({ ...needs, ...sides, catalogues, directory, reports, orders });
  const told = { ...needs, ...sides, catalogues, directory, reports };
  const cases = createCasesForOperators(told);
  const finding = createCaseFinding({ ...told, tellTasks: needs.operators.tellTasks });
  const routes = {
    ...caseOperatorRoutes(cases),
    ...floorOperatorRoutes(floor),
    ...catalogueOperatorRoutes({
      titles: createTitlesForOperators({ ...needs, catalogues, actual: returns.actualOf }),
      lobby: createLobbyForOperators({ ...needs, catalogues }),
    }),
    ...vendorOperatorRoutes({
      vendors,
      keys,
      requests: createVendorRequests({ ...needs, approvals, keys, vendorChanges: vendors }),
      joining: createVendorJoining({ ...needs, ...sides, vendorChanges: vendors }),
    }),
    ...roundOperatorRoutes({
      rounds: createRoundsForOperators({ ...needs, ...sides, directory, alerts }),
      alerts,
      heldWins: createHeldWinsForOperators({ ...needs, directory }),
      returns,
      cards: createCardsForOperators({
        ...needs,
        ...sides,
        catalogues,
        directory,
        reports,
      }),
    }),
  };
  return { routes, jobs: [orders.job, finding.job] };
}
