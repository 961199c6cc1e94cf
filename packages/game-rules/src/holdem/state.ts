import type { Street } from './dealing.ts';
import type { Deed, Hand } from './hand.ts';

export type HoldemState = {
  stake: string;
  button: number;
  deck: number[];
  street: Street;
  turn: number | null;
  bet: string;
  raise: string;
  players: {
    seat: number;
    stack: string;
    bet: string;
    paid: string;
    dead: string;
    isFolded: boolean;
    hasActed: boolean;
    last: Deed | null;
  }[];
  faceUpAt: number | null;
};

export function writeHand(hand: Hand): HoldemState {
  return {
    ...hand,
    stake: String(hand.stake),
    deck: [...hand.deck],
    bet: String(hand.bet),
    raise: String(hand.raise),
    players: hand.players.map(({ seat, stack, bet, paid, dead, isFolded, hasActed, last }) => ({
      seat,
      stack: String(stack),
      bet: String(bet),
      paid: String(paid),
      dead: String(dead),
      isFolded,
      hasActed,
      last,
    })),
  };
}

/** A hand of its own: what is done to it does not touch the state. */
export function readHand(state: HoldemState): Hand {
  return {
    ...state,
    stake: BigInt(state.stake),
    bet: BigInt(state.bet),
    raise: BigInt(state.raise),
    players: state.players.map(({ seat, stack, bet, paid, dead, isFolded, hasActed, last }) => ({
      seat,
      stack: BigInt(stack),
      bet: BigInt(bet),
      paid: BigInt(paid),
      dead: BigInt(dead),
      isFolded,
      hasActed,
      last,
    })),
  };
}
