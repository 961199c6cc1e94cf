import { useEffect, useEffectEvent, useState } from 'react';
import { durationOf, type MotionKind } from './motion.rules.ts';

type Asked = {
  kind: MotionKind;
  numbers: number;
  numero: string;
  isRevealing: boolean;
  onDone: () => void;
};

/**
 * Runs a reveal once for each draw. It ends by the clock and not by what was painted: a tab in the background paints
 * nothing, and its result must not wait. Whoever asked their device for less motion sees the result at once.
 */
export function useReveal({ kind, numbers, numero, isRevealing, onDone }: Asked) {
  const [doneNumero, setDoneNumero] = useState<string | null>(null);
  const isRunning = isRevealing && doneNumero !== numero && !wantsLessMotion();
  const end = useEffectEvent(() => {
    setDoneNumero(numero);
    onDone();
  });
  useEffect(() => {
    if (!isRevealing || doneNumero === numero) return;
    const timer = setTimeout(() => end(), wantsLessMotion() ? 0 : durationOf(kind, numbers));
    return () => clearTimeout(timer);
  }, [isRevealing, doneNumero, numero, kind, numbers]);
  return {
    isRunning,
    /** Whether this device watched the draw: then the result is news, and is said once. */
    isTold: doneNumero === numero,
    skip() {
      setDoneNumero(numero);
      onDone();
    },
  };
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
