import type { HandStart } from '../card-game/card-game.ts';
import { dealtPlaces, seatsLeftOf, turnsFrom } from '../card-game/seating.ts';
import { POT_LIMIT, PRICE_MOST, SEEN_TIMES } from './teen-patti.rules.ts';
import { valueThree } from './three-cards.ts';

const HAND_CARDS = 3;

export type TeenPattiAction =
  /** Looks at the own cards; the turn goes on. */
  | { kind: 'see' }
  | { kind: 'fold' }
  | { kind: 'bet'; isRaise: boolean }
  /** Pays, and asks the player before to compare hands between the two of them. */
  | { kind: 'side-show' }
  /** The answer of who was asked. */
  | { kind: 'accept' }
  | { kind: 'refuse' }
  /** Pays, and ends the hand between the last two. */
  | { kind: 'show' };

/** Amounts are digits of whole chips. */
export type TeenPattiState = {
  /** The boot. */
  stake: string;
  /** What a blind player pays now. */
  price: string;
  button: number;
  deck: number[];
  /** The first seat left of the button first. */
  players: TeenPattiPlayer[];
  /** The seat, of who was asked too; null once the hand is over. */
  turn: number | null;
  /** A side-show that is not answered yet. */
  asked: { by: number; to: number } | null;
  /** Pairs of seats that have compared hands: they know each other's cards. */
  compared: { by: number; to: number }[];
  /** How it ended: all others folded, somebody paid for a show, or the pot reached its limit. */
  ending: { kind: 'folds' | 'show' | 'limit'; by: number | null } | null;
};

export type TeenPattiPlayer = {
  seat: number;
  stack: string;
  paid: string;
  isFolded: boolean;
  hasSeen: boolean;
  last: TeenPattiAction['kind'] | null;
};

/** What a turn may cost: null where it is not open. */
export type Prices = {
  bet: bigint | null;
  raise: bigint | null;
  sideShow: { to: number; amount: bigint } | null;
  show: bigint | null;
};

export function beginTeenPatti({ players, button, stake, deck }: HandStart): TeenPattiState {
  const order = seatsLeftOf(players, button);
  return {
    stake: String(stake),
    price: String(stake),
    button,
    deck: [...deck],
    players: order.map(({ seat, stack }) => {
      const boot = stack < stake ? stack : stake;
      return {
        seat,
        stack: String(stack - boot),
        paid: String(boot),
        isFolded: false,
        hasSeen: false,
        last: null,
      };
    }),
    turn: order[0]?.seat ?? null,
    asked: null,
    compared: [],
    ending: null,
  };
}

export function handPlaces({ players }: TeenPattiState, seat: number): number[] {
  return dealtPlaces(players, seat, HAND_CARDS);
}

export function cardsOf(state: TeenPattiState, seat: number): number[] {
  return handPlaces(state, seat).map((place) => state.deck[place] ?? 0);
}

export function potOf({ players }: TeenPattiState): bigint {
  return players.reduce((sum, { paid }) => sum + BigInt(paid), 0n);
}

export const limitOf = ({ stake }: TeenPattiState) => BigInt(stake) * BigInt(POT_LIMIT);
const leftOf = ({ players }: TeenPattiState) => players.filter(({ isFolded }) => !isFolded);

/** Of the seat whose turn it is. The bet that fills the pot is cut to what is missing. */
export function pricesOf(state: TeenPattiState, player: TeenPattiPlayer): Prices {
  const room = limitOf(state) - potOf(state);
  const costOf = (price: bigint) => {
    const cost = player.hasSeen ? price * BigInt(SEEN_TIMES) : price;
    const amount = cost < room ? cost : room;
    return amount <= BigInt(player.stack) ? amount : null;
  };
  const price = BigInt(state.price);
  const isRaisable = 2n * price <= BigInt(state.stake) * BigInt(PRICE_MOST);
  const bet = costOf(price);
  const before = turnsFrom(state.players, player.seat).findLast((each) => !each.isFolded && each !== player);
  const isLastTwo = leftOf(state).length === 2;
  const canCompare = !isLastTwo && player.hasSeen && before?.hasSeen === true;
  // Who has seen may not end it against somebody who plays blind.
  const canShow = isLastTwo && (!player.hasSeen || before?.hasSeen === true);
  return {
    bet,
    raise: isRaisable ? costOf(2n * price) : null,
    sideShow: canCompare && before && bet !== null ? { to: before.seat, amount: bet } : null,
    show: canShow ? bet : null,
  };
}

