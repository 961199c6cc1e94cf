import { useCallback, useEffect, useRef, useState } from 'react';
import type { DicePick } from '../games/dice.rules.ts';
import { CallFailed, type Calls, errorKey, type RoundEvidence, type SessionView } from './platform/calls.ts';
import { pageClock } from './platform/clock.ts';
import type { Site } from './platform/parent.ts';

type ErrorKey = ReturnType<typeof errorKey>;
/** How long the dice roll, however fast the answer is. */
const ROLL_MS = 600;
const TRY_AGAIN_MS = 1_500;
const TRIES_MAX = 20;

/** The page's state, and its one action: playing rounds one after another. */
export function useGame(calls: Calls, site: Site) {
  const [session, setSession] = useState<SessionView | null>(null);
  const [error, setError] = useState<ErrorKey | null>(null);
  const [isRolling, setRolling] = useState(false);
  const [last, setLast] = useState<RoundEvidence | null>(null);
  /** State updates too late to catch a second tap. */
  const isBusy = useRef(false);

  const load = useCallback(async () => {
    try {
      setSession(await calls.session());
      setError(null);
      site.tell({ kind: 'ready' });
    } catch (failure) {
      setError(errorKey(failure));
    }
  }, [calls, site]);

  useEffect(() => {
    void load();
    return site.listen(() => void load());
  }, [load, site]);

  const keep = (changes: Partial<SessionView>) => setSession((known) => known && { ...known, ...changes });

  function settle(round: RoundEvidence): void {
    setLast(round);
    setSession((known) => {
      if (!known) return known;
      const others = known.history.filter(({ id }) => id !== round.id);
      return { ...known, history: [round, ...others], balance: round.balance ?? known.balance };
    });
  }

  /** Repeats the same round until there is an answer: its id makes it one round. */
  async function ask(order: { roundId: string; stake: string; pick: DicePick }): Promise<RoundEvidence> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await calls.play(order);
      } catch (failure) {
        const isOffline = failure instanceof CallFailed && failure.code === 'offline';
        if (!isOffline || tries === TRIES_MAX) throw failure;
        setError('arcade.error.offline');
        await pageClock.sleep(TRY_AGAIN_MS);
      }
    }
  }

  /** Polls a win that the wallet has not confirmed yet. */
  async function follow(round: RoundEvidence): Promise<void> {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      await pageClock.sleep(TRY_AGAIN_MS);
      const now = await calls.round(round.id).catch(() => null);
      if (now && now.state !== 'drawn') return settle(now);
    }
  }

  async function play(stake: string, pick: DicePick): Promise<RoundEvidence | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    site.tell({ kind: 'round', isOpen: true });
    setRolling(true);
    setError(null);
    const startedAt = pageClock.now();
    try {
      const round = await ask({ roundId: crypto.randomUUID(), stake, pick });
      setError(null);
      await pageClock.sleep(Math.max(0, ROLL_MS - (pageClock.now() - startedAt)));
      settle(round);
      if (round.state === 'drawn') void follow(round);
      return round;
    } catch (failure) {
      setError(errorKey(failure));
      calls.balance().then(keep, () => {});
      return null;
    } finally {
      isBusy.current = false;
      site.tell({ kind: 'round', isOpen: false });
      setRolling(false);
    }
  }

  return { session, error, isRolling, last, load, play, keep };
}
