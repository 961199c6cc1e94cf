import { type RefObject, useEffect, useRef } from 'react';
import { useSite } from '../../../platform/site.ts';
import { createThrottle } from '../../../platform/throttle.rules.ts';
import { MORE_THROTTLE_MS, MORE_WITHIN_PX } from './list.rules.ts';

/** Specification section 9: loads more within 300 px of the end of the list, at most once a second. */
export function useNearListEnd(
  end: RefObject<HTMLElement | null>,
  { isOpen, onNear }: { isOpen: boolean; onNear: () => void },
) {
  const { clock } = useSite();
  const throttle = useRef(createThrottle({ clock, everyMs: MORE_THROTTLE_MS }));
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!isOpen) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (!end.current || end.current.getBoundingClientRect().top > innerHeight + MORE_WITHIN_PX) return;
      const waitMs = throttle.current.waitMs();
      clearTimeout(waiting);
      if (waitMs > 0) {
        waiting = setTimeout(look, waitMs);
        return;
      }
      throttle.current.begin();
      near.current();
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      clearTimeout(waiting);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [isOpen, end]);
}
