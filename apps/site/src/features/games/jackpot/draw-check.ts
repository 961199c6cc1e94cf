import type { Client } from '@parlour/client';
import { computeJackpot } from '@parlour/fairness';

type Published = Awaited<ReturnType<Client['games']['jackpotDraw']>>;

/** Recomputes a draw from its published data: seed against commitment, bets against root, number and winner. */
export function checkDraw({ shares, digits, ...draw }: Published): boolean {
  const { game, drawId, seed, external } = draw;
  const entries = shares.map(({ id, share }) => ({ id, share: BigInt(share) }));
  const computed = computeJackpot({ game, drawId, seed, external, digits, entries });
  return (
    computed.commitment === draw.commitment &&
    computed.root === draw.root &&
    computed.numbers.join('') === draw.drawn &&
    computed.winner === draw.winner
  );
}
