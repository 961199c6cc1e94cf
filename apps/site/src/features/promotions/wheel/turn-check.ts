import type { WheelTurn } from '@parlour/client';
import { computeTurn } from '@parlour/fairness';

/** Computes a turn again: seed against commitment, then number and sector. */
export function checkTurn(turn: WheelTurn): boolean {
  const { commitment, number, sector } = computeTurn(turnFile(turn));
  return commitment === turn.commitment && number === turn.number && sector === turn.sector;
}

/** A turn as the stand-alone command reads it. */
export const turnFile = ({ weights, serverSeed, clientSeed, nonce }: WheelTurn) => ({
  weights,
  serverSeed,
  clientSeed,
  nonce,
});
