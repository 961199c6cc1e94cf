import type { Game, LobbyMapping } from '@parlour/client';
import { lazy } from 'react';
import { loadPage } from '../../../platform/loading/load-screen.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { TAB_NAMES } from '../category-names.ts';
import type { Opening } from '../category-tabs.rules.ts';
import { HotGames } from '../lists/HotGames.tsx';
import { useLobbyText } from '../lobby-text.ts';
import { PanelHead } from './PanelHead.tsx';
import { VendorPanel } from './VendorPanel.tsx';

/** Long lists are separate files: the first view of home needs none. */
const GameList = lazy(() => loadPage(() => import('../lists/GameList.tsx')));
const FavouriteGames = lazy(() => loadPage(() => import('../lists/FavouriteGames.tsx')));

/** The other hot titles are behind a link. */
const HOT_ON_HOME = 9;

type Props = { titleId: string; opening: Opening; menu: LobbyMapping; hot: readonly Game[] };

/** What the chosen tab shows. */
export function LobbyPanel({ titleId, opening, menu, hot }: Props) {
  const text = useLobbyText();
  switch (opening.kind) {
    case 'favourites':
      return (
        <>
          <PanelHead id={titleId} title={text('lobby.favourites.title')} />
          <FavouriteGames />
        </>
      );
    case 'games': {
      const { category } = opening;
      return (
        <>
          <PanelHead
            id={titleId}
            title={text(TAB_NAMES[category])}
            more={`${ROUTES.gameList.path}?type=vassalage&gameType=${category}`}
          />
          <GameList category={category} menu={menu} hasJackpot={false} />
        </>
      );
    }
    case 'vendors':
      return (
        <>
          <PanelHead id={titleId} title={text(TAB_NAMES[opening.category])} />
          <VendorPanel vendors={menu.mapping[opening.category] ?? []} />
        </>
      );
    default:
      return (
        <>
          <PanelHead
            id={titleId}
            title={text('lobby.hot.title')}
            more={hot.length > 0 ? `${ROUTES.gameList.path}?type=hot` : null}
          />
          <HotGames games={hot.slice(0, HOT_ON_HOME)} />
        </>
      );
  }
}
