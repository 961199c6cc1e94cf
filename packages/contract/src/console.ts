import { cashierDeskEndpoints } from './cashier/cashier.operator.ts';
import { catalogueDeskEndpoints } from './games/catalogue.operator.ts';
import { jackpotDeskEndpoints } from './games/jackpot.operator.ts';
import { matchDeskEndpoints } from './games/matches.operator.ts';
import { vendorReconciliationEndpoints } from './games/reconciliation.operator.ts';
import { returnDeskEndpoints } from './games/returns.operator.ts';
import { roundDeskEndpoints } from './games/rounds.operator.ts';
import { vendorDeskEndpoints } from './games/vendors.operator.ts';
import { memberDeskEndpoints } from './identity/members.operator.ts';
import type { OperatorEndpointDefinition } from './operators/operator-endpoint.ts';
import { operators } from './operators/operators.ts';
import { memberProtectionEndpoints } from './protection/protection.operator.ts';
import { brandEndpoints } from './system/brands.operator.ts';
import { operationsEndpoints } from './system/operations.operator.ts';
import { ledgerEndpoints } from './wallet/ledger.operator.ts';
import { reportEndpoints } from './wallet/reports.operator.ts';

/** Every call of the operators' console, by domain. Served on the console's origin alone. */
export const consoleContract = {
  operators,
  identity: memberDeskEndpoints,
  protection: memberProtectionEndpoints,
  system: { ...brandEndpoints, ...operationsEndpoints },
  wallet: { ...ledgerEndpoints, ...reportEndpoints },
  cashier: cashierDeskEndpoints,
  games: {
    ...catalogueDeskEndpoints,
    ...vendorDeskEndpoints,
    ...roundDeskEndpoints,
    ...returnDeskEndpoints,
    ...vendorReconciliationEndpoints,
    ...matchDeskEndpoints,
    ...jackpotDeskEndpoints,
  },
} satisfies Record<string, Record<string, OperatorEndpointDefinition>>;
export type ConsoleContract = typeof consoleContract;
