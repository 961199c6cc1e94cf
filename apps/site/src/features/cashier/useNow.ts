import { useState } from 'react';
import { useSite } from '../../platform/site.ts';
import { useEvery } from './useRepeatWhileVisible.ts';

const SECOND_MS = 1_000;

/** The time, second by second, while it matters. */
export function useNow(isRunning: boolean): number {
  const { clock } = useSite();
  const [now, setNow] = useState(() => clock.now());
  useEvery(isRunning ? SECOND_MS : null, () => setNow(clock.now()));
  return now;
}
