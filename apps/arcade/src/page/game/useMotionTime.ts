import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Tells the style sheet how long the present motion lasts, as --motion. */
export function useMotionTime<Drawn extends HTMLElement>(motionMs: number): RefObject<Drawn | null> {
  const drawn = useRef<Drawn>(null);
  useLayoutEffect(() => drawn.current?.style.setProperty('--motion', `${motionMs}ms`), [motionMs]);
  return drawn;
}
