import { ROUTE_LIST, ROUTES, type Route, type RouteName } from './routes.ts';

export function findRoute(pathname: string): (Route & { name: RouteName }) | null {
  return ROUTE_LIST.find(({ path, aliases }) => path === pathname || aliases.includes(pathname)) ?? null;
}

type DomainRoute = { path: string; target: string };

/** docs/decisions/0016: an unknown path leads where the brand says, and else home. */
export function fallbackOf(pathname: string, domainRoute: readonly DomainRoute[]): string {
  const target = domainRoute.find(({ path }) => path === pathname)?.target;
  // A target that is itself unknown would lead in circles.
  return target && findRoute(target.split(/[?#]/)[0] ?? '') ? target : ROUTES.home.path;
}

type MemberLink = { name: RouteName; switchCode: string };

/** Specification section 6: the member links of the side menu, each behind its switch. */
const MEMBER_LINKS: readonly MemberLink[] = [
  { name: 'betRecord', switchCode: 'TRANSBETREPMEM3' },
  { name: 'transactions', switchCode: 'TRANSREC3' },
  { name: 'profitLoss', switchCode: 'PERSREP' },
  { name: 'rewards', switchCode: 'REWCEN3' },
  { name: 'mall', switchCode: 'PTSYS3' },
  { name: 'security', switchCode: 'SECPRIV' },
];

/** A link is shown when its switch is on and there is a page behind it. */
export function memberLinks(
  whitelabel: Readonly<Record<string, boolean>>,
  isBuilt: (name: RouteName) => boolean = (name) => ROUTES[name].isBuilt,
): RouteName[] {
  return MEMBER_LINKS.filter(({ name, switchCode }) => whitelabel[switchCode] === true && isBuilt(name)).map(
    ({ name }) => name,
  );
}

/** Of these, the records of the member's money: they stand together. */
const RECORDS: readonly RouteName[] = ['betRecord', 'transactions', 'profitLoss'];

export function isRecord(name: RouteName): boolean {
  return RECORDS.includes(name);
}
