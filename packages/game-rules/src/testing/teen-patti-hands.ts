import { TEEN_PATTI, type TeenPattiAction, type TeenPattiState } from '../teen-patti/teen-patti.ts';
import { cardsOf } from './card-names.ts';
import { deckOf } from './dealt-deck.ts';

const MOVES: Readonly<Record<string, TeenPattiAction>> = {
  see: { kind: 'see' },
  fold: { kind: 'fold' },
  bet: { kind: 'bet', isRaise: false },
  raise: { kind: 'bet', isRaise: true },
  side: { kind: 'side-show' },
  yes: { kind: 'accept' },
  no: { kind: 'refuse' },
  show: { kind: 'show' },
};

/** A boot of 10; `hands` are dealt to seats 0, 1, 2 ... in this order, as the button is at the last of them. */
export function dealThree(hands: readonly string[], stack = 2_000n): TeenPattiState {
  const places = new Map<number, number>();
  for (const [seat, text] of hands.entries())
    for (const [round, card] of cardsOf(text).entries()) places.set(round * hands.length + seat, card);
  const players = hands.map((_, seat) => ({ seat, stack }));
  return TEEN_PATTI.begin({ players, button: hands.length - 1, stake: 10n, deck: deckOf(places) });
}

export function tryThree(state: TeenPattiState, move: string): TeenPattiState | null {
  return TEEN_PATTI.act(state, TEEN_PATTI.turnOf(state) ?? -1, MOVES[move] ?? { kind: 'fold' });
}

export function playThree(state: TeenPattiState, moves: string): TeenPattiState {
  return moves.split(' ').reduce((before, move, place) => {
    const after = tryThree(before, move);
    if (!after) throw new Error(`${move} (${place}) is refused in ${JSON.stringify(before)}`);
    return after;
  }, state);
}
