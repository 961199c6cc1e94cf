import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useHasRealMoney } from '../features/identity/profile/useMember.ts';
import { BrandFooter } from '../features/system/BrandFooter.tsx';
import { deviceStorage } from '../platform/device/storage.ts';
import { useBarTitles } from '../platform/routes/bar-title.store.ts';
import type { Route, RouteName } from '../platform/routes/routes.ts';
import { useBrand } from '../platform/site.ts';
import { useText } from '../platform/texts/texts.tsx';
import { DownloadBar } from './download/DownloadBar.tsx';
import { BackBar } from './header/BackBar.tsx';
import { HomeHeader } from './header/HomeHeader.tsx';
import { NetworkNotice } from './notices/NetworkNotice.tsx';
import { PageColumn } from './PageColumn.tsx';
import { PageFade } from './PageFade.tsx';
import { PageLoading } from './PageLoading.tsx';
import styles from './Shell.module.css';
import { TabBar } from './TabBar.tsx';

const NewTerms = lazy(() => import('../features/messages/terms/NewTerms.tsx'));
const PushRenewal = lazy(() => import('../features/messages/push/PushRenewal.tsx'));
const RealityCheck = lazy(() => import('../features/protection/RealityCheck.tsx'));

type Props = { route: Route & { name: RouteName }; children: ReactNode };

/** The frame around a page, as the routes table defines it. */
export function Shell({ route, children }: Props) {
  const text = useText();
  const { name } = useBrand();
  const ownTitle = useBarTitles((titles) => titles.title);
  const title = ownTitle ?? text(route.title);
  const hasMoney = useHasRealMoney();
  useEffect(() => {
    document.title = route.header === 'home' ? name : `${title} · ${name}`;
  }, [route.header, title, name]);
  return (
    <PageColumn>
      <DownloadBar />
      {route.header === 'home' && <HomeHeader />}
      {route.header === 'back' && <BackBar route={route} title={title} />}
      <main
        className={clsx(
          styles.main,
          route.hasTabBar && route.header !== 'home' && styles.aboveTabs,
          route.back === 'none' && route.header === 'none' && styles.fullSize,
        )}
      >
        {route.header === 'none' && route.back !== 'none' && <BackBar route={route} title={title} />}
        <PageFade key={route.name}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </PageFade>
      </main>
      {route.header === 'home' && (
        <div className={styles.footer} data-footer>
          <BrandFooter hasLinks />
        </div>
      )}
      {route.hasTabBar && <TabBar />}
      <NetworkNotice />
      {hasMoney && (
        <Suspense>
          <RealityCheck />
          <NewTerms />
          {deviceStorage.read('PARLOUR_PUSH') !== null && <PushRenewal />}
        </Suspense>
      )}
    </PageColumn>
  );
}
