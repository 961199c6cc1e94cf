import { parseSeed } from './commitment.ts';
import { computeDraw, type Draw, type DrawOutcome } from './draw.ts';
import { type DrawSource, findExternal, parseSource, type SourceFinding } from './draw-source.ts';
import { encodeText } from './encoding.ts';
import { InvalidInput, quote } from './invalid-input.ts';
import { parsePick } from './pick.ts';

const TEXT_FIELDS = ['game', 'drawId', 'root', 'external'] as const;
const FIELDS = [...TEXT_FIELDS, 'seed', 'pick'] as const;
const SOURCES = ['next', 'beacon'] as const;
const DRAWS_MAX = 1_000_000;
/** These two bound how much work a small file can ask for; a beacon's signature takes some ten milliseconds. */
const NUMBERS_MAX = 10_000_000;
const BEACONS_MAX = 10_000;

/** A draw as the page exports it, with where its external value came from. */
export type FileDraw = Draw & DrawSource;

/**
 * Recomputes every draw of a file: a JSON list of draws in, their commitments and numbers out, and whether the external
 * value is what its source says, where the file names one.
 */
export function reproduceDraws(json: string): (DrawOutcome & SourceFinding)[] {
  const draws = parseDrawFile(json);
  const seeds = new Map(draws.map(({ game, drawId, seed }) => [nameDraw(game, drawId), seed]));
  return draws.map((draw, index) => {
    const nextSeed = draw.next ? (seeds.get(nameDraw(draw.game, draw.next.drawId)) ?? null) : null;
    return { ...computeDraw(draw), ...findExternal(`draw ${index + 1}`, draw, nextSeed) };
  });
}

const nameDraw = (game: string, drawId: string) => JSON.stringify([game, drawId]);

export function parseDrawFile(json: string): FileDraw[] {
  const list = parseJson(json);
  if (!Array.isArray(list)) throw new InvalidInput('the file must hold a JSON list of draws');
  if (list.length > DRAWS_MAX) throw new InvalidInput(`the file must hold at most ${DRAWS_MAX} draws`);
  const draws = list.map((value, index) => parseDraw(`draw ${index + 1}`, value));
  const numbers = draws.reduce((sum, { pick }) => sum + pick.count, 0);
  if (numbers > NUMBERS_MAX)
    throw new InvalidInput(`the file asks for ${numbers} numbers, more than ${NUMBERS_MAX}`);
  const beacons = draws.filter(({ beacon }) => beacon).length;
  if (beacons > BEACONS_MAX)
    throw new InvalidInput(`the file holds ${beacons} rounds of a beacon, more than ${BEACONS_MAX}`);
  return draws;
}

function parseDraw(name: string, value: unknown): FileDraw {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidInput(`${name} must be an object`);
  const fields = value as Record<(typeof FIELDS)[number] | (typeof SOURCES)[number], unknown>;
  const missing = FIELDS.find((field) => !Object.hasOwn(fields, field));
  if (missing) throw new InvalidInput(`${name} has no field "${missing}"`);
  const known: readonly string[] = [...FIELDS, ...SOURCES];
  const unknown = Object.keys(fields).find((field) => !known.includes(field));
  if (unknown !== undefined) throw new InvalidInput(`${name} has the unknown field ${quote(unknown)}`);
  for (const field of TEXT_FIELDS) encodeText(`${name}: ${field}`, fields[field]);
  parseSeed(`${name}: seed`, fields.seed);
  const { next, beacon, ...draw } = fields;
  const pick = parsePick(`${name}: pick`, fields.pick);
  return { ...(draw as Draw), pick, ...parseSource(name, { next, beacon }) };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new InvalidInput(`the file is no JSON: ${(error as Error).message}`);
  }
}
