import type { SlotsModel } from '../../packages/game-rules/src/slots/model.ts';
import { type SlotPick, slots } from '../../packages/game-rules/src/slots/slots.ts';
import { createServiceWords } from './service-words.ts';

/** `bytes`: of the longest round as it is sent. */
export type Simulated = { mean: number; deviation: number; hits: number; bytes: number };

/** Plays rounds with the words that the service would draw; the same seed gives the same rounds. */
export function simulateModel(
  model: SlotsModel,
  { pick, rounds, clientSeed }: { pick: SlotPick; rounds: number; clientSeed: string },
): Simulated {
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let bytes = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const played = slots.play(createServiceWords({ clientSeed, nonce }), { pick, steps: [] }, model);
    if (!played) throw new Error('a round was refused');
    const won = Number(played.won.over) / Number(played.won.under);
    sum += won;
    squares += won * won;
    if (won > 0) hits += 1;
    // Only long rounds are worth writing out.
    if (played.seen.spins.length > 10) bytes = Math.max(bytes, JSON.stringify(played.seen).length);
  }
  const mean = sum / rounds;
  return { mean, deviation: Math.sqrt(squares / rounds - mean * mean), hits: hits / rounds, bytes };
}
