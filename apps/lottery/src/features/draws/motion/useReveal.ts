import { useEffect, useEffectEvent, useState } from 'react';
import { durationOf, type MotionKind, REST_MS } from './motion.rules.ts';

type Asked = { kind: MotionKind; numbers: number; onDone: () => void };

/**
 * Runs a reveal, leaves its result there for a moment, and is done. It goes by the clock and not by what was painted: a
 * tab in the background paints nothing, and its result must not wait.
 */
export function useReveal({ kind, numbers, onDone }: Asked): boolean {
  const [isRunning, setRunning] = useState(true);
  const end = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(
      () => (isRunning ? setRunning(false) : end()),
      isRunning ? durationOf(kind, numbers) : REST_MS,
    );
    return () => clearTimeout(timer);
  }, [isRunning, kind, numbers]);
  return isRunning;
}
