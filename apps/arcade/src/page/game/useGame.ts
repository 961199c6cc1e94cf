import type { JsonObject } from '@parlour/game-rules';
import { type Amount, amountOf } from '@parlour/money';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Calls,
  errorKey,
  type RoundEvidence,
  type RoundView,
  type SessionView,
} from '../platform/calls.ts';
import { pageClock } from '../platform/clock.ts';
import type { Site } from '../platform/parent.ts';
import { askUntil, askUntilAnswered } from './ask.ts';
import type { Phase } from './mechanic-page.ts';
import { withRound } from './round.rules.ts';
import { useRest } from './useRest.ts';

type ErrorKey = ReturnType<typeof errorKey>;
/** What is on the stage. */
export type Table = { phase: Phase; round: RoundView | null; before: JsonObject | null };
type Needs = {
  calls: Calls;
  site: Site;
  first: SessionView;
  motionMsOf: (round: RoundView, before: JsonObject | null) => number;
};

const EMPTY: Table = { phase: 'idle', round: null, before: null };
const NOTHING_HELD = 0n;
/** How often a round is asked for that ends by itself. */
const END_EVERY_MS = 400;
/** A shorter rest is over before it is seen. */
const REST_SHOWN_MS = 300;

export type GameState = ReturnType<typeof useGame>;

/**
 * The page's state and its two actions: placing a round, and a step of an open one. An answer is held back until the
 * stage has moved: before that, no balance, no list and no message to the site gives the result away.
 */
