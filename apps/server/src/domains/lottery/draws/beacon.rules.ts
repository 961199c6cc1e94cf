import { SECOND_MS } from '@parlour/clock/durations';
import { type BeaconChain, hashOfChain, isRoundOf } from '@parlour/fairness/beacon';
import { z } from 'zod';

/** A relay that has not answered by then has none. */
export const RELAY_DEADLINE_MS = 3 * SECOND_MS;

/** What no relay had is not asked for again before. */
export const RELAYS_REST_MS = 2 * SECOND_MS;

/** So many rounds are remembered; a draw takes its own within seconds. */
export const ROUNDS_KEPT = 1_000;

const Hex = z.string().regex(/^([0-9a-f]{2})+$/);

const Info = z.object({
  public_key: Hex,
  period: z.number().int().positive(),
  genesis_time: z.number().int(),
  groupHash: Hex,
  schemeID: z.literal('bls-unchained-g1-rfc9380'),
  metadata: z.object({ beaconID: z.string().max(100) }),
});

const Round = z.object({ round: z.number().int(), signature: Hex });

/** The chain a relay describes; null unless it is the one with this hash. */
export function readChain(answer: unknown, hash: string): BeaconChain | null {
  const { data } = Info.safeParse(answer);
  if (!data) return null;
  const chain = {
    publicKey: data.public_key,
    period: data.period,
    genesisTime: data.genesis_time,
    groupHash: data.groupHash,
    beaconId: data.metadata.beaconID,
  };
  return isValid(() => hashOfChain(chain) === hash) ? chain : null;
}

/** The signature of a round as a relay gives it; null unless it is the chain's own. */
export function readRound(answer: unknown, chain: BeaconChain, round: number): string | null {
  const { data } = Round.safeParse(answer);
  if (data?.round !== round) return null;
  return isValid(() => isRoundOf(chain, round, data.signature)) ? data.signature : null;
}

/** What is not even of the right form is not valid. */
function isValid(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}
