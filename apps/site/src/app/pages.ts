import type { ComponentType } from 'react';
import type { LaterRouteName, RouteName } from '../platform/routes.ts';

/** A page is told under which name it was opened, so that one can serve several routes. */
export type PageModule = { default: ComponentType<{ name: RouteName }> };
type Loader = () => Promise<PageModule>;

const empty: Loader = () => import('../pages/EmptyPage.tsx');
const document: Loader = () => import('../pages/DocumentPage.tsx');

const BUILT_PAGES: Record<Exclude<RouteName, LaterRouteName | 'home'>, Loader> = {
  about: () => import('../pages/AboutPage.tsx'),
  app: () => import('../pages/AppPage.tsx'),
  beginnerGuide: document,
  help: document,
  responsibleGaming: document,
  userAgreement: document,
  terms: document,
  privacy: document,
  service: () => import('../pages/ServicePage.tsx'),
  nav: () => import('../pages/NavPage.tsx'),
  restricted: () => import('../pages/RestrictedPage.tsx'),
  unavailable: () => import('../pages/UnavailablePage.tsx'),
};

export function loaderOf(name: RouteName): Loader {
  return (BUILT_PAGES as Partial<Record<RouteName, Loader>>)[name] ?? empty;
}
