import type { WheelTurn } from '@parlour/client';
import { Confetti } from '../Confetti.tsx';
import { useChanceText } from '../chance-text.ts';
import { usePrizeWords } from '../usePrizeWords.ts';
import { TurnCheck } from './TurnCheck.tsx';
import styles from './WheelBoard.module.css';

/** What the turn brought, with the way to check it. */
export function WheelResult({ turn, currency }: { turn: WheelTurn; currency: string }) {
  const text = useChanceText();
  const prizeWords = usePrizeWords(currency);
  const { kind } = turn.prize;
  return (
    <div className={styles.result}>
      {kind !== 'nothing' && <Confetti />}
      <p className={styles.won} role="status">
        {kind === 'nothing'
          ? text('chance.wheel.lost')
          : text('chance.wheel.won', { prize: prizeWords(turn.prize) })}
      </p>
      {turn.isSubstitute && <p className={styles.note}>{text('chance.wheel.substituted')}</p>}
      {kind !== 'nothing' && <p className={styles.note}>{text('chance.wheel.where')}</p>}
      <TurnCheck turn={turn} />
    </div>
  );
}
