import type { Post } from '../card-game/card-game.ts';
import { HOLDEM, type HoldemAction, type HoldemState, type HoldemView } from '../holdem/holdem.ts';
import { holdemDeck } from './dealt-deck.ts';

/** Seats 0, 1, 2 ... with these stacks, the big blind 100, the button at seat 0 unless told. */
type Table = { stacks: number[]; button?: number; deck?: number[]; posts?: Post[] };

export function begin({ stacks, button = 0, deck = holdemDeck([]), posts = [] }: Table): HoldemState {
  const players = stacks.map((stack, seat) => ({ seat, stack: BigInt(stack) }));
  return HOLDEM.begin({ players, button, stake: 100n, deck, posts });
}

/** `f`old, `x` check, `c`all, `r300` raise to 300; by whose turn it is. */
function readMove(move: string): HoldemAction {
  const [kind, to] = [move[0], move.slice(1)];
  if (kind === 'r') return { kind: 'raise', to };
  return { kind: kind === 'f' ? 'fold' : kind === 'x' ? 'check' : 'call' };
}

export function attempt(state: HoldemState, move: string): HoldemState | null {
  return HOLDEM.act(state, HOLDEM.turnOf(state) ?? -1, readMove(move));
}

export function play(state: HoldemState, moves: string): HoldemState {
  return moves.split(' ').reduce((before, move, i) => {
    const after = attempt(before, move);
    if (!after) throw new Error(`${move} (${i}) is refused in ${JSON.stringify(HOLDEM.view(before, null))}`);
    return after;
  }, state);
}

export const looks = (state: HoldemState): HoldemView => HOLDEM.view(state, HOLDEM.turnOf(state));
export const legal = (state: HoldemState) => looks(state).legal;
/** By seat. */
export function outcome(state: HoldemState): Record<number, number> {
  return Object.fromEntries(
    (HOLDEM.endOf(state)?.stacks ?? []).map(({ seat, stack }) => [seat, Number(stack)]),
  );
}
export const potsOf = (state: HoldemState) =>
  HOLDEM.view(state, null).pots.map(({ amount, seats, rake, winners }) => ({
    amount: Number(amount),
    seats: seats.toSorted((a, b) => a - b),
    rake: Number(rake),
    winners: Object.fromEntries(winners.map((winner) => [winner.seat, Number(winner.amount)])),
  }));
