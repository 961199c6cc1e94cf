import type { SheddingGame, SheddingState } from '../shedding/shedding.ts';
import { cardsOf } from './card-names.ts';
import { deckOf } from './dealt-deck.ts';

/** The deck by which each seat from 0 on gets these cards, and others where fewer than thirteen are named. */
export function sheddingDeck(hands: readonly string[]): number[] {
  const places = new Map<number, number>();
  for (const [seat, text] of hands.entries())
    for (const [round, card] of cardsOf(text).entries()) places.set(round * hands.length + seat, card);
  return deckOf(places);
}

/** A stake of 10, 1,000 chips each; seat 0 leads unless the lowest card does. */
export function dealHands(
  game: SheddingGame,
  hands: readonly string[],
  { isFirst = false, stack = 1_000n } = {},
): SheddingState {
  const players = hands.map((_, seat) => ({ seat, stack }));
  return game.begin({ players, button: 0, stake: 10n, deck: sheddingDeck(hands), isFirst });
}

/** Plays by whose turn it is; `-` passes. Seats that act out of turn are named, as in `2: 3s 3h`. */
export function playMoves(game: SheddingGame, state: SheddingState, moves: readonly string[]): SheddingState {
  return moves.reduce((before, move) => {
    const after = tryMove(game, before, move);
    if (!after) throw new Error(`${move} is refused in ${JSON.stringify(before)}`);
    return after;
  }, state);
}

export function tryMove(game: SheddingGame, state: SheddingState, move: string): SheddingState | null {
  const [, named, cards = ''] = /^(?:(\d): )?(.*)$/.exec(move) ?? [];
  const seat = named === undefined ? (game.turnOf(state) ?? -1) : Number(named);
  const action =
    cards === '-' ? ({ kind: 'pass' } as const) : { kind: 'play' as const, cards: cardsOf(cards) };
  return game.act(state, seat, action);
}

/** The same hand, later: these cards are left, from the lowest to the highest. */
export function withHands(state: SheddingState, hands: readonly string[]): SheddingState {
  const players = state.players.map((player, place) => ({
    ...player,
    cards: cardsOf(hands[place] ?? ''),
    hasPlayed: true,
  }));
  return { ...state, opening: null, players };
}

/** By seat: what was won or lost. */
export function netOf(game: SheddingGame, state: SheddingState): number[] {
  return game.view(state, null).players.map(({ net }) => Number(net));
}
