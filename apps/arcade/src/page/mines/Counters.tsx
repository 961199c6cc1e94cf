import { factorAfter, type MinesSeen, TILES } from '@parlour/game-rules/mines';
import clsx from 'clsx';
import { showFactor } from '../game/show-factor.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './Counters.module.css';
import { Jewel } from './Jewel.tsx';
import { Mine } from './Mine.tsx';
import type { MinesProps } from './mines-board.ts';

/** Jewels still hidden, mines, and what the round is worth by now. */
export function Counters({ model, pick, round, seen }: MinesProps & { seen: MinesSeen }) {
  const spoken = useSpoken();
  const { text } = spoken;
  const mines = round?.pick.mines ?? pick.mines;
  const opened = seen.opened.length;
  const jewels = TILES - mines - opened;
  return (
    <div className={styles.counters}>
      <p className={styles.counter} role="img" aria-label={text('arcade.mines.jewels', { count: jewels })}>
        <Jewel />
        <span>{jewels}</span>
      </p>
      <p
        className={clsx(styles.worth, opened > 0 && styles.some, seen.hit !== null && styles.gone)}
        aria-hidden="true"
      >
        {opened > 0 && showFactor(spoken, factorAfter({ mines, opened }, model))}
      </p>
      <p className={styles.counter} role="img" aria-label={text('arcade.mines.count', { count: mines })}>
        <Mine />
        <span>{mines}</span>
      </p>
    </div>
  );
}
