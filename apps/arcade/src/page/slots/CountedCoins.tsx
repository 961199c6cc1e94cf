import { useEffect, useRef, useState } from 'react';
import type { Pace } from '../game/mechanic-page.ts';
import { pageClock } from '../platform/clock.ts';

type Props = { coins: number; pace: Pace; showCoins: (coins: number) => string };

const COUNT_MS = { normal: 600, turbo: 250, reduced: 0 } as const;

/** Money that counts up from what it was to what it is. */
export function CountedCoins({ coins, pace, showCoins }: Props) {
  const [shown, setShown] = useState(0);
  const from = useRef(0);
  const overMs = COUNT_MS[pace];
  useEffect(() => {
    const start = from.current;
    const startedAt = pageClock.now();
    let frame = requestAnimationFrame(draw);
    function draw(): void {
      const share = overMs === 0 ? 1 : Math.min(1, (pageClock.now() - startedAt) / overMs);
      from.current = Math.round(start + (coins - start) * (1 - (1 - share) ** 3));
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(draw);
    }
    return () => cancelAnimationFrame(frame);
  }, [coins, overMs]);
  return showCoins(shown);
}
