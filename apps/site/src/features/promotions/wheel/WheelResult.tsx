import type { WheelTurn } from '@parlour/client';
import { Celebration } from '../Celebration.tsx';
import { useChanceText } from '../chance-text.ts';
import { PromotionArt } from '../PromotionArt.tsx';
import { usePrizeWords } from '../usePrizeWords.ts';
import { TurnCheck } from './TurnCheck.tsx';
import styles from './WheelBoard.module.css';

const ART = { cash: 'cash', points: 'coins', turns: 'wheel', rounds: 'rounds', goods: 'gift' } as const;

/** What the turn brought, with the way to check it. */
export function WheelResult({ turn, currency }: { turn: WheelTurn; currency: string }) {
  const text = useChanceText();
  const prizeWords = usePrizeWords(currency);
  const { kind } = turn.prize;
  return (
    <div className={styles.result}>
      {kind === 'nothing' ? (
        <p className={styles.lost} role="status">
          {text('chance.wheel.lost')}
        </p>
      ) : (
        <Celebration
          art={<PromotionArt name={ART[kind]} />}
          title={text('chance.wheel.won', { prize: prizeWords(turn.prize) })}
          detail={text('chance.wheel.where')}
        />
      )}
      {turn.isSubstitute && <p className={styles.note}>{text('chance.wheel.substituted')}</p>}
      <TurnCheck turn={turn} />
    </div>
  );
}
