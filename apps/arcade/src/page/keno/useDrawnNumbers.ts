import { DRAWN } from '@parlour/game-rules/keno';
import { useEffect } from 'react';
import { useProgress } from '../game/useProgress.ts';
import { playSound, vibrate } from '../platform/sound.ts';
import { isSamePick, type KenoProps } from './keno-card.ts';

const HIT_MS = 14;
const NONE: readonly number[] = [];

/** The numbers that are drawn by now: one after another while it moves, all of them afterwards, none of another pick. */
export function useDrawnNumbers({ pick, phase, pace, motionMs, round }: KenoProps): readonly number[] {
  const isMoving = phase === 'moving' && pace !== 'reduced';
  const progress = useProgress(isMoving, motionMs);
  const isOfPick = round !== null && isSamePick(round.pick, pick);
  const count = Math.min(DRAWN, Math.floor(progress * (DRAWN + 1)));
  const drawn = isOfPick ? round.seen.drawn.slice(0, count) : NONE;
  const last = isMoving ? drawn.at(-1) : undefined;
  const isHit = last !== undefined && pick.numbers.includes(last);
  useEffect(() => {
    if (last === undefined) return;
    playSound(isHit ? 'chip' : 'count');
    if (isHit) vibrate(HIT_MS);
  }, [last, isHit]);
  return drawn;
}
