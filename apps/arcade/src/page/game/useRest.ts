import { useEffect, useRef, useState } from 'react';
import { createRest, wakeWithNetwork } from './rest.ts';

/** The rest of a page's orders that had no answer. */
export function useRest(onRest: () => void) {
  const [isResting, setResting] = useState(false);
  const told = useRef(onRest);
  useEffect(() => {
    told.current = onRest;
  });
  const [{ rest, wake }] = useState(() =>
    createRest((isNow) => {
      setResting(isNow);
      if (isNow) told.current();
    }),
  );
  useEffect(() => wakeWithNetwork({ wake }), [wake]);
  return { isResting, rest, wake };
}
