import type { JsonObject } from '@parlour/game-rules';
import type { Amount } from '@parlour/money';
import type { TextGroup } from '@parlour/texts/text-group';
import type { ComponentType } from 'react';
import type { CardTableRow } from '../../card-tables/card-wire.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { Spoken } from '../platform/texts.tsx';
import type { DealtCards } from './panels/check-hand.ts';
import type { TableMoney } from './table-money.ts';

/** What a player did last, as a word beside their seat. */
export type Word = { text: string; tone: 'quiet' | 'calm' | 'warm' | 'hot' };

/** A seat of the hand, as far as the one who looks may see it. */
export type SeatScene = {
  seat: number;
  /** What is left to bet with. */
  stack: Amount;
  /** What lies in front of it, not yet in the pot. */
  bet: Amount;
  /** Null lies face down. */
  cards: readonly (number | null)[];
  /** Cards left, where they are too many to draw. */
  left: number | null;
  isOut: boolean;
  word: Word | null;
  /** What its cards are called, once they are shown. */
  hand: string | null;
  /** Cards that made the best hand. */
  lit: readonly number[];
  /** What it took out of the hand; null while it is played. */
  won: Amount | null;
};

/** What the parts of a game are drawn from. */
export type GameProps = {
  game: JsonObject;
  /** The seat of the one who looks. */
  you: number | null;
  table: CardTableRow;
  money: TableMoney;
  isOver: boolean;
};

export type ActionProps = GameProps & {
  /** A call is on its way: taps do nothing. */
  isAsking: boolean;
  isTurn: boolean;
  onAct: (action: JsonObject) => void;
};

export type Telling = {
  before: JsonObject | null;
  after: JsonObject;
  money: TableMoney;
  nameOf: (seat: number) => string;
  you: number | null;
};

/** What a game of cards adds to the table that all share. */
export type CardGamePage = {
  texts: readonly TextGroup<ArcadeKey>[];
  /** What the stake of a table is called: blinds, the stake of a card, the boot. */
  stakeLabel: ArcadeKey;
  rakeLabel: ArcadeKey;
  seatsOf: (spoken: Spoken, given: Omit<GameProps, 'table' | 'isOver'>) => readonly SeatScene[];
  /** What lies in the middle: board and pots, or the cards last played. */
  Middle: ComponentType<GameProps>;
  /** The player's own cards, large. */
  Own: ComponentType<ActionProps>;
  Actions: ComponentType<ActionProps>;
  /** States to be shown, each for so long, before the end of a hand that its players did not play out. */
  stages?: (game: JsonObject) => readonly { game: JsonObject; ms: number }[];
  /** What has happened between two states, for those who hear it; null where nothing worth a word did. */
  tell: (spoken: Spoken, telling: Telling) => string | null;
  /** The cards that the states of a hand show, and as which of the deck they were dealt, to check them against the shuffle. */
  dealtCards: (states: readonly JsonObject[]) => readonly DealtCards[];
  /** The player's own cards take the whole width at the table's foot. */
  isHandWide?: true;
  Rules: ComponentType<{ table: CardTableRow; money: TableMoney }>;
};
