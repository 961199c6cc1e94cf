import type { JsonObject } from '@parlour/game-rules';

/**
 * What the page of a card game and the service tell each other. Calls are ordinary HTTP with the session's key; what
 * happens at a table comes over a WebSocket at `/card-tables/live`, whose first message is `Hello`. Amounts are decimals
 * of the session's currency, moments milliseconds of the service's clock.
 */

/** `GET /api/card-tables`: the lobby of the session's game, and where the player sits. */
export type CardLobby = {
  now: number;
  tables: CardTableRow[];
  /** Null while the player sits nowhere in this game. */
  sitting: CardSitting | null;
};

export type CardSitting = {
  id: string;
  tableId: string;
  seat: number;
  stack: string;
  isPractice: boolean;
  isAway: boolean;
  isLeaving: boolean;
  /** Bought during a hand; it joins the stack when the hand is over. */
  topUp: string;
};

export type CardTableRow = {
  id: string;
  /** Chips of no value, with practice players that are named so. */
  isPractice: boolean;
  /** The big blind, the stake of a card, the boot; and the small blind where there is one. */
  stake: string;
  smallStake: string | null;
  /** What one chip is worth: actions and the game's own views count in whole chips. */
  chip: string;
  /** For this player: whoever left this stake a short while ago brings at least what they left with. */
  buyInLeast: string;
  buyInMost: string;
  seats: number;
  seated: number;
  /** In hundredths of a percent. */
  rakeRate: number;
  /** The service chooses the table: one sits down with `quick`, and this row stands for all tables of the stake. */
  isAssigned: boolean;
};

/**
 * `POST /api/card-tables/seats` {sittingId, tableId | quick: stake, isPractice?, buyIn}: sits down, and answers the `CardLobby`
 *   with the sitting. The same sittingId is the same seat. `quick` lets the service choose a table of the stake; where
 *   `isAssigned`, and at practice tables, it is the only way. All calls of a sitting answer the `CardLobby` too.
 * `POST /api/card-tables/sitting/top-up` {topUpId, amount}
 * `POST /api/card-tables/sitting/away` {isAway}: sits out from the next hand on, or comes back.
 * `POST /api/card-tables/sitting/leave`: leaves after the hand at the latest; the stack goes to the wallet.
 * `POST /api/card-tables/hands/<id>/seed` {seed}: the page's seed for this hand.
 * `POST /api/card-tables/hands/<id>/actions` {index, action}: `index` is the count of actions the page knows of, so a
 *   second tap finds the first.
 * `GET /api/card-tables/hands?before=<id>`: `HandPage`: hands the player was dealt into, the newest first.
 * `GET /api/card-tables/hands/<id>`: one of them, to replay and verify.
 */
export type CardRefusal =
  /** The buy-in, or the stack with what is added to it, is less or more than the table takes. */
  | 'buy_in_too_small'
  | 'buy_in_too_big'
  /** The player sits in this game already, or another call seats them. */
  | 'already_seated'
  /** Nobody sits under this session. */
  | 'not_seated'
  | 'table_full'
  /** The table is chosen by the service: `quick`. */
  | 'seats_are_given'
  /** Somebody from the same network sits here, or plays while one sits out. */
  | 'seat_refused'
  /** The hand has gone on: no seed or action of this index is taken any more. The page shows what the socket tells. */
  | 'hand_over'
  | 'turn_passed'
  | 'not_your_turn'
  /** The game does not allow it. */
  | 'action_refused';

export type SeatView = {
  seat: number;
  /** The end of the player's id; practice players are `isPractice`. */
  name: string;
  isYou: boolean;
  isPractice: boolean;
  stack: string;
  isAway: boolean;
  /** Leaves after this hand. */
  isLeaving: boolean;
  isConnected: boolean;
};

export type CardTableView = {
  now: number;
  table: CardTableRow;
  seats: SeatView[];
  /** The seat of the one who looks; null for who only watches. */
  you: number | null;
  /** They are not dealt in: somebody of their network plays here. */
  isBesideOwn: boolean;
  button: number | null;
  hand: HandView | null;
  /** When the next hand begins; null while players are missing. */
  nextAt: number | null;
};

export type HandView = {
  id: string;
  number: number;
  /** `seeding`: commitments are out, the pages' seeds are awaited; then `playing`, then `over` until the next begins. */
  phase: 'seeding' | 'playing' | 'over';
  /** 52 commitments SHA-256(card, salt), by place before the shuffle. */
  commitments: string[];
  /** By seat, in the order of the shuffle; until `playing` only one's own. */
  seeds: { seat: number; seed: string }[];
  /** Place before the shuffle, card, salt: those open to the one who looks. */
  opened: { place: number; card: number; salt: string }[];
  turn: { seat: number; endsAt: number; bankMs: number } | null;
  /** Seats that may act out of turn. */
  interrupting: number[];
  actions: number;
  /** The game's own view (`CardGame.view`). */
  game: JsonObject;
  /** Once it is over; `won` is what a stack gained or, below zero, lost. */
  end: { rake: string; stacks: { seat: number; stack: string; won: string }[] } | null;
};

/** `GET /api/card-tables/hands/<id>`. `states` are the game's views to this player after each action. */
export type HandRecord = {
  id: string;
  number: number;
  playedAt: number;
  table: CardTableRow;
  seats: { seat: number; name: string; isYou: boolean; isPractice: boolean }[];
  button: number;
  commitments: string[];
  seeds: { seat: number; seed: string }[];
  opened: { place: number; card: number; salt: string }[];
  /** All 52, from a day after the hand on. */
  allOpenAt: number;
  states: { seat: number | null; action: JsonObject | null; game: JsonObject }[];
  end: NonNullable<HandView['end']>;
};

/** `won`: what the stack gained or, below zero, lost in the hand; `rake`: the player's part of it. */
export type HandRow = {
  id: string;
  isPractice: boolean;
  number: number;
  playedAt: number;
  won: string;
  rake: string;
};
export type HandPage = { hands: HandRow[]; next: string | null };

/** The WebSocket. The page speaks once, and says `alive` every 15 seconds: `{"type":"alive"}`. */
export type Hello = {
  type: 'hello';
  key: string;
  tableId: string;
  /** The mark that the browser keeps; null where it keeps none. */
  device: string | null;
};
export type Told =
  | { type: 'table'; view: CardTableView }
  | { type: 'pulse'; now: number }
  /** Refused: the key or the table is not known. The page stops trying. */
  | { type: 'refused'; code: string };
