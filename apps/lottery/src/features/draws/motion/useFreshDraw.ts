import { useState } from 'react';
import type { OpenedHere } from '../../../parts/issue/issue.rules.ts';
import { usePage } from '../../../platform/page.ts';
import { isWorthWatching } from './motion.rules.ts';

/**
 * The draw that came while the page was open, and so is worth watching. The one that was there at first is no news, and
 * neither is one that a sleeping phone missed; who asked the device for less motion has it told at once.
 */
export function useFreshDraw(opened: OpenedHere | null) {
  const { clock } = usePage();
  const last = opened?.last ?? null;
  const [seen, setSeen] = useState<string | null>(null);
  const [watched, setWatched] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  if (opened && last && last.numero !== seen) {
    setSeen(last.numero);
    const isNews = seen !== null && isWorthWatching(last.drawsAt, clock.now() + opened.offsetMs);
    if (isNews && !wantsLessMotion()) setWatched(last.numero);
    else if (seen !== null) setTold(last.numero);
  }
  return {
    isRevealing: watched !== null && watched === last?.numero,
    /** The issue whose result was news to this device: it is said once. */
    told,
    onDone() {
      setWatched(null);
      setTold(watched);
    },
  };
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
