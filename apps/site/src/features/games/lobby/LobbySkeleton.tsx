import { Skeleton } from '@parlour/ui';
import styles from './LobbySkeleton.module.css';
import { TabsSkeleton } from './TabsSkeleton.tsx';

const TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The skeleton of the lobby while its code loads. */
export function LobbySkeleton() {
  return (
    <div className={styles.lobby} aria-hidden="true">
      <TabsSkeleton />
      <div className={styles.jackpot}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.tiles}>
        {TILES.map((tile) => (
          <Skeleton key={tile} shape="tile" />
        ))}
      </div>
    </div>
  );
}
