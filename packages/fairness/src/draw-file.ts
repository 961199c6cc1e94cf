import { parseSeed } from './commitment.ts';
import { computeDraw, type Draw, type DrawOutcome } from './draw.ts';
import { encodeText } from './encoding.ts';
import { InvalidInput, quote } from './invalid-input.ts';
import { parsePick } from './pick.ts';

const TEXT_FIELDS = ['game', 'drawId', 'root', 'external'] as const;
const FIELDS = [...TEXT_FIELDS, 'seed', 'pick'] as const;
const DRAWS_MAX = 1_000_000;
/** Bounds how much work a small file can ask for. */
const NUMBERS_MAX = 10_000_000;

/** Recomputes every draw of a file: a JSON list of draws in, their commitments and numbers out. */
export function reproduceDraws(json: string): DrawOutcome[] {
  return parseDrawFile(json).map(computeDraw);
}

export function parseDrawFile(json: string): Draw[] {
  const list = parseJson(json);
  if (!Array.isArray(list)) throw new InvalidInput('the file must hold a JSON list of draws');
  if (list.length > DRAWS_MAX) throw new InvalidInput(`the file must hold at most ${DRAWS_MAX} draws`);
  const draws = list.map((value, index) => parseDraw(`draw ${index + 1}`, value));
  const numbers = draws.reduce((sum, { pick }) => sum + pick.count, 0);
  if (numbers > NUMBERS_MAX)
    throw new InvalidInput(`the file asks for ${numbers} numbers, more than ${NUMBERS_MAX}`);
  return draws;
}

function parseDraw(name: string, value: unknown): Draw {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidInput(`${name} must be an object`);
  const fields = value as Record<(typeof FIELDS)[number], unknown>;
  const missing = FIELDS.find((field) => !Object.hasOwn(fields, field));
  if (missing) throw new InvalidInput(`${name} has no field "${missing}"`);
  const known: readonly string[] = FIELDS;
  const unknown = Object.keys(fields).find((field) => !known.includes(field));
  if (unknown !== undefined) throw new InvalidInput(`${name} has the unknown field ${quote(unknown)}`);
  for (const field of TEXT_FIELDS) encodeText(`${name}: ${field}`, fields[field]);
  parseSeed(`${name}: seed`, fields.seed);
  return { ...(fields as Draw), pick: parsePick(`${name}: pick`, fields.pick) };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new InvalidInput(`the file is no JSON: ${(error as Error).message}`);
  }
}
