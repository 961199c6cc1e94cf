import { ROUTE_LIST, ROUTES, type Route, type RouteName } from './routes.ts';

/** A slash at the end names the same page. */
export function findRoute(address: string): (Route & { name: RouteName }) | null {
  const pathname = address.replace(/(.)\/+$/, '$1');
  return ROUTE_LIST.find(({ path, aliases }) => path === pathname || aliases.includes(pathname)) ?? null;
}

type DomainRoute = { path: string; target: string };

/** docs/decisions/0016: an unknown path leads where the brand says, and else home. */
export function fallbackOf(pathname: string, domainRoute: readonly DomainRoute[]): string {
  const target = domainRoute.find(({ path }) => path === pathname)?.target;
  // A target that is itself unknown would lead in circles.
  return target && findRoute(target.split(/[?#]/)[0] ?? '') ? target : ROUTES.home.path;
}
