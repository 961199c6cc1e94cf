import { type BaccaratSeen, totalOf } from '@parlour/game-rules/baccarat';
import { Bead } from './Bead.tsx';
import styles from './Row.module.css';

/** A past round as its bead, with the totals of player and banker. */
export function Row({ seen }: { seen: BaccaratSeen }) {
  return (
    <span className={styles.row}>
      <span className={styles.bead}>
        <Bead seen={seen} />
      </span>
      {`${totalOf(seen.player)}–${totalOf(seen.banker)}`}
    </span>
  );
}
