import type { GameCategory, LobbyMapping } from '@parlour/client';
import { Button, EmptyArt, NoData } from '@parlour/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { navigate, usePlace } from '../../../platform/routes/place.store.ts';
import { loginPath } from '../../../platform/session/session.rules.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { isListed } from '../category-tabs.rules.ts';
import { loadBanner } from '../jackpot/load-jackpot.ts';
import { useLobbyText } from '../lobby-text.ts';
import { ClassificationMenu } from './ClassificationMenu.tsx';
import FavouriteGames from './FavouriteGames.tsx';
import styles from './GameList.module.css';
import { GameWall } from './GameWall.tsx';
import { type FilterChange, type Filters, listQuery } from './list.rules.ts';
import { SearchField } from './SearchField.tsx';
import { useGamePages } from './useGamePages.ts';
import { useListFilters } from './useListFilters.ts';
import { VendorMenu } from './VendorMenu.tsx';

const JackpotBanner = lazy(loadBanner);

type Props = {
  category: GameCategory | null;
  vendor?: string | null;
  menu: LobbyMapping;
  /** Whether the jackpot stands above the list; the lobby has it already. */
  hasJackpot: boolean;
};

/** Specification section 2, "Vendor game list". Without a category: all titles, with search. */
export default function GameList({ category, vendor = null, menu, hasJackpot }: Props) {
  const { filters, change } = useListFilters(category, { vendor });
  const [resets, setResets] = useState(0);
  const panelId = useId();
  const vendors = category ? (menu.mapping[category] ?? []) : [];
  const classifications = category && isListed(category) ? (menu.classifications[category] ?? []) : [];
  const choose = (wanted: FilterChange) => {
    // Specification section 6: favourites are for members only.
    if (wanted.kind === 'favourites' && !sessionToken()) {
      const { pathname, search } = usePlace.getState();
      return navigate(loginPath(pathname + search));
    }
    setResets((count) => count + 1);
    change(wanted);
  };
  const { isFavourites, name } = filters;
  return (
    <div className={styles.list}>
      {hasJackpot && category === 'RNG' && (
        <Suspense fallback={<div className={styles.banner} />}>
          <JackpotBanner />
        </Suspense>
      )}
      <SearchField
        key={resets}
        name={name}
        onSearch={(searched) => change({ kind: 'search', name: searched })}
      />
      {vendors.length > 0 && (
        <VendorMenu vendors={vendors} filters={filters} panelId={panelId} onChange={choose} />
      )}
      {classifications.length > 1 && !isFavourites && (
        <ClassificationMenu
          classifications={classifications}
          chosen={filters.classification}
          onChoose={(classification) => change({ kind: 'classification', classification })}
        />
      )}
      <div id={panelId}>
        {isFavourites ? (
          <FavouriteGames category={category} />
        ) : (
          <Titles
            key={JSON.stringify(filters)}
            filters={filters}
            onAll={() => choose({ kind: 'category', category })}
          />
        )}
      </div>
    </div>
  );
}

function Titles({ filters, onAll }: { filters: Filters; onAll: () => void }) {
  const { client, language } = useSite();
  const list = useGamePages({
    key: ['site', 'games', JSON.stringify(filters)],
    load: (signal, pageNo) =>
      client.games.gameList({ signal, query: listQuery(filters, { pageNo, language }) }),
  });
  return <GameWall list={list} empty={<NoTitles filters={filters} onAll={onAll} />} />;
}

function NoTitles({
  filters: { name, vendor, classification },
  onAll,
}: {
  filters: Filters;
  onAll: () => void;
}) {
  const text = useLobbyText();
  const isNarrowed = name !== '' || vendor !== null || classification !== null;
  return (
    <NoData
      art={<EmptyArt icon="grid" />}
      title={name ? text('lobby.list.notFound', { name }) : text('lobby.list.empty')}
      detail={text(name ? 'lobby.list.notFoundDetail' : 'lobby.list.emptyDetail')}
    >
      {isNarrowed && <Button kind="quiet" label={text('lobby.list.all')} onPress={onAll} />}
    </NoData>
  );
}
