import { useEffect, useRef } from 'react';
import { easeOut, useProgress } from '../game/useProgress.ts';
import type { DiceProps } from './dice-props.ts';

const MIDDLE = 5_000;

/** The roll as it is shown: on its way from the last one while it moves, then exactly as it is; null before the first. */
export function useFallingRoll({ phase, pace, motionMs, round }: DiceProps): number | null {
  const isMoving = phase === 'moving' && pace !== 'reduced';
  const progress = useProgress(isMoving, motionMs);
  const from = useRef(MIDDLE);
  const roll = round?.seen.roll ?? null;
  useEffect(() => {
    if (roll !== null && phase === 'shown') from.current = roll;
  }, [roll, phase]);
  if (roll === null) return phase === 'asking' ? from.current : null;
  if (!isMoving) return roll;
  return Math.round(from.current + (roll - from.current) * easeOut(progress));
}
