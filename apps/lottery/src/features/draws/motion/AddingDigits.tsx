import { Fragment, useRef } from 'react';
import { Sum } from '../../../parts/balls/Balls.tsx';
import { sumShown } from '../../../parts/balls/look.rules.ts';
import { Reel, ROLL } from './Reel.tsx';
import { SPRING } from './spring.ts';
import type { StageProps } from './stage.ts';
import styles from './stages.module.css';
import { useStagger } from './useStagger.ts';

const STRIPS = '[data-part=strip]';
const SUM = '[data-part=sum]';

/** Three digits roll, and add up to the sum everybody bet on. */
export function AddingDigits({ family, result }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useStagger(stage, {
    kind: 'add',
    selector: STRIPS,
    keyframes: ROLL,
    easing: 'cubic-bezier(0.16, 0.84, 0.28, 1)',
    isStretched: true,
  });
  useStagger(stage, { kind: 'sum', selector: SUM, keyframes: SPRING, easing: 'ease-out' });
  return (
    <div ref={stage} className={styles.sums}>
      {result.map((digit, place) => (
        <Fragment key={['first', 'second', 'third'][place] ?? 'more'}>
          {place > 0 && <span className={styles.sign}>+</span>}
          <Reel digit={digit} />
        </Fragment>
      ))}
      <span className={styles.springing} data-part="sum">
        <Sum family={family} sum={sumShown(family, result) ?? 0} />
      </span>
    </div>
  );
}
