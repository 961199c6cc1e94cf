import {
  commitTo,
  createDrawStream,
  createInstantStream,
  type DrawInputs,
  type Ticket,
  type WordStream,
} from '@parlour/fairness';
import type { Game } from './game.ts';
import type { Json, JsonObject, Played } from './mechanic.ts';

/** Everything a round was computed from. */
export type RoundRecord = OwnWords | SharedWords;
type Choices = { serverSeed: string; pick: unknown; steps: readonly unknown[] };
/** The round is its player's alone. */
type OwnWords = Choices & { clientSeed: string; nonce: number; draw?: null };
/** The words are those of a table, which drew them as a lottery draws. */
type SharedWords = Choices & { draw: TableDraw };
export type TableDraw = Omit<DrawInputs, 'seed'>;

export type Recomputed = { serverSeedHash: string; played: Played<JsonObject> | null };

/** A round from its seeds, the way the service computed it. */
export function recompute(game: Game, record: RoundRecord): Recomputed {
  const words = wordsOf(record);
  return { serverSeedHash: commitTo(record.serverSeed), played: game.play(words, record) };
}

function wordsOf(record: RoundRecord): WordStream {
  return record.draw
    ? createDrawStream({ ...record.draw, seed: record.serverSeed })
    : createInstantStream(record);
}

/** A bet at a table, as the root over all its bets includes it. */
export function betTicket(bet: { id: string; stake: string; currency: string; pick: Json }): Ticket {
  return { id: bet.id, content: `${bet.stake} ${bet.currency} ${writeCanonical(bet.pick)}` };
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
