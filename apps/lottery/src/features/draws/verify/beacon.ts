import { hashOfChain, isRoundOf } from '@parlour/fairness/beacon';
import type { IsOfBeacon } from './verify.rules.ts';

/** Whether a round is its chain's own. The code for it is large, and loaded where a draw with a beacon is verified. */
export const isOfBeacon: IsOfBeacon = ({ chain, round, signature }) => {
  try {
    return signature !== null && isRoundOf(chain, round, signature);
  } catch {
    // Not even a signature.
    return false;
  }
};

export const chainHash = hashOfChain;
