import { useState } from 'react';

/**
 * Whether a result came while the page was open, so that its draw is worth watching; the one that was there at first is
 * no news. `numero`: of the newest issue with a result, null while it is not known.
 */
export function useFreshDraw(numero: string | null) {
  const [seen, setSeen] = useState(numero);
  if (seen === null && numero !== null) setSeen(numero);
  return {
    isRevealing: seen !== null && numero !== null && numero !== seen,
    onDone: () => setSeen(numero),
  };
}
