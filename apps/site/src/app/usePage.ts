import { useEffect, useReducer, useState } from 'react';
import { HomePage } from '../pages/system/HomePage.tsx';
import { loadPage } from '../platform/loading/load-screen.ts';
import type { RouteName } from '../platform/routes/routes.ts';
import type { Loader, PageModule } from './pages.ts';

type Page = PageModule['default'];

const loaded = new Map<Loader, Page>();

/** The list of pages is a file of its own, which home does without. */
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
  const page = name === 'home' ? HomePage : loadedPage(name);
  const isMissing = page === null;
  useEffect(() => {
    if (!isMissing || name === 'home') return;
    loadPage(() => load(name)).then(redraw, (error: unknown) => setFailure({ error }));
  }, [name, isMissing]);
  if (failure) throw failure.error;
  return page;
}

type LoadedName = Exclude<RouteName, 'home'>;

function loadedPage(name: LoadedName): Page | null {
  const loader = pages?.loaderOf(name);
  return (loader && loaded.get(loader)) ?? null;
}

async function load(name: LoadedName): Promise<void> {
  const loader = (await loadPages()).loaderOf(name);
  loaded.set(loader, (await loader()).default);
}
