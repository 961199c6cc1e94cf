import { identityOperatorRoutes } from './identity.operator.routes.ts';
import { identityRoutes } from './identity.routes.ts';

/** Identity owns members, their sessions and every way to prove who one is. */
export function createIdentityModule() {
  return { routes: identityRoutes(), operatorRoutes: identityOperatorRoutes() };
}
