import clsx from 'clsx';
import { useEffect } from 'react';
import type { HandView } from '../../../card-tables/card-wire.ts';
import { playSound } from '../../platform/sound.ts';
import { useText } from '../../platform/texts.tsx';
import { useTurnClock } from '../useTurnClock.ts';
import styles from './TurnRing.module.css';

type Props = { turn: NonNullable<HandView['turn']>; isOwn: boolean };

/** For players who think and are not timed. */
export function ThinkingRing() {
  return <span className={styles.thinking} />;
}

/** Runs around the seat whose turn it is: its own time first, then the time bank in gold. */
export function TurnRing({ turn, isOwn }: Props) {
  const text = useText();
  const clock = useTurnClock(turn);
  const seconds = clock?.seconds ?? 0;
  const isTicking = isOwn && clock?.isHurry === true && seconds > 0;
  useEffect(() => {
    if (isTicking && seconds > 0) playSound('count');
  }, [isTicking, seconds]);
  if (!clock) return null;
  return (
    <span className={clsx(styles.clock, clock.isBank && styles.bank, clock.isHurry && styles.hurry)}>
      <svg viewBox="0 0 44 44" aria-hidden="true" className={styles.ring}>
        <circle className={styles.track} cx="22" cy="22" r="20" pathLength="1" />
        <circle
          className={styles.rest}
          cx="22"
          cy="22"
          r="20"
          pathLength="1"
          strokeDasharray={`${clock.share} 1`}
        />
      </svg>
      <strong className={styles.seconds} aria-hidden="true">
        {seconds}
      </strong>
      {isOwn && clock.isHurry && (
        <span className={styles.heard}>{text('arcade.pvp.seconds', { seconds })}</span>
      )}
    </span>
  );
}
