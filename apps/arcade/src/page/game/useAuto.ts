import { type Amount, amountOf } from '@parlour/money';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RoundView } from '../platform/calls.ts';
import { pageClock } from '../platform/clock.ts';

/** The three ends of automatic play: none of them can be left out. */
export type AutoPlan = { rounds: number; lossMax: Amount; winMax: Amount };
export const AUTO_ROUNDS = [10, 25, 50, 100] as const;

type Needs = {
  /** The stake of each round. */
  stake: Amount | null;
  play: () => Promise<RoundView | null>;
  /** How long a result stays before the next round. */
  restMsOf: (round: RoundView) => number;
  /** Whether something came of the round that ends automatic play. */
  isLast: (round: RoundView) => boolean;
};

/** Plays one round after another until the plan, the player or anything unusual ends it. */
export function useAuto({ stake, play, restMsOf, isLast }: Needs) {
  const [left, setLeft] = useState<number | null>(null);
  const isStopped = useRef(true);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);

  useEffect(() => {
    const stopHidden = () => document.hidden && stop();
    document.addEventListener('visibilitychange', stopHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopHidden);
      stop();
    };
  }, [stop]);

  /** A round begins with what is true by then, not by the start. */
  const now = useRef({ stake, play, restMsOf, isLast });
  useEffect(() => {
    now.current = { stake, play, restMsOf, isLast };
  });

  async function start({ rounds, lossMax, winMax }: AutoPlan): Promise<void> {
    if (!isStopped.current) return;
    isStopped.current = false;
    let lost = 0n;
    for (let remaining = rounds; remaining > 0 && !isStopped.current; remaining -= 1) {
      const next = now.current.stake;
      if (next === null || lost + next > lossMax) break;
      setLeft(remaining);
      const round = await now.current.play();
      if (!round || round.payout === null) break;
      const won = amountOf(round.payout);
      lost += amountOf(round.staked) - won;
      if (won >= winMax || now.current.isLast(round)) break;
      setLeft(remaining - 1);
      await pageClock.sleep(now.current.restMsOf(round));
    }
    isStopped.current = true;
    setLeft(null);
  }

  return { left, isRunning: left !== null, start, stop };
}
