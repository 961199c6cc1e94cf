import type { CardGame } from '../card-game/card-game.ts';
import { CARDS } from '../cards/cards.ts';
import { isWhole, readFields } from '../read.ts';
import {
  actInShedding,
  beginShedding,
  canPass,
  canPlay,
  HAND_CARDS,
  handPlaces,
  mayInterrupt,
  type SheddingAction,
  type SheddingState,
} from './hand.ts';
import { settleShedding } from './payment.ts';
import type { SheddingRules } from './rules.ts';
import { type SheddingView, viewShedding } from './view.ts';

export type { SheddingAction, SheddingState } from './hand.ts';
export type { SheddingPlayerView, SheddingView } from './view.ts';

export type SheddingGame = CardGame<SheddingState, SheddingAction, SheddingView> & {
  /** Whether the seat that looks at this view may play these cards of its own now: for a page's button. */
  isPlayable(view: SheddingView, seat: number, cards: readonly number[]): boolean;
};

/** A game in which thirteen cards each are played off, and the first without any is paid by the others. */
export function sheddingGame(rules: SheddingRules): SheddingGame {
  return {
    seats: { least: 2, most: 4 },
    buyIn: rules.buyIn,
    rakeRate: rules.rakeRate,
    smallStakeOf: () => null,
    begin: (start) => beginShedding(rules, start),
    turnOf: ({ turn }) => turn,
    mayInterrupt: (state) => mayInterrupt(rules, state),
    readAction,
    act: (state, seat, action) => actInShedding(rules, { state, seat, action }),
    outOfTime(state) {
      const player = state.players.find(({ seat }) => seat === state.turn);
      // The lowest card of who leads first is the one that has to be led.
      return player && !canPass(state) ? { kind: 'play', cards: player.cards.slice(0, 1) } : { kind: 'pass' };
    },
    view: (state, seat) => viewShedding(rules, state, seat),
    openPlaces(state, looking) {
      const held = (seat: number) => state.players.find((each) => each.seat === seat)?.cards ?? [];
      const isOpen = (seat: number, place: number) =>
        state.winner !== null || seat === looking || !held(seat).includes(state.deck[place] ?? -1);
      return state.players.flatMap(({ seat }) =>
        handPlaces(state, seat).filter((place) => isOpen(seat, place)),
      );
    },
    endOf: (state) => settleShedding(rules, state)?.end ?? null,
    practise(view, seat, random) {
      const cards = view.players.find((each) => each.seat === seat)?.cards ?? [];
      const top = view.top && !view.top.isWon ? view.top.cards : null;
      const first = rules
        .suggest(cards, top && rules.formOf(top))
        .find((play) => canPlay(rules, view, { seat, cards: play, isInterrupting: false }));
      // Now and then it keeps what it could play.
      if (!first || (view.legal?.canPass && random < 0.1)) return { kind: 'pass' };
      return { kind: 'play', cards: first };
    },
    isPlayable(view, seat, cards) {
      const { legal } = view;
      return legal !== null && canPlay(rules, view, { seat, cards, isInterrupting: legal.isInterrupting });
    },
  };
}

function readAction(input: unknown): SheddingAction | null {
  if (readFields(input, ['kind'])?.kind === 'pass') return { kind: 'pass' };
  const play = readFields(input, ['kind', 'cards']);
  if (play?.kind !== 'play' || !Array.isArray(play.cards)) return null;
  const cards: unknown[] = play.cards;
  if (cards.length < 1 || cards.length > HAND_CARDS || new Set(cards).size !== cards.length) return null;
  return cards.every((card) => isWhole(card, [0, CARDS - 1])) ? { kind: 'play', cards } : null;
}
