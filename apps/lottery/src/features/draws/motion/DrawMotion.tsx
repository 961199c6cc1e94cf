import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Button } from '@parlour/ui';
import clsx from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { ResultBalls, useResultName } from '../balls/ResultBalls.tsx';
import { useDrawText } from '../draw-text.ts';
import { AddingDigits } from './AddingDigits.tsx';
import styles from './DrawMotion.module.css';
import { DroppingBalls } from './DroppingBalls.tsx';
import { FillingBoard } from './FillingBoard.tsx';
import { type MotionKind, motionOf } from './motion.rules.ts';
import { Race, RaceFinish } from './Race.tsx';
import { RollingBalls } from './RollingBalls.tsx';
import type { StageProps } from './stage.ts';
import { TumblingDice } from './TumblingDice.tsx';
import { useReveal } from './useReveal.ts';

type Props = {
  family: LotteryFamily;
  result: readonly number[];
  /** Of the issue: another number is another draw, and Mark Six takes its animals from it. */
  numero: string;
  /** True while the result is news. Turns false again when `onDone` was heard. */
  isRevealing: boolean;
  /** The result is there for everybody to see: the motion ended, was skipped, or is not wanted on this device. */
  onDone: () => void;
  /** Stands below a result that rests: the way to its verification. */
  children?: ReactNode;
};

const STAGES: Readonly<Record<MotionKind, ComponentType<StageProps>>> = {
  roll: RollingBalls,
  add: AddingDigits,
  tumble: TumblingDice,
  drop: DroppingBalls,
  fill: FillingBoard,
  race: Race,
};

/** The draw of a family, as one would watch it; then, and without motion at once, its result. */
export function DrawMotion({ family, result, numero, isRevealing, onDone, children }: Props) {
  const text = useDrawText();
  const kind = motionOf(family);
  const { isRunning, isTold, skip } = useReveal({
    kind,
    numbers: result.length,
    numero,
    isRevealing,
    onDone,
  });
  const name = useResultName(family, result);
  const Stage = STAGES[kind];
  return (
    <section className={clsx(styles.motion, styles[kind])} aria-busy={isRunning}>
      {isRunning ? (
        <div className={styles.stage} aria-hidden="true">
          <Stage key={numero} family={family} result={result} numero={numero} />
        </div>
      ) : (
        <div className={styles.stage}>
          {kind === 'race' ? (
            <RaceFinish result={result} name={name} />
          ) : (
            <ResultBalls family={family} result={result} numero={numero} />
          )}
        </div>
      )}
      <div className={styles.foot}>
        {isRunning ? (
          <span className={styles.skip}>
            <Button kind="quiet" size="small" label={text('draws.skip')} onPress={skip} />
          </span>
        ) : (
          children
        )}
      </div>
      <p className={styles.unseen} role="status">
        {isRunning ? text('draws.running') : isTold ? name : ''}
      </p>
    </section>
  );
}
