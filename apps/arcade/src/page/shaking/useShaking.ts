import { useEffect, useState } from 'react';
import type { PlayProps } from '../game/mechanic-page.ts';
import { playSound, vibrate } from '../platform/sound.ts';

/** Faces that flash by while dice are shaken; they mean nothing. */
const FLASHES = [
  [3, 5, 2],
  [6, 1, 4],
  [2, 3, 6],
  [5, 4, 1],
  [1, 6, 3],
  [4, 2, 5],
] as const;
const FLASH_MS = 85;
/** The share of the motion after which everything lies and can be seen. */
const LIES_AT = 0.6;
const TICK_MS = 12;

type Needs<Seen> = Pick<
  PlayProps<unknown, unknown, never, Seen>,
  'phase' | 'pace' | 'motionMs' | 'round' | 'past'
>;
export type Shaking<Seen> = {
  isShaken: boolean;
  /** The result can be seen. */
  isLifted: boolean;
  flash: readonly number[];
  /** What lies there: the result once it can be seen, until then that of the last round. */
  fallen: Seen | null;
};

/** How things are to be drawn: shaken until the result is known and some time longer, then as they fell. */
export function useShaking<Seen>(
  { phase, pace, motionMs, round, past }: Needs<Seen>,
  liesAt = LIES_AT,
): Shaking<Seen> {
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
    }, motionMs * liesAt);
    return () => clearTimeout(timer);
  }, [isMoving, id, motionMs, liesAt]);
  useEffect(() => {
    if (!isShaken) return;
    const timer = setInterval(() => {
      setFlash((now) => (now + 1 < FLASHES.length ? now + 1 : 0));
      playSound('count');
    }, FLASH_MS);
    return () => clearInterval(timer);
  }, [isShaken]);
  const isShown = phase === 'shown';
  useEffect(() => {
    if (isShown) vibrate(TICK_MS);
  }, [isShown]);
  const isLifted = !isShaken && round !== null && (isMoving || isShown);
  return {
    isShaken,
    isLifted,
    flash: FLASHES[flash] ?? FLASHES[0],
    fallen: (isLifted ? round : past[0])?.seen ?? null,
  };
}
