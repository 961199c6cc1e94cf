import { commitTo, createInstantStream } from '@parlour/fairness';
import type { Game } from './game.ts';
import type { JsonObject, Played } from './mechanic.ts';

/** Everything a round was computed from. */
export type RoundRecord = {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  pick: unknown;
  steps: readonly unknown[];
};

export type Recomputed = { serverSeedHash: string; played: Played<JsonObject> | null };

/** A round from its seeds, the way the service computed it. */
export function recompute(game: Game, record: RoundRecord): Recomputed {
  const words = createInstantStream(record);
  return { serverSeedHash: commitTo(record.serverSeed), played: game.play(words, record) };
}

/** Whether two JSON values say the same; the order of fields does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  return writeCanonical(a) === writeCanonical(b);
}

function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${writeCanonical(each)}`).join()}}`;
}
