import type { Game } from '@parlour/client';
import clsx from 'clsx';
import { memo } from 'react';
import { GameArt } from '../art/GameArt.tsx';
import { HeartButton } from '../favourites/HeartButton.tsx';
import { nameSize } from '../game-art.rules.ts';
import { useLobbyText } from '../lobby-text.ts';
import styles from './GameTile.module.css';

type Props = {
  game: Game;
  /** 1, 2 or 3 among the hot titles. */
  place?: number | undefined;
  onOpen: (game: Game) => void;
};

/** One title: its picture, name, tag and heart. */
export const GameTile = memo(function GameTile({ game, place, onOpen }: Props) {
  const text = useLobbyText();
  const { displayName, vendorName } = game;
  return (
    <div className={styles.tile}>
      <button
        className={styles.open}
        type="button"
        aria-label={text('lobby.game.open', { name: displayName, vendor: vendorName })}
        onClick={() => onOpen(game)}
      >
        <GameArt game={game} />
        <span className={styles.words}>
          <span className={clsx(styles.name, styles[nameSize(displayName)])}>{displayName}</span>
          <span className={styles.vendor}>{vendorName}</span>
        </span>
      </button>
      <Tags game={game} place={place} />
      <HeartButton game={game} />
    </div>
  );
});

function Tags({ game, place }: Pick<Props, 'game' | 'place'>) {
  const text = useLobbyText();
  if (!place && game.isNew === 0 && game.isHot === 0) return null;
  return (
    <span className={styles.badges}>
      {place && (
        <span className={clsx(styles.tag, styles[`top${place}`])}>{text('lobby.top', { place })}</span>
      )}
      {game.isHot === 1 && <span className={clsx(styles.tag, styles.hot)}>{text('lobby.badge.hot')}</span>}
      {game.isNew === 1 && <span className={clsx(styles.tag, styles.new)}>{text('lobby.badge.new')}</span>}
    </span>
  );
}
