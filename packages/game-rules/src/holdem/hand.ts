import type { HandStart } from '../card-game/card-game.ts';
import { seatsLeftOf, turnsFrom } from '../card-game/seating.ts';
import { BOARD_CARDS, STREETS, type Street } from './dealing.ts';

/** `to` is what the seat has bet on this street afterwards, in chips; a bet is a raise of nothing. */
export type HoldemAction =
  | { kind: 'fold' }
  | { kind: 'check' }
  | { kind: 'call' }
  | { kind: 'raise'; to: string };

export type Deed = 'small-blind' | 'big-blind' | 'post' | 'fold' | 'check' | 'call' | 'bet' | 'raise';
export type Player = {
  seat: number;
  stack: bigint;
  /** Of this street. */
  bet: bigint;
  /** Of the whole hand, this street included, what is dead not. */
  paid: bigint;
  dead: bigint;
  isFolded: boolean;
  /** Since the last full raise: who has may call and fold, and raise no more. */
  hasActed: boolean;
  /** Of this street, or how the seat left it. */
  last: Deed | null;
};

/** A hand as it is computed with; `HoldemState` is the same as JSON. */
export type Hand = {
  stake: bigint;
  button: number;
  deck: readonly number[];
  street: Street;
  /** The seat; null once the hand is over. */
  turn: number | null;
  /** The highest bet of the street, and by how much it was last raised in full. */
  bet: bigint;
  raise: bigint;
  /** The first seat left of the button first. */
  players: Player[];
  /** How many cards lay on the board when hands were turned up because nobody could bet any more. */
  faceUpAt: number | null;
};

export type Options = {
  /** What calling costs; null where the seat may check. */
  call: bigint | null;
  /** What may be bet on this street, at least and at most; null where nothing may be raised. */
  raise: { least: bigint; most: bigint } | null;
};

export function beginHand({ players, button, stake, deck, posts = [] }: HandStart): Hand {
  const hand: Hand = {
    stake,
    button,
    deck,
    street: 'preflop',
    turn: null,
    bet: stake,
    raise: stake,
    players: seatsLeftOf(players, button).map(({ seat, stack }) => ({
      seat,
      stack,
      bet: 0n,
      paid: 0n,
      dead: 0n,
      isFolded: false,
      hasActed: false,
      last: null,
    })),
    faceUpAt: null,
  };
  const [small, big] = blindsOf(hand.players);
  put(small, smallBlindOf(stake), 'small-blind');
  put(big, stake, 'big-blind');
  for (const { seat, amount, isDead } of posts) {
    const player = hand.players.find((each) => each.seat === seat);
    if (!player) continue;
    if (isDead) putDead(player, amount);
    else put(player, amount, 'post');
  }
  proceed(hand, big.seat);
  return hand;
}

export const smallBlindOf = (stake: bigint) => stake / 2n;

/** Between two the button posts the small blind; it acts first before the flop and last after it. */
function blindsOf(players: readonly Player[]): [Player, Player] {
  const [first, second] = players;
  if (!first || !second) throw new Error('a hand takes two players');
  return players.length === 2 ? [second, first] : [first, second];
}

/** The hand after the action, which may change the one given; null if it is not open to the seat. */
export function actInHand(hand: Hand, seat: number, action: HoldemAction): Hand | null {
  const player = hand.players.find((each) => each.seat === seat);
  if (!player || hand.turn !== seat) return null;
  if (!apply(hand, player, action)) return null;
  player.hasActed = true;
  proceed(hand, seat);
  return hand;
}

function apply(hand: Hand, player: Player, action: HoldemAction): boolean {
  const { call, raise } = optionsOf(hand, player);
  if (action.kind === 'fold') {
    player.isFolded = true;
    player.last = 'fold';
    return true;
  }
  if (action.kind === 'check') {
    player.last = 'check';
    return call === null;
  }
  if (action.kind === 'call') {
    if (call !== null) put(player, call, 'call');
    return call !== null;
  }
  const to = BigInt(action.to);
  if (!raise || to < raise.least || to > raise.most) return false;
  put(player, to - player.bet, hand.bet === 0n ? 'bet' : 'raise');
  // All in below the least raise: those who acted are not asked again what they want, only whether they call.
  if (to - hand.bet >= hand.raise) {
    hand.raise = to - hand.bet;
    for (const other of hand.players) other.hasActed = false;
  }
  hand.bet = to;
  return true;
}

export function optionsOf(hand: Hand, player: Player): Options {
  const callTo = callToOf(hand, player);
  const missing = callTo - player.bet;
  const call = missing <= 0n ? null : missing < player.stack ? missing : player.stack;
  const most = player.bet + player.stack;
  if (player.hasActed || most <= hand.bet || !hasRivals(hand, player)) return { call, raise: null };
  const least = hand.bet + hand.raise;
  return { call, raise: { least: least < most ? least : most, most } };
}

/** Where nobody else can bet any more, nothing has to be called beyond what others have in. */
function callToOf(hand: Hand, player: Player): bigint {
  if (hasRivals(hand, player)) return hand.bet;
  const others = hand.players.filter((each) => each !== player).map(({ bet }) => bet);
  const highest = others.reduce((top, bet) => (bet > top ? bet : top), 0n);
  return highest < hand.bet ? highest : hand.bet;
}

export const canBet = ({ isFolded, stack }: Player) => !isFolded && stack > 0n;
const hasRivals = (hand: Hand, player: Player) =>
  hand.players.some((each) => each !== player && canBet(each));

/** Hands the turn on, deals streets on which nobody can bet, and ends the hand. */
function proceed(hand: Hand, after: number): void {
  hand.turn = null;
  if (hand.players.filter(({ isFolded }) => !isFolded).length === 1) return;
  const [self, ...others] = turnsFrom(hand.players, after);
  const next = [...others, ...(self ? [self] : [])].find((player) => isAsked(hand, player));
  if (next) {
    hand.turn = next.seat;
    return;
  }
  while (hand.street !== 'river') {
    const able = hand.players.filter(canBet);
    if (able.length < 2) hand.faceUpAt ??= BOARD_CARDS[hand.street];
    openStreet(hand);
    if (able.length < 2) continue;
    hand.turn = able[0]?.seat ?? null;
    return;
  }
}

function isAsked(hand: Hand, player: Player): boolean {
  if (!canBet(player)) return false;
  return player.bet < callToOf(hand, player) || (!player.hasActed && hasRivals(hand, player));
}

function openStreet(hand: Hand): void {
  hand.street = STREETS[STREETS.indexOf(hand.street) + 1] ?? 'river';
  hand.bet = 0n;
  hand.raise = hand.stake;
  for (const player of hand.players) {
    player.bet = 0n;
    player.hasActed = false;
    if (canBet(player)) player.last = null;
  }
}

/** Chips become a bet; who has less is all in. */
function put(player: Player, amount: bigint, deed: Deed): void {
  const chips = amount < player.stack ? amount : player.stack;
  player.stack -= chips;
  player.bet += chips;
  player.paid += chips;
  player.last = deed;
}

function putDead(player: Player, amount: bigint): void {
  const chips = amount < player.stack ? amount : player.stack;
  player.stack -= chips;
  player.dead += chips;
}
