import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Button } from '@parlour/ui';
import clsx from 'clsx';
import type { ComponentType } from 'react';
import { useText } from '../../../platform/texts.ts';
import { useDrawText } from '../draw-text.ts';
import { ResultBalls } from '../results/ResultBalls.tsx';
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

export type DrawMotionProps = {
  family: LotteryFamily;
  result: readonly number[];
  /** Of the issue: Mark Six takes its animals from it. */
  numero: string;
  /** The draw was watched to its end, or skipped. */
  onDone: () => void;
};

const STAGES: Readonly<Record<MotionKind, ComponentType<StageProps>>> = {
  roll: RollingBalls,
  add: AddingDigits,
  tumble: TumblingDice,
  drop: DroppingBalls,
  fill: FillingBoard,
  race: Race,
};

/** The draw of a family, as one would watch it, and a moment of its result. Screen readers are told by the card below. */
export default function DrawMotion({ family, result, numero, onDone }: DrawMotionProps) {
  const text = useText();
  const drawText = useDrawText();
  const kind = motionOf(family);
  const isRunning = useReveal({ kind, numbers: result.length, onDone });
  const Stage = STAGES[kind];
  return (
    <div className={clsx(styles.motion, styles[kind])}>
      <p className={styles.head}>
        <span className={styles.numero}>{text('lotto.issue.resultOf', { numero })}</span>
        <Button kind="quiet" size="small" label={drawText('draws.skip')} onPress={onDone} />
      </p>
      <div className={styles.stage} aria-hidden="true">
        {isRunning && <Stage family={family} result={result} numero={numero} />}
        {!isRunning && kind === 'race' && <RaceFinish result={result} />}
        {!isRunning && kind !== 'race' && <ResultBalls family={family} result={result} numero={numero} />}
      </div>
    </div>
  );
}
