import { useEffect, useState } from 'react';

/** The typed value after a pause, so that not every letter is sent to the server. */
export function useRested<Value extends string | null>(typed: Value, restMs: number): Value | null {
  const [rested, setRested] = useState<Value | null>(null);
  useEffect(() => {
    const resting = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(resting);
  }, [typed, restMs]);
  return rested === typed ? rested : null;
}
