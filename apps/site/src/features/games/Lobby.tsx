import { Suspense, useDeferredValue, useEffect, useId } from 'react';
import { navigate } from '../../platform/place.store.ts';
import { ROUTES } from '../../platform/routes.ts';
import { useSession } from '../../platform/session.store.ts';
import { useSite } from '../../platform/site.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import { useCatalogue } from './catalogue.store.ts';
import { followFavourites } from './favourites.store.ts';
import { GamesWaiting } from './GameGrid.tsx';
import { GamesFailed } from './GamesFailed.tsx';
import { HotMatches } from './HotMatches.tsx';
import styles from './Lobby.module.css';
import { LobbyPanel } from './LobbyPanel.tsx';
import { openingOf, type TabName, tabsOf } from './tabs.rules.ts';
import { LIST, VIEW } from './useFilters.ts';
import { forgetHere, useKept } from './useKept.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useLaunch } from './useLaunch.ts';

const NO_MENU = { mapping: {}, sorting: [] };

/** Specification section 2, "Home game menu". */
export default function Lobby() {
  const { client } = useSite();
  const isSignedIn = useSession(({ stored }) => stored !== null);
  const { menu, hot, isFailed, reload } = useCatalogue();
  const { launchVendor } = useLaunch();
  const [wanted, setTab] = useKept<TabName>('tab', () => 'HOT');
  const panelId = useId();
  useKeptScroll();
  useEffect(() => followFavourites(client), [client]);

  const tabs = tabsOf(menu ?? NO_MENU, { isSignedIn });
  // Whoever signs out has no favourites, and a category may close while one looks.
  const tab = tabs.includes(wanted) || !menu ? wanted : 'HOT';
  // A slow phone takes its time to draw a panel; the press is answered before that.
  const shown = useDeferredValue(tab);
  const press = (pressed: TabName) => {
    const opening = openingOf(pressed, menu ?? NO_MENU);
    if (opening.kind === 'promotions') return navigate(ROUTES.promotions.path);
    if (opening.kind === 'launch') return launchVendor(opening.vendor);
    forgetHere(LIST);
    forgetHere(VIEW);
    setTab(pressed);
  };

  return (
    <div className={styles.lobby}>
      <HotMatches />
      <CategoryTabs tabs={tabs} chosen={tab} panelId={panelId} onPress={press} />
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
