import { type RefObject, useEffect, useRef } from 'react';

/** A tap on the board ends its motion, where that is allowed. The action does the same for those who use keys. */
export function useSkipByTap(end: (() => void) | null): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = board.current;
    if (!element || !end) return;
    element.addEventListener('pointerdown', end);
    return () => element.removeEventListener('pointerdown', end);
  }, [end]);
  return board;
}
