import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { CardsForOperators, CasesForOperators } from './cards/cards.ts';
import type { TitlesForOperators } from './catalogue/catalogue.ts';
import type { FloorForOperators } from './floor/floor.ts';
import type { HeldWinsForOperators } from './held-wins/held-wins.ts';
import type { LobbyForOperators } from './lobby/lobby.ts';
import type { ReturnsForOperators } from './returns/returns.ts';
import type { AlertsForOperators, RoundsForOperators } from './rounds/rounds.ts';
import type {
  VendorJoining,
  VendorKeysForOperators,
  VendorRequests,
  VendorsForOperators,
} from './vendors/vendors.ts';

type Own = OperatorHandlers<typeof consoleContract.games>;

export function catalogueOperatorRoutes({
  titles,
  lobby,
}: {
  titles: TitlesForOperators;
  lobby: LobbyForOperators;
}) {
  return {
    titles: (call) => titles.list(call, call.query),
    titleDetail: (call) => titles.detail(call, call.query.nodeId),
    markTitles: ({ brand, body, actor }) => titles.mark(brand, body, actor),
    lobby: ({ brand }) => lobby.read(brand),
    saveLobby: ({ brand, body, actor }) => lobby.save(brand, body, actor),
  } satisfies Partial<Own>;
}

type VendorRouteNeeds = {
  vendors: VendorsForOperators;
  keys: VendorKeysForOperators;
  requests: VendorRequests;
  joining: VendorJoining;
};

export function vendorOperatorRoutes({ vendors, keys, requests, joining }: VendorRouteNeeds) {
  return {
    vendors: (call) => vendors.list(call),
    connectVendor: (call) => joining.connect(call, call.body),
    onboardVendors: (call) => joining.onboard(call, call.body),
    saveVendor: (call) => requests.save(call, call.body),
    renewVendorTitles: (call) => joining.renewTitles(call, call.body),
    replaceTheirKey: (call) => requests.replaceTheirs(call, call.body),
    makeOwnKey: (call) => keys.makeOwn(call, call.body),
    adoptOwnKey: (call) => keys.useOwn(call, call.body),
    revokeKey: (call) => keys.revoke(call, call.body),
  } satisfies Partial<Own>;
}

export function caseOperatorRoutes(cases: CasesForOperators) {
  return {
    cardCases: (call) => cases.list(call, call.query),
    cardCase: (call) => cases.detail(call, call.query.id),
    takeCardCase: (call) => cases.take(call, call.body.id),
    decideCardCase: (call) => cases.decide(call, call.body),
  } satisfies Partial<Own>;
}

export function floorOperatorRoutes(floor: FloorForOperators) {
  return {
    floor: (call) => floor.list(call),
    floorTable: (call) => floor.view(call, call.query),
    changeFloorGame: (call) => floor.change(call, call.body),
    stopFloorTable: (call) => floor.askStop(call, call.body),
  } satisfies Partial<Own>;
}

type RoundRouteNeeds = {
  rounds: RoundsForOperators;
  alerts: AlertsForOperators;
  heldWins: HeldWinsForOperators;
  returns: ReturnsForOperators;
  cards: CardsForOperators;
};

export function roundOperatorRoutes({ rounds, alerts, heldWins, returns, cards }: RoundRouteNeeds) {
  return {
    cardRake: (call) => cards.rake(call, call.query),
    cardFindings: (call) => cards.findings(call, call.query),
    rounds: (call) => rounds.list(call, call.query),
    roundDetail: (call) => rounds.detail(call, call.query),
    roundEvidence: (call) => rounds.evidence(call, call.query),
    gamesAlerts: ({ brand, query }) => alerts.list(brand, query),
    settleAlert: ({ brand, body, actor, operator }) => alerts.settle(brand, body, { actor, operator }),
    heldWins: ({ brand, query }) => heldWins.list(brand, query),
    releaseHeldWin: (call) => heldWins.askRelease(call, call.body),
    refuseHeldWin: (call) => heldWins.refuse(call, call.body),
    returns: ({ brand, query }) => returns.list(brand, query),
    titleReturns: ({ brand, query }) => returns.ofTitle(brand, query.nodeId),
    modelReturns: ({ brand, query }) => returns.ofModels(brand, query),
    enableTitle: ({ brand, body, actor }) => returns.enable(brand, body, actor),
  } satisfies Partial<Own>;
}
