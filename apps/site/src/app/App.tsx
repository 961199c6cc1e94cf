import { HomePage } from '../pages/HomePage.tsx';
import { MaintenancePage } from '../pages/MaintenancePage.tsx';
import { RestrictedPage } from '../pages/RestrictedPage.tsx';
import type { Site } from '../platform/site.ts';
import { Frame } from './Frame.tsx';

const PAGE_OF_STATUS = { 0: HomePage, 1: MaintenancePage, 2: RestrictedPage } as const;

export function App({ site }: { site: Site }) {
  const Page = PAGE_OF_STATUS[site.status.status];
  return (
    <Frame site={site}>
      <Page site={site} />
    </Frame>
  );
}
