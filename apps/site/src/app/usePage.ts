import { useEffect, useReducer, useState } from 'react';
import { HomePage } from '../pages/system/HomePage.tsx';
import { loadPage } from '../platform/loading/load-screen.ts';
import type { RouteName } from '../platform/routes/routes.ts';
import type { Loader, PageModule } from './pages.ts';

type Page = PageModule['default'];

const loaded = new Map<Loader, Page>();

/** The list of pages is a file of its own: home asks for it once it is drawn, every other page at once. */
let pages: typeof import('./pages.ts') | null = null;
export const loadPages = async () => {
  pages = await import('./pages.ts');
  return pages;
};

/**
 * The page of a route, or null while its code loads. Not React's `lazy`, which holds a page back for 300 ms once a
 * spinner was shown. Home is part of the entry, since most visits begin there.
 */
export function usePage(name: RouteName): Page | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const known = knownPage(name);
  const isMissing = known === null;
  useEffect(() => {
    if (!isMissing && pages) return;
    loadPage(() => load(name)).then(
      () => isMissing && redraw(),
      (error: unknown) => isMissing && setFailure({ error }),
    );
  }, [name, isMissing]);
  if (failure) throw failure.error;
  return known;
}

function knownPage(name: RouteName): Page | null {
  if (name === 'home') return HomePage;
  const loader = pages?.loaderOf(name);
  return (loader && loaded.get(loader)) ?? null;
}

async function load(name: RouteName): Promise<void> {
  const { loaderOf } = await loadPages();
  if (name === 'home') return;
  const loader = loaderOf(name);
  loaded.set(loader, (await loader()).default);
}
