import { useEffect } from 'react';
import type { HandView } from '../../card-tables/card-wire.ts';
import { askUntilAnswered } from '../game/ask.ts';
import type { CardCalls } from './card-calls.ts';
import { seedOf } from './hand-seeds.ts';

/** The page's own seed for each hand, sent once the deck is committed to: the house could not know it before. */
export function useHandSeed(
  hand: HandView | null,
  { you, calls }: { you: number | null; calls: CardCalls },
): void {
  const handId = hand?.phase === 'seeding' && you !== null ? hand.id : null;
  useEffect(() => {
    if (handId === null) return;
    // Without a seed of this page the hand is dealt with those of the others.
    askUntilAnswered(
      () => calls.seed(handId, seedOf(handId)),
      () => {},
    ).catch(() => {});
  }, [handId, calls]);
}
