import type { BaccaratSeen } from '@parlour/game-rules/baccarat';
import type { Pace } from '../game/mechanic-page.ts';
import { timeDeals } from '../table/deal-times.ts';

export type Side = 'player' | 'banker';

/** The sides in the order in which they get their cards: two each in turn, then third cards. */
export function listDeals({ player, banker }: BaccaratSeen): Side[] {
  return [
    'player',
    'banker',
    'player',
    'banker',
    ...player.slice(2).map((): Side => 'player'),
    ...banker.slice(2).map((): Side => 'banker'),
  ];
}

/** The hands after so many of the deals. */
export function layCards(seen: BaccaratSeen, deals: readonly Side[]): BaccaratSeen {
  const countOf = (side: Side) => deals.filter((each) => each === side).length;
  return {
    player: seen.player.slice(0, countOf('player')),
    banker: seen.banker.slice(0, countOf('banker')),
  };
}

/** Third cards are waited for. */
export function timeBaccarat(deals: readonly Side[], pace: Pace) {
  return timeDeals(
    deals.map((_, index) => (index < 4 ? 'next' : 'pause')),
    pace,
  );
}
