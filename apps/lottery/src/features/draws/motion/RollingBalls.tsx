import { useRef } from 'react';
import { Reel, ROLL } from './Reel.tsx';
import type { StageProps } from './stage.ts';
import styles from './stages.module.css';
import { useStagger } from './useStagger.ts';

const STRIPS = '[data-part=strip]';

/** Balls whose digits roll, and stop one after the other. */
export function RollingBalls({ result }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useStagger(stage, {
    kind: 'roll',
    selector: STRIPS,
    keyframes: ROLL,
    easing: 'cubic-bezier(0.16, 0.84, 0.28, 1)',
    isStretched: true,
  });
  return (
    <div ref={stage} className={styles.row}>
      {result.map((digit, place) => (
        <Reel key={placeKey(place)} digit={digit} />
      ))}
    </div>
  );
}

/** A result is no list that changes: its places are its keys. */
function placeKey(place: number): string {
  return `place${place}`;
}