/** The state after the action, or null if it is not open to the seat. */
export function actInTeenPatti(
  state: TeenPattiState,
  seat: number,
  action: TeenPattiAction,
): TeenPattiState | null {
  const player = state.players.find((each) => each.seat === seat);
  if (!player || state.turn !== seat) return null;
  if (state.asked) return answer(state, state.asked, action);
  const prices = pricesOf(state, player);
  switch (action.kind) {
    case 'see':
      return player.hasSeen ? null : change(state, seat, { hasSeen: true, last: 'see' });
    case 'fold':
      return handOn(change(state, seat, { isFolded: true, last: 'fold' }), seat);
    case 'bet': {
      const amount = action.isRaise ? prices.raise : prices.bet;
      if (amount === null) return null;
      const price = action.isRaise ? String(2n * BigInt(state.price)) : state.price;
      return handOn({ ...pay(state, player, { amount, last: 'bet' }), price }, seat);
    }
    case 'side-show': {
      if (!prices.sideShow) return null;
      const { to, amount } = prices.sideShow;
      const asked = pay(state, player, { amount, last: 'side-show' });
      // A pot that is full is shown at once: nothing is left to compare.
      return isFull(asked) ? handOn(asked, seat) : { ...asked, asked: { by: seat, to }, turn: to };
    }
    case 'show':
      if (prices.show === null) return null;
      return {
        ...pay(state, player, { amount: prices.show, last: 'show' }),
        turn: null,
        ending: { kind: 'show', by: seat },
      };
    default:
      return null;
  }
}

/** Of two who compare the worse one folds; if they are equal, the one who asked. */
function answer(
  state: TeenPattiState,
  asked: { by: number; to: number },
  { kind }: TeenPattiAction,
): TeenPattiState | null {
  if (kind !== 'accept' && kind !== 'refuse') return null;
  const answered = { ...change(state, asked.to, { last: kind }), asked: null };
  if (kind === 'refuse') return handOn(answered, asked.by);
  const worthOf = (seat: number) => valueThree(cardsOf(state, seat));
  const loser = worthOf(asked.by) > worthOf(asked.to) ? asked.to : asked.by;
  const compared = [...state.compared, asked];
  return handOn({ ...change(answered, loser, { isFolded: true }), compared }, asked.by);
}

function handOn(state: TeenPattiState, after: number): TeenPattiState {
  const left = leftOf(state);
  if (left.length === 1) return { ...state, turn: null, ending: { kind: 'folds', by: null } };
  if (isFull(state)) return { ...state, turn: null, ending: { kind: 'limit', by: null } };
  const [, ...others] = turnsFrom(state.players, after);
  return { ...state, turn: others.find(({ isFolded }) => !isFolded)?.seat ?? null };
}

const isFull = (state: TeenPattiState) => potOf(state) >= limitOf(state);

function pay(
  state: TeenPattiState,
  player: TeenPattiPlayer,
  { amount, last }: { amount: bigint; last: TeenPattiAction['kind'] },
): TeenPattiState {
  const stack = String(BigInt(player.stack) - amount);
  return change(state, player.seat, { stack, paid: String(BigInt(player.paid) + amount), last });
}

function change(state: TeenPattiState, seat: number, changes: Partial<TeenPattiPlayer>): TeenPattiState {
  const players = state.players.map((each) => (each.seat === seat ? { ...each, ...changes } : each));
  return { ...state, players };
}