export function useGame({ calls, site, first, motionMsOf }: Needs) {
  const [session, setSession] = useState(first);
  const [table, setTable] = useState<Table>(EMPTY);
  const [error, setError] = useState<ErrorKey | null>(null);
  const [restMs, setRestMs] = useState(0);
  const [held, setHeld] = useState<Amount>(NOTHING_HELD);
  /** State updates too late to catch a second tap. */
  const isBusy = useRef(false);
  const isStale = useRef(false);
  /** When the last order was answered. */
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  const endHold = useRef<(() => void) | null>(null);
  /** Nobody knows what became of the last order: none is made before the session has told. */
  const isUnsure = useRef(false);
  const { isResting, rest, wake } = useRest(() => setError('arcade.error.unanswered'));

  const keep = useCallback(
    (changes: Partial<SessionView>) => setSession((known) => ({ ...known, ...changes })),
    [],
  );
  const refresh = useCallback(() => {
    isStale.current = isBusy.current;
    // The next round or refresh asks again.
    if (!isBusy.current) calls.balance().then(keep, () => {});
  }, [calls, keep]);

  useEffect(() => site.listen(refresh), [site, refresh]);

  function holdBack(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        endHold.current = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      endHold.current = end;
    });
  }

  /** Moves the stage to the answer, then lets everything else know it. */
  async function show(round: RoundEvidence, before: JsonObject | null): Promise<RoundEvidence> {
    setError(null);
    if (round.seen !== null) {
      setTable({ phase: 'moving', round, before });
      await holdBack(motionMsOf(round, before));
      setTable({ phase: 'shown', round, before });
    } else {
      setTable(EMPTY);
      setError('arcade.error.wallet_away');
    }
    settle(round);
    if (round.state === 'drawn') void follow(round.id);
    return round;
  }

  function restAt(now: number): number {
    return Math.max(0, answeredAt.current + session.pace.leastMs - now);
  }

  function settle(round: RoundEvidence): void {
    const rest = restAt(pageClock.now());
    if (rest > REST_SHOWN_MS) {
      setRestMs(rest);
      setTimeout(() => setRestMs(0), rest);
    }
    setHeld(NOTHING_HELD);
    setSession((known) => withRound(known, round));
  }

  /** A win that the wallet has not confirmed yet. */
  async function follow(id: string): Promise<void> {
    const round = await askUntil(
      () => calls.round(id),
      ({ state }) => state !== 'drawn',
    );
    if (!round) return;
    setSession((known) => withRound(known, { ...round, balance: null }));
    setTable((known) => (known.round?.id === id ? { ...known, round } : known));
    refresh();
  }

  /** One thing at a time; what fails leaves the stage as it was. */
  async function run(table: Table, work: () => Promise<RoundEvidence>): Promise<RoundEvidence | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setError(null);
    site.tell({ kind: 'round', isOpen: true });
    let isOpen = table.round?.state === 'open';
    try {
      if (isUnsure.current) {
        isOpen = await reload(table.round);
        return null;
      }
      const round = await work();
      isOpen = round.state === 'open';
      return round;
    } catch (failure) {
      setError(errorKey(failure));
      setHeld(NOTHING_HELD);
      setTable(table);
      isOpen = await reload(table.round);
      return null;
    } finally {
      isBusy.current = false;
      if (!isOpen) site.tell({ kind: 'round', isOpen: false });
      if (isStale.current) refresh();
    }
  }

  /** After a refusal: the service knows what is on the table, and what became of the bet. */
  async function reload(shown: RoundView | null): Promise<boolean> {
    const fresh = await askUntilAnswered(calls.session, tellOffline, rest).catch((failure) => {
      setError(errorKey(failure));
      return null;
    });
    isUnsure.current = fresh === null;
    if (fresh) setSession(fresh);
    if (fresh?.open) await resume(fresh.open);
    else if (fresh && shown?.state === 'open') {
      // Another tab has ended it, or the house.
      const ended = fresh.history.find(({ id }) => id === shown.id);
      setTable(ended?.isOver ? { phase: 'shown', round: ended, before: shown.seen } : EMPTY);
    }
    return fresh?.open?.state === 'open';
  }

  async function resume(open: RoundEvidence): Promise<void> {
    if (open.state === 'open' || open.isOver) {
      setTable({ phase: 'shown', round: open, before: null });
      if (open.state === 'open') site.tell({ kind: 'round', isOpen: true });
      if (open.state === 'drawn') void follow(open.id);
      return;
    }
    isBusy.current = true;
    setTable({ phase: 'asking', round: null, before: null });
    const round = await askUntil(
      () => calls.round(open.id),
      ({ state }) => state !== 'placed',
    );
    if (round) await show(round, null);
    else setTable(EMPTY);
    isBusy.current = false;
  }

  const hasResumed = useRef(false);
  useEffect(() => {
    if (hasResumed.current || !first.open) return;
    hasResumed.current = true;
    void resume(first.open);
  });

  const isOpen = table.round?.state === 'open';
  return {
    session,
    table,
    error,
    held,
    /** A round is open and waits for its player. */
    isOpen,
    isBusy: table.phase === 'asking' || table.phase === 'moving',
    /** An order had no answer for long. It is kept, and repeated with the network or by this. */
    tryAgain: isResting ? wake : null,
    keep,
    /** What was refused is of no interest once the bet is another. */
    forgetError: useCallback(() => setError(null), []),
    /** Ends the present motion: a tap of the player, or the stage itself. */
    endMotion: useCallback(() => endHold.current?.(), []),
    /** The time until the next round may start, where one has to wait for it. */
    restMs,
    /** Null if it was not placed. Resolves when the stage shows the result. */
    play(stake: string, pick: JsonObject, rewardId?: string): Promise<RoundEvidence | null> {
      if (isOpen) return Promise.resolve(null);
      return run(table, async () => {
        setTable({ phase: 'asking', round: null, before: null });
        setHeld(rewardId ? NOTHING_HELD : amountOf(stake));
        await pageClock.sleep(restAt(pageClock.now()));
        const order = { roundId: crypto.randomUUID(), stake, pick, rewardId };
        const answered = askUntilAnswered(() => calls.play(order), tellOffline, rest);
        // The service counts from when the order reached it: on a slow connection much later than it was sent.
        const round = await answered.finally(() => {
          answeredAt.current = pageClock.now();
        });
        return show(round, null);
      });
    },
    /** How a round ended that needed no step for it. */
    end(): Promise<RoundEvidence | null> {
      const { round } = table;
      if (!round || !isOpen) return Promise.resolve(null);
      return run(table, async () => {
        setTable({ ...table, phase: 'asking' });
        const askEnd = () =>
          askUntil(
            () => calls.round(round.id),
            ({ state }) => state !== 'open',
            END_EVERY_MS,
          );
        let ended = await askEnd();
        for (; !ended; ended = await askEnd()) await rest();
        // A round that was taken back has nothing to show.
        return show(ended.isOver ? ended : { ...ended, seen: null }, round.seen);
      });
    },
    /** Forgets the round on the stage, if it is over. */
    clear(): void {
      if (!isBusy.current && !isOpen) setTable(EMPTY);
    },
    step(step: JsonObject): Promise<RoundEvidence | null> {
      const { round } = table;
      if (!round || !isOpen) return Promise.resolve(null);
      return run(table, async () => {
        setTable({ ...table, phase: 'asking' });
        const order = { index: round.steps.length, step };
        const answered = askUntilAnswered(() => calls.step(round.id, order), tellOffline, rest);
        return show(await answered, round.seen);
      });
    },
  };

  function tellOffline(): void {
    setError('arcade.error.offline');
  }
}
