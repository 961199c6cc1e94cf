import type { Fraction } from '@parlour/exact';
import type { JsonObject, Mechanic, Sheet } from '@parlour/game-rules';
import type { TextGroup } from '@parlour/texts/text-group';
import type { ComponentType } from 'react';
import type { RoundState } from '../../rounds/round-states.rules.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { Side } from '../live/roads.ts';
import type { Boot } from '../platform/boot.ts';
import type { Calls, SessionView } from '../platform/calls.ts';
import type { Site } from '../platform/parent.ts';
import type { Spoken } from '../platform/texts.tsx';

/**
 * idle: nothing was played yet. asking: a round or a step was sent and is not answered. moving: the answer is known and
 * the stage moves towards it. shown: it is there; an open round then waits for its player.
 */
export type Phase = 'idle' | 'asking' | 'moving' | 'shown';

/** `reduced` for those who asked their device for less motion: results fade in place. */
export type Pace = 'normal' | 'turbo' | 'reduced';

/** The round on the stage, as far as its player may see it. */
export type ShownRound<Pick, Step, Seen> = {
  id: string;
  /** Under which everybody at its table sees it; null where it was played alone. */
  mark: string | null;
  state: RoundState;
  pick: Pick;
  steps: readonly Step[];
  seen: Seen;
  /** Before the last step, to draw what it changed; null if there was no step. */
  before: Seen | null;
  isOver: boolean;
  isWon: boolean;
  /** While the round is open: what stopping now pays, as the player reads it. */
  stopPays: string | null;
};

/** What the frame gives to every part of a mechanic's page. */
export type PlayProps<Model, Pick, Step, Seen> = {
  model: Model;
  pick: Pick;
  /** Ignored while a round runs. */
  setPick: (pick: Pick) => void;
  /** True while a round runs: nothing about the bet may change. */
  isLocked: boolean;
  phase: Phase;
  pace: Pace;
  /** How long the present motion lasts, as the mechanic itself said. */
  motionMs: number;
  /** Null before the first round, and from the tap on until the answer to a new round is there. */
  round: ShownRound<Pick, Step, Seen> | null;
  /** Rounds can be entered step by step: a step is sent, the answer is the next `round`. Second taps are ignored. */
  onStep: (step: Step) => void;
  /** A step that is being put together (cards to hold); gone when it is answered. */
  draft: Step | null;
  setDraft: (draft: Step | null) => void;
  /** Ends the motion before its time. The frame ends it in any case. */
  onMoved: () => void;
  /** The open round has ended without a step of its player: the frame asks how. */
  onEnded: () => void;
  /** Something new begins that the last round is no part of: the stage and the words about it are cleared. */
  onClear: () => void;
  /** Starts a round whose price the player has just confirmed; null while the present pick cannot be played. */
  onPlay: (() => void) | null;
  /** Grows when the player taps the action while a whole stage moves: what is being shown should end now. */
  hurries: number;
  /** Whether a tap may also stop what decides the round before its time; a strict pace forbids it. */
  canStopEarly: boolean;
  /** Whether the operator lets its players buy a feature. */
  canBuy: boolean;
  /** Rounds of this game that are over, newest first; the one that still moves is not among them. */
  past: readonly PastRound<Pick, Seen>[];
  /** A multiple of the first stake as money, at the present stake. */
  showPays: (factor: Fraction) => string;
  /** So many typed bets as money: the coins on one spot of a table. */
  showUnits: (count: number) => string;
  /** So many typed bets as a figure that fits on a chip; empty while none can be placed. */
  showChips: (count: Fraction) => string;
};

export type PastRound<Pick, Seen> = { id: string; pick: Pick; seen: Seen };

/** What there is to say about a round that was played this far. */
export type Told<Model, Pick, Seen> = { pick: Pick; seen: Seen; model: Model };

/** What a page needs of the rules by which the service plays; only those who check a round load the rest. */
type PageRules<Model, Pick extends JsonObject, Step extends JsonObject, Seen extends JsonObject> = Omit<
  Mechanic<Model, Pick, Step, Seen>,
  'play'
>;

/** What a mechanic adds to the frame that all games share. */
export type MechanicPage<
  Model extends { sheet: Sheet },
  Pick extends JsonObject,
  Step extends JsonObject,
  Seen extends JsonObject,
