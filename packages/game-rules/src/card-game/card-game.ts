import type { JsonObject } from '../mechanic.ts';

/** A player who is dealt in. Amounts are whole chips: the least unit of the table's currency. */
export type Dealt = { seat: number; stack: bigint };

export type HandStart = {
  /** In the order of their seats. */
  players: readonly Dealt[];
  /** The seat of the dealer's button, or of who leads; the service moves it from hand to hand. */
  button: number;
  /** The big blind, the stake of a card, the boot. */
  stake: bigint;
  /** All 52 cards in the order they are dealt, as `cards/cards.ts` numbers them. */
  deck: readonly number[];
  /** Blinds that players missed and post now, besides those that the button asks for; mostly none. */
  posts?: readonly Post[];
  /** Whether nobody won a hand here before, so that no winner leads; else `button` leads. */
  isFirst?: boolean;
};

/** What is posted counts as a bet of the seat, unless it is dead: then it only lies in the pot. At most the stack is posted. */
export type Post = { seat: number; amount: bigint; isDead: boolean };

/** How a seat comes out of a hand: what it has now, and what it paid to the house of it. */
export type HandEnd = {
  stacks: readonly { seat: number; stack: bigint }[];
  /** All stacks and the rake are what was brought to the hand. */
  rake: bigint;
  /** Who leads the next hand, if still there: its `button`. Null where the button moves on by one. */
  leader: number | null;
};

/**
 * A game of cards that people play against each other, as pure functions. The state of a hand is JSON (amounts as decimal
 * digits of whole chips, in views as well) and holds everything, the cards nobody may see included; `view` is all that
 * ever leaves the service.
 */
export type CardGame<State extends JsonObject, Action extends JsonObject, View extends JsonObject> = {
  seats: { least: number; most: number };
  /** What a player brings at least and at most, in stakes; with less than `dealtIn` nobody is dealt in. */
  buyIn: { least: number; most: number; dealtIn: number };
  /** In hundredths of a percent: of a pot, or of what a winner wins. */
  rakeRate: number;
  /** The small blind; null where a game has one stake alone. */
  smallStakeOf(stake: bigint): bigint | null;
  begin(start: HandStart): State;
  /** Whose turn it is; null once the hand is over. */
  turnOf(state: State): number | null;
  /**
   * Seats that may act out of turn now (four pairs over twos); mostly none. Named by what everybody sees, not by whether
   * they have the cards: the list is public.
   */
  mayInterrupt(state: State): readonly number[];
  /** Null for what is no action of this game. */
  readAction(input: unknown): Action | null;
  /** Null for an action that is not open to the seat. */
  act(state: State, seat: number, action: Action): State | null;
  /** What is done for a player whose time is over: check or fold, the lowest legal card or pass. */
  outOfTime(state: State): Action;
  /** What a seat may see, or everybody (null). Never a card that is not open to it. */
  view(state: State, seat: number | null): View;
  /** Places of the deck that are open to a seat, or to everybody (null), by now: each is opened with its salt. */
  openPlaces(state: State, seat: number | null): readonly number[];
  /** Null while the hand is played. */
  endOf(state: State): HandEnd | null;
  /** A practice player's action: legal, plain, never better informed than its seat. `random` is 0 to 1. */
  practise(view: View, seat: number, random: number): Action;
};
