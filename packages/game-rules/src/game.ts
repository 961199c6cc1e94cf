import type { Fraction } from '@parlour/exact';
import type { WordStream } from '@parlour/fairness';
import type { JsonObject, Mechanic, Played, Sheet } from './mechanic.ts';

/** A mechanic with one of its models: takes whatever came from outside, and plays what it can read. */
export type Game = {
  mechanic: string;
  model: string;
  sheet: Sheet;
  /** The model itself, for what a service has to add to the steps of a player. */
  numbers: unknown;
  hasSteps: boolean;
  /** Its words belong to a table. */
  isShared: boolean;
  /** How many equal parts a stake is for. */
  parts: number;
  readPick(input: unknown): JsonObject | null;
  readStep(input: unknown): JsonObject | null;
  /** Null if the pick or a step cannot be read, or a step was not open to the player. */
  play(words: WordStream, round: { pick: unknown; steps: readonly unknown[] }): Played<JsonObject> | null;
  /** What comes, whatever one bets on it; null where it depends on the player. */
  draw(words: WordStream): JsonObject | null;
  /** The step that ends a round its player left, which is played this far; null where its bet is taken back. */
  leave(words: WordStream, round: { pick: unknown; steps: readonly unknown[] }): JsonObject | null;
  /** The most that one stake may win, as a multiple of it. */
  most(pick: unknown): Fraction;
};

type Named = { mechanic: string; model: string };

export function gameOf<
  Model extends { sheet: Sheet },
  Pick extends JsonObject,
  Step extends JsonObject,
  Seen extends JsonObject,
>(rules: Mechanic<Model, Pick, Step, Seen>, numbers: Model, { mechanic, model }: Named): Game {
  function play(words: WordStream, round: { pick: unknown; steps: readonly unknown[] }): Played<Seen> | null {
    const pick = rules.readPick(round.pick, numbers);
    if (pick === null) return null;
    const steps: Step[] = [];
    for (const input of round.steps) {
      const step = rules.readStep(input);
      if (step === null) return null;
      steps.push(step);
    }
    return rules.play(words, { pick, steps }, numbers);
  }
  return {
    mechanic,
    model,
    sheet: numbers.sheet,
    numbers,
    hasSteps: rules.leave !== undefined,
    isShared: rules.isShared === true,
    parts: rules.parts ?? 1,
    readPick: (input) => rules.readPick(input, numbers),
    readStep: (input) => rules.readStep(input),
    play,
    draw: (words) => rules.draw?.(words, numbers) ?? null,
    leave(words, round) {
      const played = play(words, round);
      if (!played || !rules.leave) throw new Error(`a round of ${mechanic} cannot be left`);
      return rules.leave(played.seen, numbers);
    },
    most(input) {
      const pick = rules.readPick(input, numbers);
      if (pick === null) throw new Error(`no pick of ${mechanic}`);
      return rules.most(pick, numbers);
    },
  };
}
