import type { JsonObject } from '@parlour/game-rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableState } from '../../tables/table-state.ts';
import { askUntil, askUntilAnswered } from '../game/ask.ts';
import { withRound } from '../game/round.rules.ts';
import { useRest } from '../game/useRest.ts';
import { type Calls, errorKey, type RoundView, type SessionView } from '../platform/calls.ts';
import type { Site } from '../platform/parent.ts';
import { isRefunded, slipOf } from './seat.rules.ts';

type ErrorKey = ReturnType<typeof errorKey>;
type Needs = { calls: Calls; site: Site; first: SessionView; state: TableState | null };

/** How often a bet is asked for whose round is over. */
const END_EVERY_MS = 400;
const UNSETTLED: readonly RoundView['state'][] = ['placed', 'open', 'drawn', 'cancelling'];

/** A player at a table: the bets they have on the present round, what they can do with them, and what came of them. */
export function useSeat({ calls, site, first, state }: Needs) {
  const [session, setSession] = useState(first);
  const [error, setError] = useState<ErrorKey | null>(null);
  const [refunded, setRefunded] = useState<RoundView | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** State updates too late to catch a second tap. */
  const isBusy = useRef(false);
  const asked = useRef(new Set<string>());
  const { isResting, rest, wake } = useRest(() => setError('arcade.error.unanswered'));

  const refresh = useCallback(() => {
    calls.balance().then(
      (answer) => setSession((known) => ({ ...known, ...answer })),
      // The next bet or refresh asks again.
      () => {},
    );
  }, [calls]);
  useEffect(() => site.listen(refresh), [site, refresh]);

  const slip = slipOf(session.history, state?.id ?? null);
  const hasOpen = slip?.state === 'open' || slip?.state === 'placed';
  useEffect(() => site.tell({ kind: 'round', isOpen: hasOpen }), [site, hasOpen]);

  /** What became of a bet whose round is over, on whichever page it was placed. */
  const learn = useCallback(
    async (before: RoundView) => {
      const { id } = before;
      if (asked.current.has(id)) return;
      asked.current.add(id);
      const isNews = ({ state }: RoundView) => state !== before.state;
      const round = await askUntil(() => calls.round(id), isNews, END_EVERY_MS);
      asked.current.delete(id);
      if (round) setSession((known) => withRound(known, round));
      if (round && isRefunded(before, round)) setRefunded(round);
      refresh();
    },
    [calls, refresh],
  );
  const isOver = state?.phase === 'over' || state?.phase === 'waiting';
  const present = state?.id ?? null;
  useEffect(() => {
    for (const round of session.history) {
      if (round.tableRoundId === null || (round.tableRoundId === present && !isOver)) continue;
      if (UNSETTLED.includes(round.state)) void learn(round);
    }
  }, [session.history, present, isOver, learn]);

  /** One thing at a time. After a refusal the service tells what is on the table. */
  async function run(work: () => Promise<RoundView>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setAsking(true);
    setError(null);
    setRefunded(null);
    try {
      const round = await work();
      setError(null);
      setSession((known) => withRound(known, round));
      return true;
    } catch (failure) {
      setError(errorKey(failure));
      const fresh = await calls.session().catch(() => null);
      if (fresh) setSession(fresh);
      return false;
    } finally {
      isBusy.current = false;
      setAsking(false);
    }
  }
  return {
    session,
    slip,
    error,
    /** The last bet, if the house gave it back; until the next one. */
    refunded,
    isAsking,
    /** An order had no answer for long. It is kept, and repeated with the network or by this. */
    tryAgain: isResting ? wake : null,
    forgetError: useCallback(() => setError(null), []),
    keep: useCallback(
      (changes: Partial<SessionView>) => setSession((known) => ({ ...known, ...changes })),
      [],
    ),
    /** Places a bet, or adds to the one that is there: `all` is what is bet then. */
    bet({ stake, all }: { stake: string; all: JsonObject }): Promise<boolean> {
      if (!slip) {
        const roundId = crypto.randomUUID();
        return ask(() => calls.play({ roundId, stake, pick: all }));
      }
      const step = { raise: { staked: slip.staked, stake, pick: all } };
      return ask(() => calls.step(slip.id, { index: 0, step }));
    },
    /** Takes the last bet back. */
    undo(): Promise<boolean> {
      if (!slip) return Promise.resolve(false);
      return ask(() => calls.step(slip.id, { index: 0, step: { undo: slip.staked } }));
    },
  };

  function ask(call: () => Promise<RoundView>): Promise<boolean> {
    return run(() => askUntilAnswered(call, () => setError('arcade.error.offline'), rest));
  }
}
