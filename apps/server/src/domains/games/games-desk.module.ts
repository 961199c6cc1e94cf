import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { ArcadeParty } from '../../config/third-parties.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { Catalogues } from './catalogue/catalogue.service.ts';
import { createTitlesDesk } from './catalogue/titles.operator.service.ts';
import {
  catalogueOperatorRoutes,
  roundOperatorRoutes,
  vendorOperatorRoutes,
} from './games.operator.routes.ts';
import { createLobbyDesk } from './lobby/lobby.operator.service.ts';
import type { Shelf } from './lobby/title-lookup.service.ts';
import { createReturnsDesk } from './returns/returns.operator.service.ts';
import { createAlertsDesk } from './rounds/alerts.operator.service.ts';
import { createRoundsDesk } from './rounds/rounds.operator.service.ts';
import type { VendorCalls } from './vendors/calls.service.ts';
import type { VendorConnecting } from './vendors/connecting.service.ts';
import { createVendorJoining } from './vendors/joining.service.ts';
import { createVendorKeysDesk } from './vendors/keys.operator.service.ts';
import { createVendorsDesk } from './vendors/vendors.operator.service.ts';
import type { Vendors } from './vendors/vendors.service.ts';

type DeskNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  identity: Pick<Identity, 'directory'>;
  operators: Pick<Operators, 'people' | 'tellTasks'>;
  audit: AuditWriter;
  /** The house's own studios; null: there are none. */
  arcade: ArcadeParty | null;
};
/** What the other sides of the domain offer. */
type Sides = {
  catalogue: Catalogues;
  shelf: Shelf;
  vendors: Vendors;
  calls: VendorCalls;
  connecting: Pick<VendorConnecting, 'connectVendors' | 'renewTitles'>;
};

/** The operators' side of games: the catalogue, vendors and their keys, rounds and what they bring back. */
export function gamesDeskRoutes(needs: DeskNeeds, { catalogue: catalogues, ...sides }: Sides) {
  const { directory } = needs.identity;
  const desk = createVendorsDesk({ ...needs, ...sides, catalogues });
  const alerts = createAlertsDesk({ ...needs, directory });
  return {
    ...catalogueOperatorRoutes({
      titles: createTitlesDesk({ ...needs, catalogues }),
      lobby: createLobbyDesk({ ...needs, catalogues }),
    }),
    ...vendorOperatorRoutes({
      vendors: desk,
      keys: createVendorKeysDesk({ ...needs, desk }),
      joining: createVendorJoining({ ...needs, ...sides, desk }),
    }),
    ...roundOperatorRoutes({
      rounds: createRoundsDesk({ ...needs, ...sides, directory, alerts }),
      alerts,
      returns: createReturnsDesk({ ...needs, catalogues }),
    }),
  };
}
