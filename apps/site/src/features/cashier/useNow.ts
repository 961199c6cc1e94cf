import { SECOND_MS } from '@parlour/clock/durations';
import { useState } from 'react';
import { useRepeatWhileVisible } from '../../platform/loading/useRepeatWhileVisible.ts';
import { useSite } from '../../platform/site.ts';

/** The time, updated every second while running. */
export function useNow(isRunning: boolean): number {
  const { clock } = useSite();
  const [now, setNow] = useState(() => clock.now());
  useRepeatWhileVisible(isRunning ? SECOND_MS : null, () => setNow(clock.now()));
  return now;
}
