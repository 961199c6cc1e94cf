import { useState } from 'react';
import { recall, remember } from '../platform/memory.ts';
import { useReducedMotion } from '../platform/motion.ts';
import type { Pace } from './mechanic-page.ts';

const STORED = 'ARCADE_TURBO';

/** How fast the stage moves: as the player wishes, where the site allows it. */
export function usePace(hasTurbo: boolean) {
  const isReduced = useReducedMotion();
  const [isTurbo, setTurbo] = useState(() => recall(STORED) === 'on');
  const pace: Pace = isReduced ? 'reduced' : isTurbo && hasTurbo ? 'turbo' : 'normal';
  return {
    pace,
    isTurbo,
    setTurbo: (isOn: boolean) => {
      setTurbo(isOn);
      remember(STORED, isOn ? 'on' : 'off');
    },
  };
}
