import { useEffect, useState } from 'react';
import { playSound } from '../platform/sound.ts';
import type { SicBoProps } from './sic-bo-props.ts';

/** Faces that flash by while the dice are shaken; they mean nothing. */
const FLASHES = [
  [3, 5, 2],
  [6, 1, 4],
  [2, 3, 6],
  [5, 4, 1],
  [1, 6, 3],
  [4, 2, 5],
] as const;
const FLASH_MS = 85;
/** The share of the motion after which the dice lie and the dome is lifted. */
const LIES_AT = 0.6;
const FIRST = [1, 2, 3] as const;

type Shown = { dice: readonly number[]; isShaken: boolean; isLifted: boolean };

/** The dice as they are to be drawn: shaken until the roll is known and some time longer, then as they fell. */
export function useShaking({ phase, pace, motionMs, round, past }: SicBoProps): Shown {
  const [flash, setFlash] = useState(0);
  const [lying, setLying] = useState<string | null>(null);
  const id = round?.id ?? null;
  const isMoving = phase === 'moving' && pace !== 'reduced';
  const isShaken = (phase === 'asking' && pace !== 'reduced') || (isMoving && lying !== id);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => {
      setLying(id);
      playSound('stop');
    }, motionMs * LIES_AT);
    return () => clearTimeout(timer);
  }, [isMoving, id, motionMs]);
  useEffect(() => {
    if (!isShaken) return;
    const timer = setInterval(() => {
      setFlash((now) => (now + 1 < FLASHES.length ? now + 1 : 0));
      playSound('count');
    }, FLASH_MS);
    return () => clearInterval(timer);
  }, [isShaken]);
  if (isShaken) return { dice: FLASHES[flash] ?? FIRST, isShaken, isLifted: false };
  const isKnown = round !== null && (isMoving || phase === 'shown');
  return { dice: isKnown ? round.seen.dice : (past[0]?.seen.dice ?? FIRST), isShaken, isLifted: isKnown };
}
