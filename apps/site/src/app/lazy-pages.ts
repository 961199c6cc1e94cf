import { type ComponentType, lazy } from 'react';
import { loadScreen, waitOnDevice } from '../platform/load-screen.ts';
import type { RouteName } from '../platform/routes.ts';
import { loaderOf, type PageModule } from './pages.ts';

type Page = PageModule['default'];
const pages = new Map<RouteName, ComponentType<{ name: RouteName }>>();

/** Each page's code is asked for when it is first opened, and stays. */
export function pageOf(name: RouteName): Page {
  const known = pages.get(name);
  if (known) return known;
  const load = () => loadScreen({ load: loaderOf(name), report: reportError, wait: waitOnDevice });
  const page = lazy(load);
  pages.set(name, page);
  return page;
}
