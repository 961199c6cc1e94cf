import clsx from 'clsx';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { Route, RouteName } from '../platform/routes.ts';
import { useBrand } from '../platform/site.ts';
import { useText } from '../platform/texts.tsx';
import { BackBar } from './BackBar.tsx';
import { Column } from './Column.tsx';
import { DownloadBar } from './DownloadBar.tsx';
import { Fade } from './Fade.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import { PageLoading } from './PageLoading.tsx';
import styles from './Shell.module.css';
import { TabBar } from './TabBar.tsx';

type Props = { route: Route & { name: RouteName }; children: ReactNode };

/** What stands around a page, by what the routes table says of it. */
export function Shell({ route, children }: Props) {
  const text = useText();
  const { name } = useBrand();
  const title = text(route.title);
  useEffect(() => {
    document.title = route.header === 'home' ? name : `${title} · ${name}`;
  }, [route.header, title, name]);
  return (
    <Column>
      <DownloadBar />
      {route.header === 'home' && <HomeHeader />}
      {route.header === 'back' && <BackBar route={route} />}
      <main className={clsx(styles.main, route.hasTabBar && styles.aboveTabs)}>
        {route.header === 'none' && route.back !== 'none' && <BackBar route={route} />}
        <Fade key={route.name}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </Fade>
      </main>
      {route.hasTabBar && <TabBar />}
      <NetworkNotice />
    </Column>
  );
}
