import { useCallback, useRef, useState } from 'react';
import type { CardLobby } from '../../card-tables/card-wire.ts';
import { askUntilAnswered } from '../game/ask.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import { CallFailed } from '../platform/calls.ts';
import type { CardCalls, SitOrder } from './card-calls.ts';
import { cardErrorKey } from './card-errors.ts';

type ErrorKey = ArcadeKey;
export type Sitting = ReturnType<typeof useSitting>;

/** Where the player sits, and what they can do about it: one thing at a time. */
export function useSitting({
  calls,
  first,
  onMoney,
}: {
  calls: CardCalls;
  first: CardLobby;
  onMoney: () => void;
}) {
  const [lobby, setLobby] = useState(first);
  const [error, setError] = useState<ErrorKey | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** State updates too late to catch a second tap. */
  const isBusy = useRef(false);

  const refresh = useCallback(() => {
    calls.lobby().then(setLobby, () => {
      // It is asked again soon.
    });
  }, [calls]);

  const run = useCallback(
    async (call: () => Promise<CardLobby>): Promise<CardLobby | null> => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setAsking(true);
      setError(null);
      try {
        const told = await askUntilAnswered(call, () => setError('arcade.error.offline'));
        setLobby(told);
        setError(null);
        onMoney();
        return told;
      } catch (failure) {
        setError(cardErrorKey(failure));
        if (!(failure instanceof CallFailed && failure.code === 'offline')) refresh();
        return null;
      } finally {
        isBusy.current = false;
        setAsking(false);
      }
    },
    [onMoney, refresh],
  );

  return {
    lobby,
    sitting: lobby.sitting,
    error,
    isAsking,
    refresh,
    forgetError: useCallback(() => setError(null), []),
    sit: (order: SitOrder) => run(() => calls.sit(order)),
    topUp: (order: { topUpId: string; amount: string }) => run(() => calls.topUp(order)),
    setAway: (isAway: boolean) => run(() => calls.setAway(isAway)),
    leave: () => run(calls.leave),
  };
}
