import { type BaccaratSeen, judgeBaccarat } from '@parlour/game-rules/baccarat';
import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import styles from './Bead.module.css';

const LETTERS = {
  player: 'arcade.baccarat.beadPlayer',
  banker: 'arcade.baccarat.beadBanker',
  tie: 'arcade.baccarat.beadTie',
} as const;

/** A past round in one letter, with a dot for the banker's pair and one for the player's. */
export function Bead({ seen }: { seen: BaccaratSeen }) {
  const text = useText();
  const { winner, isPlayerPair, isBankerPair } = judgeBaccarat(seen);
  return (
    <svg className={clsx(styles.bead, styles[winner])} viewBox="0 0 20 20" aria-hidden="true">
      <circle className={styles.disc} cx="10" cy="10" r="9.2" />
      <text className={styles.letter} x="10" y="14.2">
        {text(LETTERS[winner])}
      </text>
      {isBankerPair && <circle className={styles.bankerPair} cx="3.6" cy="3.6" r="3" />}
      {isPlayerPair && <circle className={styles.playerPair} cx="16.4" cy="16.4" r="3" />}
    </svg>
  );
}
