import type { Game } from '@parlour/client';
import clsx from 'clsx';
import { useSite } from '../../../platform/site.ts';
import { useLobbyText } from '../lobby-text.ts';
import { toggleFavourite, useFavourites } from './favourites.store.ts';
import styles from './HeartButton.module.css';

export function HeartButton({ game }: { game: Game }) {
  const text = useLobbyText();
  const { client } = useSite();
  const isFavourite = useFavourites(({ ids }) => ids?.has(game.nodeId) ?? false);
  const toggle = ({ detail: presses }: { detail: number }) => {
    // The second press of a double tap would undo the first.
    if (presses > 1) return;
    const words = {
      loading: text('lobby.favourite.loading'),
      saved: text('lobby.favourite.saved'),
      removed: text('lobby.favourite.removed'),
    };
    void toggleFavourite({ client, game, words }).catch(reportError);
  };
  return (
    <button
      className={clsx(styles.heart, isFavourite && styles.full)}
      type="button"
      aria-label={text(isFavourite ? 'lobby.favourite.remove' : 'lobby.favourite.add', {
        name: game.displayName,
      })}
      onClick={toggle}
    >
      <span className={styles.disc}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z" />
        </svg>
      </span>
    </button>
  );
}
