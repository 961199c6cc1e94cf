import type { HandEnd } from '../card-game/card-game.ts';
import { rakeOf } from '../card-game/rake.ts';
import { cardsOf, potOf, type TeenPattiState } from './hand.ts';
import { TEEN_PATTI_RAKE_RATE } from './teen-patti.rules.ts';
import { valueThree } from './three-cards.ts';

/** Null while the hand is played. The house takes its share of what a winner wins of the others, not of their own money. */
export function settleTeenPatti(state: TeenPattiState): (HandEnd & { winners: number[] }) | null {
  if (!state.ending) return null;
  const winners = winnersOf(state);
  const count = BigInt(winners.length);
  const pot = potOf(state);
  const over = pot - (pot / count) * count;
  let rake = 0n;
  const stacks = state.players.map(({ seat, stack, paid }) => {
    const place = winners.indexOf(seat);
    if (place < 0) return { seat, stack: BigInt(stack) };
    // Chips that are over go one each to the first left of the button.
    const share = pot / count + (BigInt(place) < over ? 1n : 0n);
    const net = share - BigInt(paid);
    const taken = net > 0n ? rakeOf(net, TEEN_PATTI_RAKE_RATE) : 0n;
    rake += taken;
    return { seat, stack: BigInt(stack) + share - taken };
  });
  return { stacks, rake, leader: null, winners };
}

/** Equal hands share a pot that reached its limit; of two that were shown, who paid for it loses. */
function winnersOf(state: TeenPattiState): number[] {
  const left = state.players.filter(({ isFolded }) => !isFolded).map(({ seat }) => seat);
  if (left.length === 1) return left;
  const worthOf = (seat: number) => valueThree(cardsOf(state, seat));
  const best = Math.max(...left.map(worthOf));
  const winners = left.filter((seat) => worthOf(seat) === best);
  return winners.length > 1 && state.ending?.kind === 'show'
    ? winners.filter((seat) => seat !== state.ending?.by)
    : winners;
}
