import { commitTo, InvalidInput } from '@parlour/fairness';
import type { Json, RoundRecord } from '@parlour/game-rules';
import type { Evidence } from './rounds.rules.ts';

/** A round computed again from what its vendor tells. */
export type Replay = {
  /** Of the revealed seed; null if that is no seed. */
  hash: string | null;
  /** Undefined: the rules of the round are not known here. Null: by the rules there is no such round. */
  outcome: Json | null | undefined;
  verdict: 'same' | 'other' | 'promised';
};

/** Null while the seed is in use. Where the rules are not known, only the promised hash is checked. */
export async function replay(evidence: Evidence): Promise<Replay | null> {
  const { serverSeed } = evidence;
  if (serverSeed === null) return null;
  try {
    const hash = commitTo(serverSeed);
    const isPromised = hash === evidence.serverSeedHash;
    const found = await playAgain({ ...evidence, serverSeed });
    if (!found) return { hash, outcome: undefined, verdict: isPromised ? 'promised' : 'other' };
    return { hash, outcome: found.outcome, verdict: isPromised && found.isSame ? 'same' : 'other' };
  } catch (error) {
    // A vendor may send anything: what cannot be computed with is not what was promised.
    if (!(error instanceof InvalidInput)) throw error;
    return { hash: null, outcome: null, verdict: 'other' };
  }
}

/** Null: not all that the round was drawn from is told. */
function recordOf(evidence: Evidence & { serverSeed: string }): RoundRecord | null {
  const { serverSeed, pick, steps, clientSeed, nonce, draw } = evidence;
  const played = { serverSeed, pick, steps };
  if (draw) {
    const { game, drawId, root, external } = draw;
    return root === null || external === null ? null : { ...played, draw: { game, drawId, root, external } };
  }
  return clientSeed === null || nonce === null ? null : { ...played, clientSeed, nonce };
}

/** Loads the rules with the models, which no other page of the console needs. */
async function playAgain(evidence: Evidence & { serverSeed: string }) {
  const { mechanic, model, outcome } = evidence;
  const record = recordOf(evidence);
  if (mechanic === null || model === null || record === null) return null;
  const [{ loadGame }, { isSame, recompute }] = await Promise.all([
    import('@parlour/game-rules/games'),
    import('@parlour/game-rules'),
  ]);
  const game = await loadGame(mechanic, model);
  if (!game) return null;
  const { played } = recompute(game, record);
  return { outcome: played?.seen ?? null, isSame: played !== null && isSame(played.seen, outcome) };
}
