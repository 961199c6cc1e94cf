import { canPass, mayInterrupt, type SheddingAction, type SheddingState } from './hand.ts';
import { type Payments, settleShedding } from './payment.ts';
import type { SheddingRules } from './rules.ts';

/** Amounts are digits of whole chips. */
export type SheddingView = {
  stake: string;
  isOver: boolean;
  turn: number | null;
  /** The card that the first play has to hold, while nothing was played. */
  opening: number | null;
  /** What has to be beaten; once it is won, its owner leads with anything. `form` is its name, `length` counts cards or pairs. */
  top: { seat: number; cards: number[]; form: string; length: number; isWon: boolean } | null;
  /** In the order of turns. */
  players: SheddingPlayerView[];
  /** Who is `out` of cards, or won at once, and by what. */
  winner: { seat: number; by: string } | null;
  rake: string;
  /** What the seat that looks may do: in turn, or out of turn by a play alone; null where it has to wait. */
  legal: { canPass: boolean; isInterrupting: boolean } | null;
};

export type SheddingPlayerView = {
  seat: number;
  /** Once the hand is over, what the seat comes out with. */
  stack: string;
  /** How many cards are left. */
  count: number;
  /** Null where they are not open to the one who looks; all are once the hand is over. */
  cards: number[] | null;
  hasPassed: boolean;
  hasPlayed: boolean;
  /** Of this trick. */
  last: SheddingAction | null;
  /** Once the hand is over: what the seat won (less rake) or, below zero, lost. */
  net: string | null;
};

export function viewShedding(
  rules: SheddingRules,
  state: SheddingState,
  looking: number | null,
): SheddingView {
  const settled = settleShedding(rules, state);
  const form = state.top && rules.formOf(state.top.cards);
  return {
    stake: state.stake,
    isOver: settled !== null,
    turn: state.turn,
    opening: state.opening,
    top: state.top && form && { ...state.top, form: form.kind, length: form.length },
    players: state.players.map((player) => ({
      seat: player.seat,
      stack: String(stackOf(settled, player)),
      count: player.cards.length,
      cards: settled || player.seat === looking ? player.cards : null,
      hasPassed: player.hasPassed,
      hasPlayed: player.hasPlayed,
      last: player.last,
      net: settled && String(stackOf(settled, player) - BigInt(player.stack)),
    })),
    winner: state.winner,
    rake: String(settled?.end.rake ?? 0n),
    legal: legalOf(rules, state, looking),
  };
}

function stackOf(settled: Payments | null, { seat, stack }: { seat: number; stack: string }): bigint {
  return settled?.end.stacks.find((each) => each.seat === seat)?.stack ?? BigInt(stack);
}

function legalOf(rules: SheddingRules, state: SheddingState, looking: number | null): SheddingView['legal'] {
  if (looking === null || state.turn === null) return null;
  if (looking === state.turn) return { canPass: canPass(state), isInterrupting: false };
  return mayInterrupt(rules, state).includes(looking) ? { canPass: false, isInterrupting: true } : null;
}
