import { rankOf } from '../cards/cards.ts';
import type { HoldemAction } from './hand.ts';
import type { HoldemPlayerView, HoldemView } from './view.ts';

/** Tells from its own cards and the board alone: plays what is good, and sometimes what is not. */
export function practiseHoldem(view: HoldemView, seat: number, random: number): HoldemAction {
  const player = view.players.find((each) => each.seat === seat);
  if (!player || !view.legal) return { kind: 'fold' };
  const strength = strengthOf(player) + random / 4;
  const { call, raise } = view.legal;
  if (raise && strength > 0.85 && !hasRaised(player)) return { kind: 'raise', to: raise.least };
  if (call === null) return { kind: 'check' };
  const pot = view.pots.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const bets = view.players.reduce((sum, { bet }) => sum + BigInt(bet), 0n);
  const isCheap = BigInt(call) * 4n <= pot + bets;
  return strength > (isCheap ? 0.3 : 0.55) ? { kind: 'call' } : { kind: 'fold' };
}

const hasRaised = ({ last }: HoldemPlayerView) => last === 'bet' || last === 'raise';

/** From 0 to 1. */
function strengthOf({ cards, hand }: HoldemPlayerView): number {
  if (hand) return { 'high-card': 0.15, pair: 0.5, 'two-pairs': 0.75 }[String(hand.category)] ?? 0.95;
  const ranks = (cards ?? []).map((card) => (rankOf(card) === 1 ? 14 : rankOf(card)));
  const [first = 0, second = 0] = ranks;
  if (first === second) return 0.5 + first / 28;
  return (first + second) / 42;
}
