import { lazy } from 'react';
import { HomePage } from '../pages/HomePage.tsx';
import { loadScreen, waitOnDevice } from '../platform/load-screen.ts';
import type { RouteName } from '../platform/routes.ts';
import { loaderOf, type PageModule } from './pages.ts';

type Page = PageModule['default'];
/** Home is where most visits begin: a file of its own would only make them wait once more. */
const pages = new Map<RouteName, Page | ReturnType<typeof lazy<Page>>>([['home', HomePage]]);

/** Each page's code is asked for when it is first opened, and stays. */
export function pageOf(name: RouteName): Page {
  const known = pages.get(name);
  if (known) return known;
  const load = () => loadScreen({ load: loaderOf(name), report: reportError, wait: waitOnDevice });
  const page = lazy(load);
  pages.set(name, page);
  return page;
}
