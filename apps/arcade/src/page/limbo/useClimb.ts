import { useProgress } from '../game/useProgress.ts';
import { climbTo } from './climb.ts';
import type { LimboProps } from './LimboControls.tsx';

const START = 100;

/** The multiple as it is shown: on its way up while it moves, then exactly the point. */
export function useClimb({ phase, pace, motionMs, round }: LimboProps): number {
  const isMoving = phase === 'moving' && pace !== 'reduced';
  const progress = useProgress(isMoving, motionMs);
  return round ? climbTo(round.seen.point, progress) : START;
}
