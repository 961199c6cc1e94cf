import { startTransition, useEffect, useState } from 'react';

/**
 * The value as it was in the last frame on the screen: what takes long to work out of it begins when the tap that
 * changed it is seen. A deferred value alone begins before, and where a hundred thousand bets are counted the frame waits.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      // A frame is on the screen when the task after it begins.
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
