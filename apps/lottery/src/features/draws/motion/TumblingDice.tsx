import clsx from 'clsx';
import { useRef } from 'react';
import { Die } from '../../../parts/balls/Ball.tsx';
import { Sum } from '../../../parts/balls/Balls.tsx';
import { sumShown } from '../../../parts/balls/look.rules.ts';
import { SPRING } from './spring.ts';
import type { StageProps } from './stage.ts';
import styles from './TumblingDice.module.css';
import { useStagger } from './useStagger.ts';

const CUBES = '[data-part=cube]';
const THROWN = '[data-part=thrown]';
const SUM = '[data-part=sum]';
/** The faces of a cube; opposite ones add up to seven. */
const FACES = [1, 2, 3, 4, 5, 6];

/** From a wild turn to how the cube lies, which its class says. */
const TUMBLE: Keyframe[] = [
  { transform: 'rotateX(-900deg) rotateY(760deg) rotateZ(240deg)' },
  { transform: 'rotateX(-60deg) rotateY(40deg) rotateZ(14deg)', offset: 0.72 },
  {},
];

const THROW: Keyframe[] = [
  { opacity: 0, transform: 'translate(-70px, -120px) scale(1.35)', easing: 'ease-in' },
  { opacity: 1, transform: 'translate(-40px, 0) scale(1)', offset: 0.38, easing: 'ease-out' },
  { transform: 'translate(-18px, -34px)', offset: 0.58, easing: 'ease-in' },
  { transform: 'translate(-4px, 0)', offset: 0.8, easing: 'ease-out' },
  { opacity: 1, transform: 'translate(0, 0)' },
];

/** Dice thrown one after the other; each tumbles until it lies as it was drawn. */
export function TumblingDice({ family, result }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useStagger(stage, { kind: 'tumble', selector: CUBES, keyframes: TUMBLE, easing: 'ease-out' });
  useStagger(stage, { kind: 'tumble', selector: THROWN, keyframes: THROW, easing: 'linear' });
  useStagger(stage, { kind: 'sum', selector: SUM, keyframes: SPRING, easing: 'ease-out' });
  return (
    <div ref={stage} className={styles.table}>
      {result.map((number, place) => (
        <span
          key={['first', 'second', 'third'][place] ?? 'more'}
          className={styles.thrown}
          data-part="thrown"
        >
          <span className={clsx(styles.cube, styles[`lies${number}`])} data-part="cube">
            {FACES.map((face) => (
              <span key={face} className={clsx(styles.face, styles[`face${face}`])}>
                <Die number={face} />
              </span>
            ))}
          </span>
        </span>
      ))}
      <span className={styles.sum} data-part="sum">
        <Sum family={family} sum={sumShown(family, result) ?? 0} />
      </span>
    </div>
  );
}
