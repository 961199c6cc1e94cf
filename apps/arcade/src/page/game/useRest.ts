import { useCallback, useEffect, useRef, useState } from 'react';

/** A rest of what had no answer: over when the network is back, or when the player wants it. */
export function useRest(onRest: () => void) {
  const [isResting, setResting] = useState(false);
  const end = useRef<(() => void) | null>(null);
  const wake = useCallback(() => {
    end.current?.();
    end.current = null;
    setResting(false);
  }, []);
  useEffect(() => {
    addEventListener('online', wake);
    return () => removeEventListener('online', wake);
  }, [wake]);
  return {
    isResting,
    wake,
    rest(): Promise<void> {
      setResting(true);
      onRest();
      return new Promise((resolve) => {
        end.current = resolve;
      });
    },
  };
}
