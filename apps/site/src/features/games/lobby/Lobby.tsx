import { Suspense, useDeferredValue, useEffect, useId } from 'react';
import { navigate } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useRestoredScroll } from '../../../platform/routes/useRestoredScroll.ts';
import { forgetRestored, useRestoredState } from '../../../platform/routes/useRestoredState.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { openingOf, type TabName, tabsOf } from '../category-tabs.rules.ts';
import { followFavourites } from '../favourites/favourites.store.ts';
import JackpotBanner from '../jackpot/JackpotBanner.tsx';
import { GamesWaiting } from '../lists/GameGrid.tsx';
import { GamesFailed } from '../lists/GamesFailed.tsx';
import { LIST, VIEW } from '../lists/useListFilters.ts';
import { HotMatches } from '../matches/HotMatches.tsx';
import { useLaunch } from '../play/useLaunch.ts';
import { useCatalogue } from '../useCatalogue.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import styles from './Lobby.module.css';
import { LobbyPanel } from './LobbyPanel.tsx';
import { TabsSkeleton } from './TabsSkeleton.tsx';

const NO_MENU = { mapping: {}, sorting: [], order: null };

/** Specification section 2, "Home game menu". */
export default function Lobby() {
  const { client } = useSite();
  const isSignedIn = useSession(({ stored }) => stored !== null);
  const { menu, hot, isFailed, reload } = useCatalogue();
  const { launchVendor } = useLaunch();
  const [wanted, setTab] = useRestoredState<TabName>('tab', () => 'HOT');
  const panelId = useId();
  useRestoredScroll();
  useEffect(() => followFavourites(client), [client]);

  const tabs = tabsOf(menu ?? NO_MENU, { isSignedIn });
  // After a sign-out there are no favourites, and a category may close meanwhile.
  const tab = tabs.includes(wanted) || !menu ? wanted : 'HOT';
  // A slow phone takes a while to draw a panel; the press must show at once.
  const shown = useDeferredValue(tab);
  const press = (pressed: TabName) => {
    const opening = openingOf(pressed, menu ?? NO_MENU);
    if (opening.kind === 'promotions') return navigate(ROUTES.promotions.path);
    if (opening.kind === 'launch') return launchVendor(opening.vendor);
    forgetRestored(LIST);
    forgetRestored(VIEW);
    setTab(pressed);
  };

  return (
    <div className={styles.lobby}>
      <HotMatches />
      {menu || isFailed ? (
        <CategoryTabs tabs={tabs} chosen={tab} panelId={panelId} onPress={press} />
      ) : (
        <TabsSkeleton />
      )}
      <Suspense fallback={<div className={styles.jackpot} />}>
        <JackpotBanner hasPicture={false} />
      </Suspense>
      <div
        id={panelId}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${panelId}-title`}
        aria-busy={shown !== tab}
      >
        {menu && hot ? (
          <Suspense key={shown} fallback={<GamesWaiting />}>
            <LobbyPanel titleId={`${panelId}-title`} opening={openingOf(shown, menu)} menu={menu} hot={hot} />
          </Suspense>
        ) : isFailed ? (
          <GamesFailed onRetry={reload} />
        ) : (
          <GamesWaiting />
        )}
      </div>
    </div>
  );
}
