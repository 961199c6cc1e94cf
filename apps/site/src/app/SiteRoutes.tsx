import { useEffect } from 'react';
import { navigate, usePlace } from '../platform/place.store.ts';
import { fallbackOf, findRoute } from '../platform/routes.rules.ts';
import { useBrand } from '../platform/site.ts';
import { Shell } from '../shell/Shell.tsx';
import { GALLERY_PATH, Gallery } from './Gallery.tsx';
import { pageOf } from './lazy-pages.ts';

/** The page of the address, in its frame. */
export function SiteRoutes() {
  const { pathname, search } = usePlace();
  const { domainRoute } = useBrand();
  const route = findRoute(pathname);
  if (Gallery && pathname === GALLERY_PATH) return <Gallery />;
  if (!route) return <Redirect to={fallbackOf(pathname, domainRoute)} />;
  if (route.path !== pathname) return <Redirect to={route.path + search} />;
  const Page = pageOf(route.name);
  return (
    <Shell route={route}>
      <Page key={route.name} name={route.name} />
    </Shell>
  );
}

function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { isReplacing: true }), [to]);
  return null;
}
