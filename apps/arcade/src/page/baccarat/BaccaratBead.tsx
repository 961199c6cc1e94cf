import { type BaccaratSeen, judgeBaccarat } from '@parlour/game-rules/baccarat';
import { useText } from '../platform/texts.tsx';
import { Bead } from '../table/Bead.tsx';
import styles from './BaccaratBead.module.css';

const LETTERS = {
  player: 'arcade.baccarat.beadPlayer',
  banker: 'arcade.baccarat.beadBanker',
  tie: 'arcade.baccarat.beadTie',
} as const;
const TONES = { player: 'blue', banker: 'red', tie: 'green' } as const;

/** The winner of a past round, with a dot for the banker's pair and one for the player's. */
export function BaccaratBead({ seen }: { seen: BaccaratSeen }) {
  const text = useText();
  const { winner, isPlayerPair, isBankerPair } = judgeBaccarat(seen);
  return (
    <Bead letter={text(LETTERS[winner])} tone={TONES[winner]}>
      {isBankerPair && <circle className={styles.bankerPair} cx="3.6" cy="3.6" r="3" />}
      {isPlayerPair && <circle className={styles.playerPair} cx="16.4" cy="16.4" r="3" />}
    </Bead>
  );
}
