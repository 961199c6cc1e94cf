import { InvalidInput, quote } from './invalid-input.ts';
import { computeTurn, type Turn, type TurnOutcome } from './wheel.ts';

const FIELDS = ['weights', 'serverSeed', 'clientSeed', 'nonce'];
const TURNS_MAX = 1_000_000;

/** Computes every turn of a file again. */
export function reproduceTurns(list: readonly unknown[]): TurnOutcome[] {
  if (list.length > TURNS_MAX) throw new InvalidInput(`the file must hold at most ${TURNS_MAX} turns`);
  return list.map((value, index) => {
    try {
      return computeTurn(parseTurn(value));
    } catch (error) {
      throw error instanceof InvalidInput ? new InvalidInput(`turn ${index + 1}: ${error.message}`) : error;
    }
  });
}

function parseTurn(value: unknown): Turn {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidInput('a turn must be an object');
  const missing = FIELDS.find((field) => !Object.hasOwn(value, field));
  if (missing) throw new InvalidInput(`there is no field "${missing}"`);
  const unknown = Object.keys(value).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw new InvalidInput(`the field ${quote(unknown)} is unknown`);
  const turn = value as Turn;
  if (!Array.isArray(turn.weights)) throw new InvalidInput('weights must be a list');
  return turn;
}
