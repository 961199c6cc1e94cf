import type { HandStart } from '../card-game/card-game.ts';
import { dealtPlaces, turnsFrom } from '../card-game/seating.ts';
import type { SheddingRules } from './rules.ts';

export const HAND_CARDS = 13;

export type SheddingAction = { kind: 'pass' } | { kind: 'play'; cards: number[] };

/** Amounts are digits of whole chips. */
export type SheddingState = {
  stake: string;
  deck: number[];
  /** In the order of their seats, which is that of turns and of the deal. */
  players: SheddingPlayer[];
  /** The seat; null once the hand is over. */
  turn: number | null;
  /** The card that the first play of the hand has to hold; null once it was played, or where the winner leads. */
  opening: number | null;
  /** What has to be beaten. Once the others passed it is won: it lies there until its owner leads again. */
  top: { seat: number; cards: number[]; isWon: boolean } | null;
  /** Who is out of cards, or won at once and by what. */
  winner: { seat: number; by: string } | null;
};

export type SheddingPlayer = {
  seat: number;
  stack: string;
  /** Those still in hand. */
  cards: number[];
  hasPassed: boolean;
  hasPlayed: boolean;
  /** Of this trick. */
  last: SheddingAction | null;
};

export const WON_BY_CARDS = 'out';

/** What is left of the deck stays unseen. */
export function handPlaces({ players }: SheddingState, seat: number): number[] {
  return dealtPlaces(players, seat, HAND_CARDS);
}

export function beginShedding(rules: SheddingRules, start: HandStart): SheddingState {
  const seats = start.players.toSorted((a, b) => a.seat - b.seat);
  const state: SheddingState = {
    stake: String(start.stake),
    deck: [...start.deck],
    players: seats.map(({ seat, stack }) => ({
      seat,
      stack: String(stack),
      cards: [],
      hasPassed: false,
      hasPlayed: false,
      last: null,
    })),
    turn: null,
    opening: null,
    top: null,
    winner: null,
  };
  for (const player of state.players)
    player.cards = handPlaces(state, player.seat)
      .map((place) => start.deck[place] ?? 0)
      .toSorted((a, b) => rules.orderOf(a) - rules.orderOf(b));
  return open(rules, state, start);
}

function open(rules: SheddingRules, state: SheddingState, { button, isFirst }: HandStart): SheddingState {
  const lowest = state.players
    .flatMap(({ cards }) => cards.slice(0, 1))
    .reduce((least, card) => (rules.orderOf(card) < rules.orderOf(least) ? card : least));
  const holder = state.players.find(({ cards }) => cards.includes(lowest))?.seat ?? null;
  const isLed = !isFirst && !rules.isAlwaysLedByLowest && state.players.some(({ seat }) => seat === button);
  const leader = isLed ? button : holder;
  const winner = winnerAtOnce(rules, turnsFrom(state.players, leader));
  if (winner) return { ...state, winner };
  return { ...state, turn: leader, opening: isLed ? null : lowest };
}

/** Of two with a hand that wins at once the better kind wins, of the same kind the first in turn. */
function winnerAtOnce(rules: SheddingRules, players: readonly SheddingPlayer[]): SheddingState['winner'] {
  const wins = players.flatMap(({ seat, cards }) => {
    const by = rules.winAtOnce(cards);
    return by === null ? [] : [{ seat, by }];
  });
  const rank = ({ by }: { by: string }) => rules.instantWins.indexOf(by);
  return wins.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** The state after the action, or null if it is not open to the seat. */
export function actInShedding(
  rules: SheddingRules,
  { state, seat, action }: { state: SheddingState; seat: number; action: SheddingAction },
): SheddingState | null {
  if (action.kind === 'pass') return seat === state.turn && canPass(state) ? pass(state, seat) : null;
  const isInterrupting = seat !== state.turn;
  if (state.turn === null || (isInterrupting && !mayInterrupt(rules, state).includes(seat))) return null;
  const { cards } = action;
  return canPlay(rules, state, { seat, cards, isInterrupting }) ? play(rules, state, { seat, action }) : null;
}

/** Who leads has to play. */
export function canPass({ turn, top }: SheddingState): boolean {
  return turn !== null && top !== null && !top.isWon;
}

/** A state, or what a seat sees of it. */
type Table = {
  players: readonly { seat: number; cards: readonly number[] | null }[];
  opening: number | null;
  top: { cards: readonly number[]; isWon: boolean } | null;
};

/** Whether a seat that may act can do it with these cards. */
export function canPlay(
  rules: SheddingRules,
  { players, opening, top }: Table,
  { seat, cards, isInterrupting }: { seat: number; cards: readonly number[]; isInterrupting: boolean },
): boolean {
  const held = players.find((each) => each.seat === seat)?.cards ?? [];
  if (new Set(cards).size !== cards.length || !cards.every((card) => held.includes(card))) return false;
  const form = rules.formOf(cards);
  const over = top && rules.formOf(top.cards);
  if (!form) return false;
  if (isInterrupting) return over !== null && rules.interrupts(form, over);
  if (opening !== null && !cards.includes(opening)) return false;
  return over === null || top?.isWon === true || rules.beats(form, over);
}

/** While what lies there may be beaten out of turn: whoever has enough cards for it, for all that others know. */
export function mayInterrupt(rules: SheddingRules, { top, turn, players }: SheddingState): number[] {
  const over = top && rules.formOf(top.cards);
  if (turn === null || !top || !over || !rules.isInterrupted(over)) return [];
  return players
    .filter(({ seat, cards }) => seat !== turn && seat !== top.seat && cards.length >= rules.interruptCards)
    .map(({ seat }) => seat);
}

function play(
  rules: SheddingRules,
  state: SheddingState,
  { seat, action }: { seat: number; action: Extract<SheddingAction, { kind: 'play' }> },
): SheddingState {
  const isLead = seat === state.turn && (!state.top || state.top.isWon);
  const players = state.players.map((player): SheddingPlayer => {
    if (player.seat === seat)
      return {
        ...player,
        cards: player.cards.filter((card) => !action.cards.includes(card)),
        hasPassed: false,
        hasPlayed: true,
        last: action,
      };
    const isBack = isLead || !rules.isOutByPassing;
    return { ...player, hasPassed: player.hasPassed && !isBack, last: isLead ? null : player.last };
  });
  const top = { seat, cards: [...action.cards], isWon: false };
  if (players.some((player) => player.seat === seat && player.cards.length === 0))
    return { ...state, players, top, opening: null, turn: null, winner: { seat, by: WON_BY_CARDS } };
  return handOn({ ...state, players, top, opening: null }, seat);
}

function pass(state: SheddingState, seat: number): SheddingState {
  const players = state.players.map((player) =>
    player.seat === seat ? { ...player, hasPassed: true, last: { kind: 'pass' as const } } : player,
  );
  return handOn({ ...state, players }, seat);
}

/** To the next who is in the trick; if that is who has to be beaten, the trick is theirs and they lead. */
function handOn(state: SheddingState, after: number): SheddingState {
  const next = turnsFrom(state.players, after).find(({ seat, hasPassed }) => seat !== after && !hasPassed);
  const turn = next?.seat ?? state.top?.seat ?? after;
  return { ...state, turn, top: state.top && { ...state.top, isWon: turn === state.top.seat } };
}
