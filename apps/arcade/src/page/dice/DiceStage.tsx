import clsx from 'clsx';
import { useEffect } from 'react';
import { showHundredths } from '../controls/hundredths.ts';
import { playSound, vibrate } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './DiceStage.module.css';
import { Die } from './Die.tsx';
import type { DiceProps } from './dice-props.ts';
import { Sea } from './Sea.tsx';
import { useFallingRoll } from './useFallingRoll.ts';

const TICK_MS = 10;

/** A die over the sea, and the roll in figures. */
export function DiceStage(props: DiceProps) {
  const { phase, pace, motionMs, round } = props;
  const { showFigure } = useSpoken();
  const roll = useFallingRoll(props);
  const isShown = phase === 'shown';
  useEffect(() => {
    if (!isShown) return;
    playSound('stop');
    vibrate(TICK_MS);
  }, [isShown]);
  return (
    <div className={styles.stage}>
      <Sea />
      {/* With less motion, each result is a new one that fades in. */}
      <div key={pace === 'reduced' ? round?.id : 'die'} className={styles.thrown}>
        <Die phase={phase} pace={pace} motionMs={motionMs} roll={round?.seen.roll ?? null} />
        <p
          className={clsx(
            styles.roll,
            phase === 'idle' ? styles.idle : !isShown && styles.unsure,
            isShown && round && (round.isWon ? styles.won : styles.lost),
          )}
          aria-hidden="true"
        >
          {showFigure(showHundredths(roll ?? 0))}
        </p>
      </div>
    </div>
  );
}
