import { useEffect, useState } from 'react';
import { useSite } from '../site.ts';
import { COUNTDOWN_TICK_MS, countdownEnd, secondsLeft } from './sms-countdown.rules.ts';

/** Specification section 4: seconds until the next code, from the server's expirationTime; null when it may be sent. */
export function useSmsCountdown() {
  const { clock } = useSite();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    if (endsAt === null) return;
    const tick = () => {
      const left = secondsLeft({ endsAt, now: clock.now() });
      setSeconds(left);
      if (left === null) setEndsAt(null);
    };
    tick();
    const ticking = setInterval(tick, COUNTDOWN_TICK_MS);
    return () => clearInterval(ticking);
  }, [endsAt, clock]);
  return {
    seconds,
    start: (expirationTime: number) => setEndsAt(countdownEnd({ expirationTime, now: clock.now() })),
  };
}
