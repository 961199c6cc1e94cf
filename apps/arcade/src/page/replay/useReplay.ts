import { useCallback, useEffect, useState } from 'react';
import type { Phase } from '../game/mechanic-page.ts';

/** How long a bet or a step is under way, and how long its result stays before the next step. */
const ASKING_MS = 500;
const REST_MS = 1_100;

/** Where a replay is: in which turn of the round, and how far the stage has moved towards it. */
export type At = { turn: number; phase: Exclude<Phase, 'idle'>; isRunning: boolean };

const START: At = { turn: 0, phase: 'asking', isRunning: true };

/** Plays the turns of a round one after the other, as they were seen. */
export function useReplay(turns: number, motionMsOf: (turn: number) => number) {
  const [at, setAt] = useState(START);
  const { turn, phase, isRunning } = at;
  const last = turns - 1;
  const waitMs = phase === 'asking' ? ASKING_MS : phase === 'moving' ? motionMsOf(turn) : REST_MS;
  const isWaiting = phase !== 'shown' || (isRunning && turn < last);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setAt(nextOf(at)), waitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, waitMs, at]);
  return {
    ...at,
    isOver: phase === 'shown' && turn === last,
    endMotion: useCallback(
      () => setAt((known) => (known.phase === 'moving' ? { ...known, phase: 'shown' } : known)),
      [],
    ),
    restart: () => setAt(START),
    /** Stands still at a turn. */
    stopAt: (wanted: number) =>
      setAt({ turn: Math.min(Math.max(0, wanted), last), phase: 'shown', isRunning: false }),
  };
}

function nextOf(at: At): At {
  if (at.phase === 'asking') return { ...at, phase: 'moving' };
  if (at.phase === 'moving') return { ...at, phase: 'shown' };
  return { ...at, turn: at.turn + 1, phase: 'asking' };
}
