import type { JsonObject } from '@parlour/game-rules';
import { useEffect, useState } from 'react';
import type { HandView } from '../../card-tables/card-wire.ts';
import type { CardGamePage } from './card-game-page.ts';

/** What is drawn of a hand: where it ended without its players, the way there is shown first. */
export function useStages(
  hand: HandView | null,
  page: CardGamePage,
): { game: JsonObject | null; isStaged: boolean } {
  const key = hand ? `${hand.id} ${hand.actions} ${hand.phase}` : '';
  const [shown, setShown] = useState({ key: '', place: 0 });
  /** A page that was opened after the hand was over shows its end at once. */
  const [seen, setSeen] = useState<string | null>(null);
  if (hand && hand.phase === 'playing' && seen !== hand.id) setSeen(hand.id);
  const stages = hand?.phase === 'over' && seen === hand.id ? (page.stages?.(hand.game) ?? []) : [];
  const place = shown.key === key ? shown.place : 0;
  const stage = stages[place];
  const waitMs = stage?.ms ?? null;
  useEffect(() => {
    if (waitMs === null) return;
    const timer = setTimeout(() => setShown({ key, place: place + 1 }), waitMs);
    return () => clearTimeout(timer);
  }, [key, place, waitMs]);
  return { game: stage?.game ?? hand?.game ?? null, isStaged: stage !== undefined };
}
