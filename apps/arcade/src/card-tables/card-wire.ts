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
  sitting: { tableId: string; seat: number; stack: string; isPractice: boolean } | null;
};

export type CardTableRow = {
  id: string;
  /** Chips of no value, with practice players that are named so. */
  isPractice: boolean;
  /** The big blind, the stake of a card, the boot; and the small blind where there is one. */
  stake: string;
  smallStake: string | null;
  buyInLeast: string;
  buyInMost: string;
  seats: number;
  seated: number;
  /** In hundredths of a percent; and the most taken of a pot, by players dealt in, in stakes (empty: no limit). */
  rakeRate: number;
};

/**
 * `POST /api/card-tables/seats` {sittingId, tableId | quick: stake, buyIn}: sits down. The same sittingId is the same seat.
 * `POST /api/card-tables/sitting/top-up` {topUpId, amount}
 * `POST /api/card-tables/sitting/away` {isAway}: sits out from the next hand on, or comes back.
 * `POST /api/card-tables/sitting/leave`: leaves after the hand at the latest; the stack goes to the wallet.
 * `POST /api/card-tables/hands/<id>/seed` {seed}: the page's seed for this hand.
 * `POST /api/card-tables/hands/<id>/actions` {index, action}: `index` is the count of actions the page knows of, so a
 *   second tap finds the first.
 * `GET /api/card-tables/hands?before=<id>`: hands the player was dealt into, the newest first.
 * `GET /api/card-tables/hands/<id>`: one of them, to replay and verify.
 */
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
  /** By seat, in the order of the shuffle; complete from `playing` on. */
  seeds: { seat: number; seed: string }[];
  /** Place before the shuffle, card, salt: those open to the one who looks. */
  opened: { place: number; card: number; salt: string }[];
  turn: { seat: number; endsAt: number; bankMs: number } | null;
  /** Seats that may act out of turn. */
  interrupting: number[];
  actions: number;
  /** The game's own view (`CardGame.view`). */
  game: JsonObject;
  /** Once it is over. */
  end: { rake: string; stacks: { seat: number; stack: string; won: string }[] } | null;
};

/** `GET /api/card-tables/hands/<id>`. `states` are the game's views to this player after each action. */
export type HandRecord = {
  id: string;
  number: number;
  playedAt: number;
  table: CardTableRow;
  seats: { seat: number; name: string; isYou: boolean }[];
  button: number;
  commitments: string[];
  seeds: { seat: number; seed: string }[];
  opened: { place: number; card: number; salt: string }[];
  /** All 52, from a day after the hand on. */
  allOpenAt: number;
  states: { seat: number | null; action: JsonObject | null; game: JsonObject }[];
  end: NonNullable<HandView['end']>;
};

export type HandRow = { id: string; number: number; playedAt: number; staked: string; won: string; rake: string };

/** The WebSocket. The page speaks once, and says `alive` every 15 seconds. */
export type Hello = { type: 'hello'; key: string; tableId: string };
export type Told =
  | { type: 'table'; view: CardTableView }
  | { type: 'pulse'; now: number }
  /** Refused: the key or the table is not known. The page stops trying. */
  | { type: 'refused'; code: string };
