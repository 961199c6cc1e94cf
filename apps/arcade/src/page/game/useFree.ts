import { amountOf } from '@parlour/money';
import { useState } from 'react';
import type { FreeRounds, SessionView } from '../platform/calls.ts';
import type { Stake } from './useStake.ts';

/** Asked at first; `over`: all were played, and their sum is shown. */
type Mode = 'asked' | 'on' | 'later' | 'over';
export type Free = ReturnType<typeof useFree>;

const leftOf = (free: FreeRounds | null): number => (free ? free.count - free.used : 0);

/** Rounds that cost nothing: their stake is given, and comes back to what it was when they are over. */
export function useFree({ session, stake }: { session: SessionView; stake: Stake }) {
  const [begun, setBegun] = useState<FreeRounds | null>(null);
  // Those that can be played no more, and were a moment ago.
  const free = session.free ?? begun;
  const [mode, setMode] = useState<Mode>(leftOf(session.free) > 0 && !session.open ? 'asked' : 'later');
  const [before, setBefore] = useState('');
  // Until it is left, also when none is left to play: nobody pays for a tap that was meant for a free round.
  const isOn = mode === 'on';

  function leave(next: Mode): void {
    if (isOn) stake.setTyped(before);
    setMode(next);
  }
  return {
    rounds: free,
    mode,
    isOn,
    left: leftOf(free),
    ask: leftOf(session.free) > 0 && !isOn ? () => setMode('asked') : null,
    start(): void {
      if (!free) return;
      setBegun(free);
      setBefore(stake.typed);
      stake.set(amountOf(free.value));
      setMode('on');
    },
    pause: () => leave('later'),
    /** After the last of them, once its result has been seen. */
    end: () => leave('over'),
  };
}
