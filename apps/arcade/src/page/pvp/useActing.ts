import type { JsonObject } from '@parlour/game-rules';
import { useEffect, useRef, useState } from 'react';
import type { HandView } from '../../card-tables/card-wire.ts';
import { askUntilAnswered } from '../game/ask.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { CardCalls } from './card-calls.ts';
import { cardErrorKey } from './card-errors.ts';

type ErrorKey = ArcadeKey;

/** The player's actions in a hand: one at a time, and each for the state it was seen in. */
export function useActing(hand: HandView | null, calls: CardCalls) {
  const [error, setError] = useState<ErrorKey | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** The state that was acted on: a second tap, before the answer is drawn, does nothing. */
  const acted = useRef('');
  const state = hand ? `${hand.id} ${hand.actions}` : '';
  useEffect(() => {
    if (state !== acted.current) {
      setAsking(false);
      setError(null);
    }
  }, [state]);

  async function act(action: JsonObject): Promise<void> {
    if (!hand || acted.current === state) return;
    acted.current = state;
    setAsking(true);
    setError(null);
    try {
      await askUntilAnswered(
        () => calls.act(hand.id, { index: hand.actions, action }),
        () => setError('arcade.error.offline'),
      );
      setError(null);
    } catch (failure) {
      // What the table says next is how it stands; until then the player may try again.
      acted.current = '';
      setError(cardErrorKey(failure));
      setAsking(false);
    }
  }
  return { act, isAsking, error };
}
