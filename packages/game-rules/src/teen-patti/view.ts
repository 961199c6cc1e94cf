import {
  cardsOf,
  limitOf,
  potOf,
  pricesOf,
  type TeenPattiAction,
  type TeenPattiPlayer,
  type TeenPattiState,
} from './hand.ts';
import { settleTeenPatti } from './payment.ts';
import { nameThree, type TeenPattiHand, valueThree } from './three-cards.ts';

/** Amounts are digits of whole chips. */
export type TeenPattiView = {
  /** The boot. */
  stake: string;
  /** What a blind player pays now; who has seen pays twice. */
  price: string;
  pot: string;
  /** Of the pot. */
  limit: string;
  button: number;
  turn: number | null;
  /** A side-show that waits for an answer. */
  asked: { by: number; to: number } | null;
  isOver: boolean;
  ending: TeenPattiState['ending'];
  winners: number[];
  rake: string;
  /** In the order of turns. */
  players: TeenPattiPlayerView[];
  /** What the seat that looks may do, if it is its turn. */
  legal: TeenPattiLegal | null;
};

export type TeenPattiPlayerView = {
  seat: number;
  /** Once the hand is over, what the seat comes out with. */
  stack: string;
  paid: string;
  isFolded: boolean;
  hasSeen: boolean;
  last: TeenPattiAction['kind'] | null;
  /** Null where they are not open to the one who looks: even the own ones, while playing blind. */
  cards: number[] | null;
  hand: TeenPattiHand | null;
  /** Once the hand is over: what the seat won (less rake) or, below zero, lost. */
  net: string | null;
};

/** What each action costs; null where it is not open. Who is asked for a side-show may only answer. */
export type TeenPattiLegal = {
  isAsked: boolean;
  canSee: boolean;
  bet: string | null;
  raise: string | null;
  sideShow: { to: number; amount: string } | null;
  show: string | null;
};

export function viewTeenPatti(state: TeenPattiState, looking: number | null): TeenPattiView {
  const settled = settleTeenPatti(state);
  return {
    stake: state.stake,
    price: state.price,
    pot: String(potOf(state)),
    limit: String(limitOf(state)),
    button: state.button,
    turn: state.turn,
    asked: state.asked,
    isOver: settled !== null,
    ending: state.ending,
    winners: settled?.winners ?? [],
    rake: String(settled?.rake ?? 0n),
    players: state.players.map((player) => {
      const cards = isOpenTo(state, player, looking) ? cardsOf(state, player.seat) : null;
      const stack = settled?.stacks.find(({ seat }) => seat === player.seat)?.stack;
      const brought = BigInt(player.stack) + BigInt(player.paid);
      return {
        ...player,
        stack: stack === undefined ? player.stack : String(stack),
        cards,
        hand: cards && nameThree(valueThree(cards)),
        net: stack === undefined ? null : String(stack - brought),
      };
    }),
    legal: legalOf(state, looking),
  };
}

export function isOpenTo(state: TeenPattiState, player: TeenPattiPlayer, looking: number | null): boolean {
  const isShown = state.ending !== null && state.ending.kind !== 'folds' && !player.isFolded;
  if (isShown || looking === null) return isShown;
  if (player.seat === looking) return player.hasSeen || state.ending !== null;
  return state.compared.some(
    ({ by, to }) => (by === looking && to === player.seat) || (to === looking && by === player.seat),
  );
}

function legalOf(state: TeenPattiState, looking: number | null): TeenPattiLegal | null {
  const player = state.players.find(({ seat }) => seat === looking && seat === state.turn);
  if (!player) return null;
  if (state.asked)
    return { isAsked: true, canSee: false, bet: null, raise: null, sideShow: null, show: null };
  const { bet, raise, sideShow, show } = pricesOf(state, player);
  const digits = (amount: bigint | null) => (amount === null ? null : String(amount));
  return {
    isAsked: false,
    canSee: !player.hasSeen,
    bet: digits(bet),
    raise: digits(raise),
    sideShow: sideShow && { to: sideShow.to, amount: String(sideShow.amount) },
    show: digits(show),
  };
}
