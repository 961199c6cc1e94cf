import { Segments } from '@parlour/ui';
import { useEffect } from 'react';
import { useRestoredScroll } from '../../../platform/routes/useRestoredScroll.ts';
import { useRestoredState } from '../../../platform/routes/useRestoredState.ts';
import { useSite } from '../../../platform/site.ts';
import { followFavourites } from '../favourites/favourites.store.ts';
import { useLobbyText } from '../lobby-text.ts';
import FavouriteGames from './FavouriteGames.tsx';
import styles from './MyGames.module.css';
import { RecentGames } from './RecentGames.tsx';

/** The member's favourites and recently played titles. */
export function MyGames() {
  const text = useLobbyText();
  const { client } = useSite();
  const [shown, setShown] = useRestoredState<'favourites' | 'recent'>('mine', () => 'favourites');
  useRestoredScroll();
  useEffect(() => followFavourites(client), [client]);
  return (
    <div className={styles.lists}>
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
