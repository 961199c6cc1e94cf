import { useEffect } from 'react';
import { navigate, usePlace } from '../platform/routes/place.store.ts';
import { fallbackOf, findRoute } from '../platform/routes/routes.rules.ts';
import { ROUTES, type RouteName } from '../platform/routes/routes.ts';
import { loginPath } from '../platform/session/session.rules.ts';
import { useSession } from '../platform/session/session.store.ts';
import { useBrand } from '../platform/site.ts';
import { PageLoading } from '../shell/PageLoading.tsx';
import { Shell } from '../shell/Shell.tsx';
import { developmentPageOf } from './DevelopmentPage.tsx';
import { usePage } from './usePage.ts';

/** The page of the address, in its frame. */
export function SiteRoutes() {
  const { pathname, search } = usePlace();
  const { domainRoute } = useBrand();
  const isSignedIn = useSession(({ stored }) => stored !== null);
  const mustChangePassword = useSession(({ stored }) => stored?.changePassword === true);
  const route = findRoute(pathname);
  const developmentPage = developmentPageOf(pathname);
  if (developmentPage) return developmentPage;
  if (!route) return <Redirect to={fallbackOf(pathname, domainRoute)} />;
  if (route.path !== pathname) return <Redirect to={route.path + search} />;
  if (mustChangePassword && route.name !== 'changePassword')
    return <Redirect to={ROUTES.changePassword.path} />;
  if (route.needsSession && !isSignedIn) return <Redirect to={loginPath(pathname + search)} />;
  return (
    <Shell route={route}>
      <PageOf key={route.name} name={route.name} />
    </Shell>
  );
}

function PageOf({ name }: { name: RouteName }) {
  const Page = usePage(name);
  return Page ? <Page name={name} /> : <PageLoading />;
}

function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { isReplacing: true }), [to]);
  return null;
}
