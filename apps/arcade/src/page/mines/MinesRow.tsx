import { factorAfter, type MinesModel, type MinesPick, type MinesSeen } from '@parlour/game-rules/mines';
import type { Told } from '../game/mechanic-page.ts';
import { showFactor } from '../game/show-factor.ts';
import { useSpoken } from '../platform/texts.tsx';
import { Mine } from './Mine.tsx';
import styles from './MinesRow.module.css';

/** What was won as a multiple, or the mine and the jewels before it. */
export function MinesRow({ pick, seen, model }: Told<MinesModel, MinesPick, MinesSeen>) {
  const spoken = useSpoken();
  const opened = seen.opened.length;
  if (seen.hit === null) return showFactor(spoken, factorAfter({ mines: pick.mines, opened }, model));
  return (
    <span className={styles.lost} role="img" aria-label={spoken.text('arcade.mines.hit', { count: opened })}>
      <Mine />
      {opened}
    </span>
  );
}
