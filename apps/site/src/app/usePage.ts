import { useEffect, useReducer, useState } from 'react';
import { HomePage } from '../pages/system/HomePage.tsx';
import { loadPage } from '../platform/loading/load-screen.ts';
import type { RouteName } from '../platform/routes/routes.ts';
import { type Loader, loaderOf, type PageModule } from './pages.ts';

type Page = PageModule['default'];

const loaded = new Map<Loader, Page>();

/**
 * The page of a route, or null while its code loads. Not React's `lazy`, which holds a page back for 300 ms once a
 * spinner was shown. Home is part of the entry, since most visits begin there.
 */
export function usePage(name: RouteName): Page | null {
  const loader = loaderOf(name);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (!loader || loaded.has(loader)) return;
    loadPage(loader).then(
      (module) => {
        loaded.set(loader, module.default);
        redraw();
      },
      (error: unknown) => setFailure({ error }),
    );
  }, [loader]);
  if (failure) throw failure.error;
  return loader ? (loaded.get(loader) ?? null) : HomePage;
}
