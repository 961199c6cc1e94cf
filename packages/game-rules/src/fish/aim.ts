import { entryAt } from '../entry.ts';
import { type FishModel, mostOf, SHOT_MOST } from './model.ts';
import { cannonAt, type Fish, findFish, isThere, type Point, placeOf, type RoomSeed } from './sea.ts';

/** `bomb` takes what is around its target, `chain` others of its kind, `drill` what is on its way. */
export const WEAPONS = ['shot', 'bomb', 'chain', 'drill'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** How far weapons reach, in units of the sea. */
export const BOMB_REACH = 210;
const CHAIN_REACH = 480;
const DRILL_HALF = 64;
/** A shot takes at most so many: each of them may need a random word. */
export const TARGETS_MAX = 6;

/** A shot where it was fired: the room, the seat, the moment. */
export type Aim = { seed: RoomSeed; seat: number; at: number; fish: number; weapon: Weapon };

/**
 * What a shot takes if it strikes: its target, then what the weapon reaches, the nearest first. Nothing if the target is
 * not there: the shot then goes back into the magazine.
 */
export function targetsOf(aim: Aim, swimming: readonly Fish[], model: FishModel): number[] {
  const target = swimming.find(({ id }) => id === aim.fish);
  if (!target || !isThere(target, aim.at)) return [];
  const others = swimming
    .filter((other) => other !== target && isReached(aim, { target, other }, model))
    .map((other) => ({ other, far: distance(placeOf(target, aim.at), placeOf(other, aim.at)) }))
    .sort((a, b) => a.far - b.far || a.other.id - b.other.id);
  const taken = [target.id];
  let most = mostOf(entryAt(model.kinds, target.kind));
  for (const { other } of others) {
    const more = mostOf(entryAt(model.kinds, other.kind));
    if (taken.length === TARGETS_MAX || most + more > SHOT_MOST) continue;
    taken.push(other.id);
    most += more;
  }
  return taken;
}

/** What a shot goes to that names no fish: the nearest to its cannon that is no boss. */
export function nearestTo(
  aim: Omit<Aim, 'fish'>,
  swimming: readonly Fish[],
  { kinds }: FishModel,
): number | null {
  const from = cannonAt(aim.seat);
  const [nearest] = swimming
    .filter((fish) => !kinds[fish.kind]?.boss && isThere(fish, aim.at))
    .map((fish) => ({ id: fish.id, far: distance(from, placeOf(fish, aim.at)) }))
    .sort((a, b) => a.far - b.far || a.id - b.id);
  return nearest?.id ?? null;
}

/**
 * The kinds of what a shot was said to take; null if it could not have taken them. Others may have been caught before:
 * whoever checks a round cannot see that, and it changes no return.
 */
export function kindsTaken(aim: Aim, targets: readonly number[], model: FishModel): number[] | null {
  const fish = targets.map((id) => findFish(aim.seed, id, model));
  const [target] = fish;
  if (!target || target.id !== aim.fish || new Set(targets).size !== targets.length) return null;
  if (targets.length > TARGETS_MAX) return null;
  const kinds: number[] = [];
  let most = 0;
  for (const each of fish) {
    if (!each || !isThere(each, aim.at)) return null;
    if (each !== target && !isReached(aim, { target, other: each }, model)) return null;
    most += mostOf(entryAt(model.kinds, each.kind));
    kinds.push(each.kind);
  }
  return most <= SHOT_MOST ? kinds : null;
}

/** Bosses are shot alone, and no weapon takes one along. */
function isReached(
  aim: Aim,
  { target, other }: { target: Fish; other: Fish },
  { kinds }: FishModel,
): boolean {
  if (kinds[target.kind]?.boss || kinds[other.kind]?.boss || !isThere(other, aim.at)) return false;
  const at = placeOf(target, aim.at);
  const place = placeOf(other, aim.at);
  switch (aim.weapon) {
    case 'shot':
      return false;
    case 'bomb':
      return distance(at, place) <= BOMB_REACH ** 2;
    case 'chain':
      return other.kind === target.kind && distance(at, place) <= CHAIN_REACH ** 2;
    case 'drill':
      return isOnWay(cannonAt(aim.seat), { at, place });
  }
}

/** Squared: whole numbers stay whole. */
function distance(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** Near the line from the cannon through the target, in front of the cannon. */
function isOnWay(from: Point, { at, place }: { at: Point; place: Point }): boolean {
  const way = { x: at.x - from.x, y: at.y - from.y };
  const to = { x: place.x - from.x, y: place.y - from.y };
  const aside = way.x * to.y - way.y * to.x;
  const isAhead = way.x * to.x + way.y * to.y > 0;
  return isAhead && aside * aside <= DRILL_HALF ** 2 * (way.x ** 2 + way.y ** 2);
}
