import { useState } from 'react';
import type { Phase } from '../game/mechanic-page.ts';

/** The round that lay on the table before a new one was asked for: it is cleared away while the answer is awaited. */
export function useSwept<Round>(round: Round | null, phase: Phase): Round | null {
  const [last, setLast] = useState(round);
  if (round !== null && round !== last) setLast(round);
  return phase === 'asking' && round === null ? last : null;
}
