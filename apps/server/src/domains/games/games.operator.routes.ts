import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import type { TitlesDesk } from './catalogue/titles.operator.service.ts';
import type { LobbyDesk } from './lobby/lobby.operator.service.ts';
import type { ReturnsDesk } from './returns/returns.operator.service.ts';
import type { AlertsDesk } from './rounds/alerts.operator.service.ts';
import type { RoundsDesk } from './rounds/rounds.operator.service.ts';
import type { VendorJoining } from './vendors/joining.service.ts';
import type { VendorKeysDesk } from './vendors/keys.operator.service.ts';
import type { VendorsDesk } from './vendors/vendors.operator.service.ts';

type Own = OperatorHandlers<typeof consoleContract.games>;

export function catalogueOperatorRoutes({ titles, lobby }: { titles: TitlesDesk; lobby: LobbyDesk }) {
  return {
    titles: ({ brand, query }) => titles.list(brand, query),
    markTitles: ({ brand, body, actor }) => titles.mark(brand, body, actor),
    lobby: ({ brand }) => lobby.read(brand),
    saveLobby: ({ brand, body, actor }) => lobby.save(brand, body, actor),
  } satisfies Partial<Own>;
}

type VendorRouteNeeds = { vendors: VendorsDesk; keys: VendorKeysDesk; joining: VendorJoining };

export function vendorOperatorRoutes({ vendors, keys, joining }: VendorRouteNeeds) {
  return {
    vendors: (call) => vendors.list(call),
    connectVendor: (call) => joining.connect(call, call.body),
    onboardVendors: (call) => joining.onboard(call, call.body),
    saveVendor: (call) => vendors.save(call, call.body),
    renewVendorTitles: (call) => joining.renewTitles(call, call.body),
    replaceTheirKey: (call) => keys.replaceTheirs(call, call.body),
    makeOwnKey: (call) => keys.makeOwn(call, call.body),
    adoptOwnKey: (call) => keys.useOwn(call, call.body),
    revokeKey: (call) => keys.revoke(call, call.body),
  } satisfies Partial<Own>;
}

type RoundRouteNeeds = { rounds: RoundsDesk; alerts: AlertsDesk; returns: ReturnsDesk };

export function roundOperatorRoutes({ rounds, alerts, returns }: RoundRouteNeeds) {
  return {
    rounds: (call) => rounds.list(call, call.query),
    roundDetail: (call) => rounds.detail(call, call.query),
    roundEvidence: ({ brand, query, actor }) => rounds.evidence(brand, query, actor),
    gamesAlerts: ({ brand, query }) => alerts.list(brand, query),
    settleAlert: ({ brand, body, actor, operator }) => alerts.settle(brand, body, { actor, operator }),
    returns: ({ brand, query }) => returns.list(brand, query),
    enableTitle: ({ brand, body, actor }) => returns.enable(brand, body, actor),
  } satisfies Partial<Own>;
}