> = {
  rules: PageRules<Model, Pick, Step, Seen>;
  /** What it says, beside the frame's own words. */
  texts: readonly TextGroup<ArcadeKey>[];
  /** May be one that cannot be played yet (no number chosen): the action then says `pickHint`. */
  firstPick: (model: Model) => Pick;
  pickHint?: ArcadeKey;
  /** How many typed bets one round stakes (chips on a table); one, if it is not given. */
  units?: (pick: Pick, model: Model) => number;
  /** What a typed bet is called, where a round stakes several. */
  stakeLabel?: ArcadeKey;
  /** What a win of this pick pays, where there is one such figure: it stands on the action. */
  winFactor?: (pick: Pick, model: Model) => Fraction;
  /** From 1, calm, to 5, wild, where the model states it; otherwise it follows from the deviation. */
  volatility?: (model: Model) => number;
  /** On the button that starts a round. */
  actionLabel: ArcadeKey;
  /** `round` is one big coin in the middle, with the bet beside it; `wide` is a bar below the bet. */
  actionShape: 'wide' | 'round';
  /** `pad`: while a round is open its steps take the place of the bet as well, to be many and large. */
  stepsShape?: 'row' | 'pad';
  /** The stage itself shows the rounds of the past: the frame leaves out its strip. */
  isPastOnStage?: true;
  /** The board has many places to tap: on a short screen it takes the room of that strip. */
  isBoardTall?: true;
  /** Where a win is written over the stage: at its foot, unless the result itself lies there. */
  winPlace?: 'foot' | 'passing' | 'middle' | 'head' | 'top';
  /** How long the stage moves once the answer is known. */
  motionMs: (round: ShownRound<Pick, Step, Seen>, pace: Pace, model: Model) => number;
  /**
   * The stage shows the name of the game, what was won and what for, and leads through a round of several scenes: the
   * frame leaves out its own, and a tap on the action while the stage moves is one of `hurries`.
   */
  isStageWhole?: true;
  /** Whether automatic play stops after this round: something came of it that its player will want to see. */
  endsAuto?: (seen: Seen) => boolean;
  /** In the place of the frame that all games share, where a game is no round after another. */
  Frame?: ComponentType<FrameProps>;
  /** Board and result; what is chosen on the board itself while a round is open. */
  Stage: ComponentType<PlayProps<Model, Pick, Step, Seen>>;
  /** Chooses the pick, above the bet; in an open round it may offer its steps. */
  Controls?: ComponentType<PlayProps<Model, Pick, Step, Seen>>;
  /** Stands in the place of the action while a round is open: stop, stand, draw. */
  OpenAction?: ComponentType<PlayProps<Model, Pick, Step, Seen>>;
  /**
   * Stands in the place of every action, where the game goes on without the player and says when one can bet. `onBet` is
   * null while no bet can be placed.
   */
  Action?: ComponentType<PlayProps<Model, Pick, Step, Seen> & { onBet: (() => void) | null }>;
  /** Stands in the place of the player's seeds, where a table that many share holds them. */
  Fairness?: ComponentType<{ model: Model }>;
  /** How a round of the past is shown, where the stage shows a table that has gone on without it. */
  replay?: {
    Stage: ComponentType<PlayProps<Model, Pick, Step, Seen>>;
    motionMs: (round: ShownRound<Pick, Step, Seen>) => number;
  };
  /** The outcome in one short sentence without a full stop and without what it pays. */
  tell: (spoken: Spoken, told: Told<Model, Pick, Seen>) => string;
  /** The outcome in a few characters or a small drawing, for the strip of recent rounds and the history. */
  Row: ComponentType<Told<Model, Pick, Seen> & { isWon: boolean }>;
  /** At a table: which of two sides won, for its roads. */
  road?: (seen: Seen) => Side;
  /** At a table: what an outcome counts as in its statistics. */
  marks?: (spoken: Spoken, told: Omit<Told<Model, Pick, Seen>, 'pick'>) => readonly string[];
  /** How random words become the outcome, in words, for those who check a round. */
  explain: (spoken: Spoken, model: Model) => string;
  Rules: ComponentType<{ model: Model; canBuy: boolean }>;
  PayTable: ComponentType<{ model: Model; pick: Pick; showPays: (factor: Fraction) => string }>;
};

/** What a frame is given. */
export type FrameProps = {
  boot: Boot;
  calls: Calls;
  site: Site;
  page: AnyMechanicPage;
  model: { sheet: Sheet };
  first: SessionView;
};

/** The page of any mechanic, as the frame knows it: picks, steps and what is seen are JSON. */
export type AnyMechanicPage = MechanicPage<{ sheet: Sheet }, JsonObject, JsonObject, JsonObject>;
export type AnyPlayProps = PlayProps<{ sheet: Sheet }, JsonObject, JsonObject, JsonObject>;
export type AnyShownRound = ShownRound<JsonObject, JsonObject, JsonObject>;

/**
 * The one place where a mechanic's own types are forgotten. It is safe because the frame gives a mechanic only what its
 * own rules have read or played: the model of the session, picks of its own, and rounds of the service.
 */
export function defineMechanicPage<
  Model extends { sheet: Sheet },
  Pick extends JsonObject,
  Step extends JsonObject,
  Seen extends JsonObject,
>(page: MechanicPage<Model, Pick, Step, Seen>): AnyMechanicPage {
  return page as unknown as AnyMechanicPage;
}
