import { InvalidInput } from '../packages/fairness/src/index.ts';
import { loadGame } from '../packages/game-rules/src/generated/games.ts';
import { type Game, type Json, type RoundRecord, recompute } from '../packages/game-rules/src/index.ts';

type Entry = RoundRecord & { mechanic: string; model: string };
type RoundOutcome = {
  serverSeedHash: string;
  /** Everything the player saw at the end. */
  outcome: Json;
  /** What came back, as a fraction of the first stake: `99/50`. */
  won: string;
};

const TEXT_FIELDS = ['mechanic', 'model', 'serverSeed'];
/** Of a round that is its player's alone; one that many share names the draw of its table instead. */
const OWN_FIELDS = [...TEXT_FIELDS, 'clientSeed', 'nonce', 'pick', 'steps'];
const SHARED_FIELDS = [...TEXT_FIELDS, 'draw', 'pick', 'steps'];
const DRAW_FIELDS = ['game', 'drawId', 'root', 'external'];
/** Bound how much work a small file can ask for. */
const ROUNDS_MAX = 1_000_000;
const STEPS_MAX = 10_000;

/** A list whose first entry has the field that tells its kind. Null: no such list. */
export function readListWith(field: string, json: string): unknown[] | null {
  if (!json.includes(`"${field}"`)) return null;
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) && isRecord(list[0]) && Object.hasOwn(list[0], field) ? list : null;
  } catch {
    // Whoever reads it as draws says what is wrong with it.
    return null;
  }
}

/** Computes every round of a file again, each by its own model. */
export async function reproduceRounds(list: readonly unknown[]): Promise<RoundOutcome[]> {
  if (list.length > ROUNDS_MAX) throw new InvalidInput(`the file must hold at most ${ROUNDS_MAX} rounds`);
  const games = new Map<string, Promise<Game> | undefined>();
  const outcomes: RoundOutcome[] = [];
  for (const [index, value] of list.entries()) {
    const name = `round ${index + 1}`;
    const entry = parseEntry(name, value);
    const model = `${entry.mechanic}/${entry.model}`;
    if (!games.has(model)) games.set(model, loadGame(entry.mechanic, entry.model));
    const game = await games.get(model);
    if (!game) throw new InvalidInput(`${name}: there is no model ${model}`);
    outcomes.push(reproduce(name, game, entry));
  }
  return outcomes;
}

function reproduce(name: string, game: Game, entry: Entry): RoundOutcome {
  const { serverSeedHash, played } = nameErrors(name, () => recompute(game, entry));
  if (!played) {
    const wrong = game.readPick(entry.pick) === null ? 'pick' : 'steps';
    throw new InvalidInput(`${name}: the ${wrong} cannot be played by ${game.mechanic}/${game.model}`);
  }
  const { seen, won } = played;
  return { serverSeedHash, outcome: seen, won: `${won.over}/${won.under}` };
}

function parseEntry(name: string, value: unknown): Entry {
  if (!isRecord(value)) throw new InvalidInput(`${name} must be an object`);
  const isShared = Object.hasOwn(value, 'draw');
  requireFields(name, value, isShared ? SHARED_FIELDS : OWN_FIELDS);
  requireTexts(name, value, isShared ? TEXT_FIELDS : [...TEXT_FIELDS, 'clientSeed']);
  const { steps, draw } = value;
  if (isShared) {
    if (!isRecord(draw)) throw new InvalidInput(`${name}: draw must be an object`);
    requireFields(`${name}: draw`, draw, DRAW_FIELDS);
    requireTexts(`${name}: draw`, draw, DRAW_FIELDS);
  }
  if (!Array.isArray(steps) || steps.length > STEPS_MAX)
    throw new InvalidInput(`${name}: steps must be a list of at most ${STEPS_MAX}`);
  return value as Entry;
}

function requireFields(name: string, value: Fields, known: readonly string[]): void {
  const missing = known.find((field) => !Object.hasOwn(value, field));
  if (missing) throw new InvalidInput(`${name} has no field "${missing}"`);
  const unknown = Object.keys(value).find((field) => !known.includes(field));
  if (unknown !== undefined)
    throw new InvalidInput(`${name} has the unknown field ${JSON.stringify(unknown.slice(0, 40))}`);
}

function requireTexts(name: string, value: Fields, fields: readonly string[]): void {
  const noText = fields.find((field) => typeof value[field] !== 'string');
  if (noText) throw new InvalidInput(`${name}: ${noText} must be a text`);
}

type Fields = Record<string, unknown>;

function nameErrors<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof InvalidInput ? new InvalidInput(`${name}: ${error.message}`) : error;
  }
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
