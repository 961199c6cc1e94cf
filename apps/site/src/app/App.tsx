import { useState } from 'react';
import { HomePage } from '../pages/HomePage.tsx';
import { MaintenancePage } from '../pages/MaintenancePage.tsx';
import { RestrictedPage } from '../pages/RestrictedPage.tsx';
import { Frame } from './Frame.tsx';
import { openSite } from './open-site.ts';

const PAGE_OF_STATUS = { 0: HomePage, 1: MaintenancePage, 2: RestrictedPage } as const;

/** Opens the site while drawing, so that even a document without sense ends on the friendly page. */
export function App() {
  const [site] = useState(openSite);
  const Page = PAGE_OF_STATUS[site.status.status];
  return (
    <Frame site={site}>
      <Page site={site} />
    </Frame>
  );
}
