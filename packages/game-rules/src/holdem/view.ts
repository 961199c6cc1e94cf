import { boardPlaces, holePlaces, type Street } from './dealing.ts';
import { canBet, type Deed, type Hand, optionsOf, type Player, smallBlindOf } from './hand.ts';
import { bestFive, categoryOf, type PokerCategory, valueCards } from './poker-hand.ts';
import { splitPots } from './pots.ts';
import { type Settlement, settleHand } from './settle.ts';

/** Amounts are digits of whole chips. */
export type HoldemView = {
  street: Street;
  isOver: boolean;
  /** Hands were compared; else all but one folded. */
  isShowdown: boolean;
  /** How many cards lay on the board when all hands were turned up because nobody could bet any more. */
  faceUpAt: number | null;
  stake: string;
  smallBlind: string;
  button: number;
  turn: number | null;
  board: number[];
  /** The highest bet of the street. */
  bet: string;
  /** In the order they act after the flop. */
  players: HoldemPlayerView[];
  /** Without the bets that lie before the players; the main pot first. */
  pots: HoldemPotView[];
  /** A bet that nobody called, once the hand is over. */
  returned: { seat: number; amount: string } | null;
  rake: string;
  /** What the seat that looks may do, if it is its turn. */
  legal: HoldemLegal | null;
};

export type HoldemPlayerView = {
  seat: number;
  /** What is left; once the hand is over, what the seat comes out with. */
  stack: string;
  bet: string;
  /** In the whole hand, dead posts included. */
  paid: string;
  isFolded: boolean;
  isAllIn: boolean;
  last: Deed | null;
  /** Null where they are not open to the one who looks. */
  cards: number[] | null;
  /** From the flop on, of cards that are open. */
  hand: { category: PokerCategory; best: number[] } | null;
  /** Of all pots; null until the hand is over. */
  won: string | null;
};

export type HoldemPotView = {
  amount: string;
  /** Who can win it. */
  seats: number[];
  /** Nothing, and nobody, until the hand is over. */
  rake: string;
  winners: { seat: number; amount: string }[];
};

/** `call` is what calling costs, null where the seat may check; `raise` is what it may bet on this street in all. */
export type HoldemLegal = { call: string | null; raise: { least: string; most: string } | null };

export function viewHand(hand: Hand, looking: number | null): HoldemView {
  const settled = hand.turn === null ? settleHand(hand) : null;
  const board = boardPlaces(hand).map((place) => hand.deck[place] ?? 0);
  return {
    street: hand.street,
    isOver: settled !== null,
    isShowdown: isShowdown(hand),
    faceUpAt: hand.faceUpAt,
    stake: String(hand.stake),
    smallBlind: String(smallBlindOf(hand.stake)),
    button: hand.button,
    turn: hand.turn,
    board,
    bet: String(hand.bet),
    players: hand.players.map((player) => {
      const isOpen = isOpenTo(hand, player, looking);
      const cards = isOpen ? holePlaces(hand, player.seat).map((place) => hand.deck[place] ?? 0) : null;
      return viewPlayer(player, { cards, board, settled });
    }),
    pots: settled ? viewPaid(settled) : viewCollected(hand),
    returned: settled?.returned ? { ...settled.returned, amount: String(settled.returned.amount) } : null,
    rake: String(settled?.rake ?? 0n),
    legal: legalOf(hand, looking),
  };
}

/** Two or more are left: either hands are compared, or they were turned up before. */
export function isShowdown(hand: Hand): boolean {
  return hand.turn === null && hand.players.filter(({ isFolded }) => !isFolded).length > 1;
}

export function isOpenTo(hand: Hand, player: Player, looking: number | null): boolean {
  return player.seat === looking || (isShowdown(hand) && !player.isFolded);
}

type Shown = { cards: number[] | null; board: number[]; settled: Settlement | null };

function viewPlayer(player: Player, { cards, board, settled }: Shown): HoldemPlayerView {
  const stack = settled?.stacks.find(({ seat }) => seat === player.seat)?.stack ?? player.stack;
  return {
    seat: player.seat,
    stack: String(stack),
    bet: String(player.bet),
    paid: String(player.paid + player.dead),
    isFolded: player.isFolded,
    isAllIn: !player.isFolded && !canBet(player),
    last: player.last,
    cards,
    hand: cards && board.length > 0 ? viewCards([...cards, ...board]) : null,
    won: settled && String(wonBy(settled, player.seat)),
  };
}

function viewCards(cards: readonly number[]): { category: PokerCategory; best: number[] } {
  return { category: categoryOf(valueCards(cards)), best: bestFive(cards) };
}

function wonBy({ pots }: Settlement, seat: number): bigint {
  const won = pots.flatMap(({ winners }) => winners).filter((winner) => winner.seat === seat);
  return won.reduce((sum, { amount }) => sum + amount, 0n);
}

function viewPaid({ pots }: Settlement): HoldemPotView[] {
  return pots.map(({ amount, seats, rake, winners }) => ({
    amount: String(amount),
    seats,
    rake: String(rake),
    winners: winners.map((winner) => ({ seat: winner.seat, amount: String(winner.amount) })),
  }));
}

function viewCollected({ players }: Hand): HoldemPotView[] {
  const shares = players.map((player) => ({ ...player, paid: player.paid - player.bet }));
  const dead = players.reduce((sum, player) => sum + player.dead, 0n);
  return splitPots(shares, dead).map(({ amount, seats }) => ({
    amount: String(amount),
    seats,
    rake: '0',
    winners: [],
  }));
}

function legalOf(hand: Hand, looking: number | null): HoldemLegal | null {
  const player = hand.players.find(({ seat }) => seat === looking && seat === hand.turn);
  if (!player) return null;
  const { call, raise } = optionsOf(hand, player);
  return {
    call: call === null ? null : String(call),
    raise: raise && { least: String(raise.least), most: String(raise.most) },
  };
}
