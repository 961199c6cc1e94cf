import { fraction, ONE } from '@parlour/exact';
import type { Mechanic } from '../mechanic.ts';
import { isWhole, readFields } from '../read.ts';
import { kindsTaken, TARGETS_MAX, WEAPONS, type Weapon } from './aim.ts';
import { type FishModel, SHOT_MOST, SHOTS } from './model.ts';
import { isRoomSeed, type RoomSeed, SEATS } from './sea.ts';
import { strike, sumOf } from './strike.ts';

export type { FishKind, FishModel } from './model.ts';
export { SHOTS } from './model.ts';

/** Shots that come in one call. */
export const VOLLEY_MAX = 8;
/** Far beyond any moment and any number of a fish. */
const AT_MAX = 2 ** 43;
const FISH_MAX = 2 ** 40;

/** The magazine: everything is chosen shot by shot. */
export type FishPick = Record<string, never>;
/** What a player says of a shot. Without a fish it goes to the nearest. */
export type Shot = { fish: number | null; weapon: Weapon };
/** What the service adds: what it takes if it strikes, nothing if its target was gone and it came back. */
export type FiredShot = { fish: number; weapon: Weapon; targets: number[] };
/** Shots as they arrived together. `unload`: the house gives back what was not fired. */
export type FishStep = { room: RoomSeed; seat: number; at: number; shots: FiredShot[] } | { unload: true };
/** `kinds` and `sum` are those of its targets: the chance is the return over the sum. */
export type SeenShot = {
  fish: number;
  weapon: Weapon;
  targets: number[];
  kinds: number[];
  sum: number;
  isCaught: boolean;
  pays: number;
};
/** Amounts are stakes of a shot. `unloaded`: shots that were given back. */
export type FishSeen = { left: number; caught: number; unloaded: number; shots: SeenShot[] };

type Rules = Mechanic<FishModel, FishPick, FishStep, FishSeen>;

/** What a page needs of the rules. */
export const fishChoices: Omit<Rules, 'play'> = {
  parts: SHOTS,
  readPick: (input) => (readFields(input, []) ? {} : null),
  readStep(input) {
    if (readFields(input, ['unload'])?.unload === true) return { unload: true };
    const fields = readFields(input, ['room', 'seat', 'at', 'shots']);
    if (!fields) return null;
    const { room, seat, at } = fields;
    const shots = readList(fields.shots, VOLLEY_MAX, readFired);
    if (!isRoomSeed(room) || !isWhole(seat, [0, SEATS - 1]) || !isWhole(at, [0, AT_MAX]) || !shots)
      return null;
    return { room, seat, at, shots };
  },
  leave: ({ left }) => (left === SHOTS ? null : { unload: true }),
  most: () => fraction(SHOT_MOST),
};

export const fish: Rules = {
  ...fishChoices,
  play(words, { steps }, model) {
    const seen: FishSeen = { left: SHOTS, caught: 0, unloaded: 0, shots: [] };
    const gone = new Set<string>();
    for (const step of steps) {
      if (seen.left === 0) return null;
      if ('unload' in step) {
        if (seen.left === SHOTS) return null;
        seen.unloaded = seen.left;
        seen.left = 0;
        continue;
      }
      const { room: seed, seat, at } = step;
      for (const { fish: id, weapon, targets } of step.shots) {
        // It came back: nothing was drawn for it.
        if (targets.length === 0) continue;
        const kinds = kindsTaken({ seed, seat, at, fish: id, weapon }, targets, model);
        const isAlive = targets.every((target) => !gone.has(`${seed} ${target}`));
        if (seen.left === 0 || kinds === null || !isAlive) return null;
        const { isCaught, pays } = strike(words, kinds, model);
        if (isCaught) for (const target of targets) gone.add(`${seed} ${target}`);
        seen.left -= 1;
        seen.caught += pays;
        seen.shots.push({ fish: id, weapon, targets, kinds, sum: sumOf(kinds, model), isCaught, pays });
      }
    }
    return { seen, isOver: seen.left === 0, won: fraction(seen.caught + seen.unloaded, SHOTS), staked: ONE };
  },
};

/** Shots as a page sends them. `room`: where it saw the fish; null if it names none. */
export type Volley = { room: RoomSeed | null; shots: Shot[] };

export function readVolley(input: unknown): Volley | null {
  const fields = readFields(input, ['room', 'shots']);
  const shots = readList(fields?.shots, VOLLEY_MAX, readShot);
  if (!fields || !shots) return null;
  if (isRoomSeed(fields.room)) return { room: fields.room, shots };
  return fields.room === null && shots.every(({ fish: id }) => id === null) ? { room: null, shots } : null;
}

function readShot(input: unknown): Shot | null {
  const fields = readFields(input, ['fish', 'weapon']);
  const weapon = WEAPONS.find((each) => each === fields?.weapon);
  if (!fields || !weapon || (fields.fish !== null && !isFish(fields.fish))) return null;
  return { fish: fields.fish, weapon };
}

function readFired(input: unknown): FiredShot | null {
  const fields = readFields(input, ['fish', 'weapon', 'targets']);
  const weapon = WEAPONS.find((each) => each === fields?.weapon);
  if (!fields || !weapon || !isFish(fields.fish) || !Array.isArray(fields.targets)) return null;
  const { targets } = fields;
  return targets.length <= TARGETS_MAX && targets.every(isFish)
    ? { fish: fields.fish, weapon, targets }
    : null;
}

function isFish(value: unknown): value is number {
  return isWhole(value, [0, FISH_MAX]);
}

/** One entry at least. */
function readList<Entry>(
  input: unknown,
  most: number,
  read: (each: unknown) => Entry | null,
): Entry[] | null {
  if (!Array.isArray(input) || input.length === 0 || input.length > most) return null;
  const entries = input.flatMap((each) => read(each) ?? []);
  return entries.length === input.length ? entries : null;
}
