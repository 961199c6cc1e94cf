import type { HandEnd } from '../card-game/card-game.ts';
import { rakeOf } from '../card-game/rake.ts';
import type { SheddingState } from './hand.ts';
import type { SheddingRules } from './rules.ts';

export type Payments = {
  /** What each loser pays to the winner: never more than they brought. */
  paid: { seat: number; amount: bigint }[];
  end: HandEnd;
};

export function settleShedding(rules: SheddingRules, state: SheddingState): Payments | null {
  const { winner, stake } = state;
  if (!winner) return null;
  const paid = state.players
    .filter(({ seat }) => seat !== winner.seat)
    .map(({ seat, cards, hasPlayed, stack }) => {
      const due = (BigInt(stake) * BigInt(rules.halvesOf(cards, hasPlayed))) / 2n;
      return { seat, amount: due < BigInt(stack) ? due : BigInt(stack) };
    });
  const net = paid.reduce((sum, { amount }) => sum + amount, 0n);
  const rake = rakeOf(net, rules.rakeRate);
  const stacks = state.players.map(({ seat, stack }) => {
    const lost = paid.find((each) => each.seat === seat)?.amount ?? 0n;
    return { seat, stack: BigInt(stack) - lost + (seat === winner.seat ? net - rake : 0n) };
  });
  return { paid, end: { stacks, rake, leader: rules.isAlwaysLedByLowest ? null : winner.seat } };
}
