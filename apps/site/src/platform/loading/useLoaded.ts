import { CallRefused } from '@parlour/client';
import { useCallback, useEffect, useRef, useState } from 'react';

type Loaded<Value> = { value: Value | null; isFailed: boolean };

/** What a call answers, loaded when the page is drawn. `load` must stay the same function, or it loads again. */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, isFailed: false });
  const rounds = useRef(0);
  const reload = useCallback(() => {
    rounds.current += 1;
    const round = rounds.current;
    // An answer that was overtaken by a newer question is old news.
    const isCurrent = () => round === rounds.current;
    load().then(
      (value) => isCurrent() && setLoaded({ value, isFailed: false }),
      (error: unknown) => {
        if (!(error instanceof CallRefused)) reportError(error);
        if (isCurrent()) setLoaded((before) => ({ ...before, isFailed: true }));
      },
    );
  }, [load]);
  useEffect(() => {
    reload();
    return () => {
      rounds.current += 1;
    };
  }, [reload]);
  return { ...loaded, reload };
}
