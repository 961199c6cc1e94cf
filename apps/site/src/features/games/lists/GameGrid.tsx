import type { Game } from '@parlour/client';
import { Skeleton } from '@parlour/ui';
import { useLobbyText } from '../lobby-text.ts';
import { useLaunch } from '../play/useLaunch.ts';
import styles from './GameGrid.module.css';
import { GameTile } from './GameTile.tsx';
import { TOP_TAGS } from './list.rules.ts';

/** A few titles, all drawn at once. */
export function GameGrid({ games, hasTops = false }: { games: readonly Game[]; hasTops?: boolean }) {
  const { launchGame } = useLaunch();
  return (
    <ul className={styles.grid}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameTile
            game={game}
            place={hasTops && index < TOP_TAGS ? index + 1 : undefined}
            onOpen={launchGame}
          />
        </li>
      ))}
    </ul>
  );
}

/** The skeleton of a list. */
export function GamesWaiting({ count = 9 }: { count?: number }) {
  const text = useLobbyText();
  return (
    <div aria-busy="true">
      <p className={styles.unseen}>{text('lobby.list.loading')}</p>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Skeleton key={index} shape="tile" />
        ))}
      </div>
    </div>
  );
}
