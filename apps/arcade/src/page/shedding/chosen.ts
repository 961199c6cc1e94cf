import { useSyncExternalStore } from 'react';

/** Cards that are about to be played: chosen in the hand, played by a button elsewhere. */
let chosen: readonly number[] = [];
const listeners = new Set<() => void>();

export function useChosen(held: readonly number[]): readonly number[] {
  const all = useSyncExternalStore(listen, () => chosen);
  return all.filter((card) => held.includes(card));
}

export function choose(cards: readonly number[]): void {
  chosen = cards;
  for (const hear of listeners) hear();
}

export function toggle(card: number): void {
  choose(chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card]);
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
