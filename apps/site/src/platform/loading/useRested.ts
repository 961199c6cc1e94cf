import { useEffect, useState } from 'react';

/** What is typed, once nothing was typed for so long: not every letter is a question to the server. */
export function useRested<Value extends string | null>(typed: Value, restMs: number): Value | null {
  const [rested, setRested] = useState<Value | null>(null);
  useEffect(() => {
    const resting = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(resting);
  }, [typed, restMs]);
  return rested === typed ? rested : null;
}
