import { type BetsPick, STAKE } from '@parlour/game-rules/bets';
import type { SpotFate } from './BetSpot.tsx';
import { areSameBets, coinsOn } from './change-bets.ts';

/** What to show at a place after a round: `back` is what comes back of a bet there, in hundredths of its stake. */
export function fateOfSpot(
  on: string,
  back: number,
  { pick, played }: { pick: BetsPick; played: BetsPick },
): SpotFate {
  if (back > STAKE) return 'won';
  if (coinsOn(played, on) === 0 || !areSameBets(pick, played)) return null;
  return back > 0 ? 'kept' : 'lost';
}
