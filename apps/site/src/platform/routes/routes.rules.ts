import { SWITCH_CODE, type SwitchCode } from '@parlour/contract/values/switches';
import { ROUTE_LIST, ROUTES, type Route, type RouteName } from './routes.ts';

export function findRoute(pathname: string): (Route & { name: RouteName }) | null {
  return ROUTE_LIST.find(({ path, aliases }) => path === pathname || aliases.includes(pathname)) ?? null;
}

type DomainRoute = { path: string; target: string };

/** docs/decisions/0016: an unknown path leads where the brand says, or else home. */
export function fallbackOf(pathname: string, domainRoute: readonly DomainRoute[]): string {
  const target = domainRoute.find(({ path }) => path === pathname)?.target;
  // An unknown target would redirect in a loop.
  return target && findRoute(target.split(/[?#]/)[0] ?? '') ? target : ROUTES.home.path;
}

type MemberLink = { name: RouteName; switchCode: SwitchCode };

/** Specification section 6: the member links of the side menu, each behind its switch. */
const MEMBER_LINKS: readonly MemberLink[] = [
  { name: 'betRecord', switchCode: SWITCH_CODE.betRecord },
  { name: 'transactions', switchCode: SWITCH_CODE.transactionRecord },
  { name: 'profitLoss', switchCode: SWITCH_CODE.profitAndLoss },
  { name: 'rewards', switchCode: SWITCH_CODE.rewardCentre },
  { name: 'mall', switchCode: SWITCH_CODE.pointsMall },
  { name: 'security', switchCode: SWITCH_CODE.securityCentre },
];

/** A link is shown when its switch is on and there is a page behind it. */
export function memberLinks(
  whitelabel: Readonly<Partial<Record<SwitchCode, boolean>>>,
  isBuilt: (name: RouteName) => boolean = (name) => ROUTES[name].isBuilt,
): RouteName[] {
  return MEMBER_LINKS.filter(({ name, switchCode }) => whitelabel[switchCode] === true && isBuilt(name)).map(
    ({ name }) => name,
  );
}

/** The records of the member's money, which are grouped. */
const RECORDS: readonly RouteName[] = ['betRecord', 'transactions', 'profitLoss'];

export function isRecord(name: RouteName): boolean {
  return RECORDS.includes(name);
}
