import type { WheelTurn } from '@parlour/client';
import { panel } from '@parlour/ui';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { usePrizeWords } from '../usePrizeWords.ts';
import { TurnCheck } from './TurnCheck.tsx';
import styles from './WheelBoard.module.css';

/** The member's last turns, each with the way to check it. */
export function Turns({ turns, currency }: { turns: readonly WheelTurn[]; currency: string }) {
  const { soon } = useFormats();
  const prizeWords = usePrizeWords(currency);
  return (
    <ul className={panel.panel}>
      {turns.map((turn) => (
        <li key={turn.id} className={styles.turn}>
          <p className={styles.line}>
            <span className={styles.prize}>{prizeWords(turn.prize)}</span>
            <span className={styles.when}>{soon(turn.at)}</span>
          </p>
          <TurnCheck turn={turn} />
        </li>
      ))}
    </ul>
  );
}
