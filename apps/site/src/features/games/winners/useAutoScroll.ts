import { useEffect, useRef, useState } from 'react';

/** How long each winner stays on top. */
const STEP_MS = 3_000;

/** Scrolls a list row by row and starts over at the end; not while held, nor if the visitor prefers reduced motion. */
export function useAutoScroll({ isStopped, count }: { isStopped: boolean; count: number }) {
  const box = useRef<HTMLUListElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [canRun, setCanRun] = useState(false);

  useEffect(() => {
    const element = box.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setCanRun(count > 0 && !isStill && element !== null && element.scrollHeight > element.clientHeight);
  }, [count]);

  useEffect(() => {
    if (!canRun || isStopped || isHeld) return;
    const going = setInterval(() => box.current && goOn(box.current), STEP_MS);
    return () => clearInterval(going);
  }, [canRun, isStopped, isHeld]);

  return { box, canRun, hold: () => setHeld(true), release: () => setHeld(false) };
}

function goOn(list: HTMLUListElement): void {
  const height = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
  list.scrollTo({ top: isAtEnd ? 0 : list.scrollTop + height, behavior: 'smooth' });
}
