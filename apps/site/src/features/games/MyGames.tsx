import { Segments } from '@parlour/ui';
import { useEffect } from 'react';
import { useSite } from '../../platform/site.ts';
import FavouriteGames from './FavouriteGames.tsx';
import { followFavourites } from './favourites.store.ts';
import styles from './Lobby.module.css';
import { useLobbyText } from './lobby-text.ts';
import { RecentGames } from './RecentGames.tsx';
import { useKept } from './useKept.ts';
import { useKeptScroll } from './useKeptScroll.ts';

/** What a member has saved and what was played lately. */
export function MyGames() {
  const text = useLobbyText();
  const { client } = useSite();
  const [shown, setShown] = useKept<'favourites' | 'recent'>('mine', () => 'favourites');
  useKeptScroll();
  useEffect(() => followFavourites(client), [client]);
  return (
    <div className={styles.lobby}>
      <Segments
        label={text('lobby.mine.which')}
        options={[
          { value: 'favourites', label: text('lobby.favourites.title') },
          { value: 'recent', label: text('lobby.recent.title') },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === 'favourites' ? <FavouriteGames /> : <RecentGames />}
    </div>
  );
}
