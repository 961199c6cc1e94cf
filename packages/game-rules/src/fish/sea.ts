import { uniform, type WordStream } from '@parlour/fairness';
import { entryAt } from '../entry.ts';
import type { FishKind, FishModel } from './model.ts';

/** The sea in its own units; cannons stand at the foot. */
export const SEA = { width: 1_000, height: 1_400 } as const;
export const SEATS = 4;
/** Every so often something comes into the sea. */
export const SLOT_MS = 1_000;
/** Every so many slots a boss does. */
export const BOSS_EVERY = 75;
/** Places in the numbers of a slot; the last is the boss's. */
const PLACES = 32;
const BOSS_PLACE = PLACES - 1;
/** Paths are computed in whole numbers, so that everybody finds the same place: a path has so many parts. */
const PARTS = 4_096;

export type Point = { x: number; y: number };
/** `path`: the four points of its curve. */
export type Fish = { id: number; kind: number; bornAt: number; crossMs: number; path: readonly Point[] };
/** What is public of a room: 32 bits as hexadecimal digits. Everything that swims there follows from it and the clock. */
export type RoomSeed = string;

export function isRoomSeed(value: unknown): value is RoomSeed {
  return typeof value === 'string' && /^[0-9a-f]{8}$/.test(value);
}

/** Where shots of a seat come from. */
export function cannonAt(seat: number): Point {
  return { x: (SEA.width * (2 * seat + 1)) / (2 * SEATS), y: SEA.height };
}

/** All that is in the sea at a moment, whether or not somebody caught it. */
export function listSwimming(seed: RoomSeed, at: number, model: FishModel): Fish[] {
  const last = Math.floor(at / SLOT_MS);
  const first = last - Math.ceil(longestMs(model) / SLOT_MS);
  const found: Fish[] = [];
  for (let slot = first; slot <= last; slot += 1)
    found.push(...spawn(seed, slot, model).filter((fish) => isThere(fish, at)));
  return found;
}

/** A fish by its number; null if there never is such a one. */
export function findFish(seed: RoomSeed, id: number, model: FishModel): Fish | null {
  return spawn(seed, Math.floor(id / PLACES), model).find((fish) => fish.id === id) ?? null;
}

/** The least number of a fish that may still be in the sea. */
export function firstIdAt(at: number, model: FishModel): number {
  return (Math.floor(at / SLOT_MS) - Math.ceil(longestMs(model) / SLOT_MS)) * PLACES;
}

/** It has come, has not left, and is where one can aim. */
export function isThere(fish: Fish, at: number): boolean {
  if (at < fish.bornAt || at >= fish.bornAt + fish.crossMs) return false;
  const { x, y } = placeOf(fish, at);
  return x >= 0 && x <= SEA.width && y >= 0 && y <= SEA.height;
}

/** In whole units. */
export function placeOf(fish: Fish, at: number): Point {
  const part = Math.floor(((at - fish.bornAt) * PARTS) / fish.crossMs);
  const { x, y } = alongPath(fish, part / PARTS);
  return { x: Math.floor(x), y: Math.floor(y) };
}

/** Between whole units, to draw it. `way`: from 0 to 1. */
export function alongPath({ path }: Pick<Fish, 'path'>, way: number): Point {
  // Multiplied by the cube of the parts everything is a whole number below 2^53: each step is exact wherever it is computed.
  const done = way * PARTS;
  const rest = PARTS - done;
  const shares = [rest * rest * rest, 3 * rest * rest * done, 3 * rest * done * done, done * done * done];
  const sum = (of: (point: Point) => number) =>
    path.reduce((total, point, index) => total + of(point) * entryAt(shares, index), 0) / PARTS ** 3;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** What comes in a slot: a fish or a school, and at times a boss. */
export function spawn(seed: RoomSeed, slot: number, model: FishModel): Fish[] {
  const words = wordsOf(seed, slot);
  const boss = bossOf(seed, slot, model);
  const usual = spawnSchool(words, slot, model);
  return boss === null ? usual : [...usual, swimmer({ words, slot, model, kind: boss, place: BOSS_PLACE })];
}

/** The slot in which the next boss comes, from this one on, and its kind. */
export function nextBoss(seed: RoomSeed, slot: number, model: FishModel): { slot: number; kind: number } {
  for (let coming = slot; ; coming += 1) {
    const kind = bossOf(seed, coming, model);
    if (kind !== null) return { slot: coming, kind };
  }
}

function bossOf(seed: RoomSeed, slot: number, { kinds }: FishModel): number | null {
  const turn = (slot + Number.parseInt(seed, 16)) / BOSS_EVERY;
  if (!Number.isInteger(turn)) return null;
  const bosses = kinds.flatMap(({ boss }, kind) => (boss ? [kind] : []));
  return bosses[turn - bosses.length * Math.floor(turn / bosses.length)] ?? null;
}

function spawnSchool(words: WordStream, slot: number, model: FishModel): Fish[] {
  const kind = drawKind(words, model);
  const count = 1 + uniform(words, entryAt(model.kinds, kind).school);
  const leader = swimmer({ words, slot, model, kind, place: 0 });
  return Array.from({ length: count }, (_, place) => (place === 0 ? leader : follow(words, leader, place)));
}

function drawKind(words: WordStream, { kinds }: FishModel): number {
  const sum = kinds.reduce((total, { weight }) => total + weight, 0);
  let left = uniform(words, sum);
  return kinds.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

type Coming = { words: WordStream; slot: number; model: FishModel; kind: number; place: number };

function swimmer({ words, slot, model, kind, place }: Coming): Fish {
  const own = entryAt(model.kinds, kind);
  // Each is a little faster or slower than others of its kind.
  const crossMs = own.crossMs - Math.floor(own.crossMs / 10) + uniform(words, Math.floor(own.crossMs / 5));
  const bornAt = slot * SLOT_MS + uniform(words, SLOT_MS);
  return { id: slot * PLACES + place, kind, bornAt, crossMs, path: drawPath(words, own) };
}

/** Some way behind the one that leads, and beside it. */
function follow(words: WordStream, leader: Fish, place: number): Fish {
  const aside = uniform(words, 161) - 80;
  const late = place * 260 + uniform(words, 160);
  return {
    ...leader,
    id: leader.id + place,
    bornAt: leader.bornAt + late,
    path: leader.path.map(({ x, y }) => ({ x, y: y + aside })),
  };
}

function drawPath(words: WordStream, { swim, size }: FishKind): Point[] {
  const isFromRight = uniform(words, 2) === 1;
  const between = (from: number, to: number) => from + uniform(words, to - from + 1);
  const across = ([a, b, c, d]: [number, number, number, number]): Point[] => {
    const xs = [-size, between(150, 450), between(550, 850), SEA.width + size];
    const ys = [a, b, c, d];
    return xs.map((x, index) => ({ x: isFromRight ? SEA.width - x : x, y: entryAt(ys, index) }));
  };
  if (swim === 'rise') {
    const x = between(120, 880);
    const sway = () => x + between(-160, 160);
    return [
      { x, y: SEA.height + size },
      { x: sway(), y: 900 },
      { x: sway(), y: 450 },
      { x: sway(), y: -size },
    ];
  }
  if (swim === 'floor')
    return across([between(1_060, 1_160), between(1_040, 1_170), 1_100, between(1_060, 1_160)]);
  if (swim === 'parade')
    return across([between(200, 420), between(80, 950), between(200, 1_000), between(250, 700)]);
  return across([between(90, 1_000), between(60, 1_080), between(60, 1_080), between(90, 1_000)]);
}

const longest = new WeakMap<FishModel, number>();

/** How long the slowest is there, with a school behind it. */
function longestMs(model: FishModel): number {
  const known = longest.get(model);
  if (known !== undefined) return known;
  const ms =
    Math.max(...model.kinds.map(({ crossMs, school }) => Math.ceil(crossMs * 1.1) + school * 420)) + SLOT_MS;
  longest.set(model, ms);
  return ms;
}

/** Of a slot of a room. They decide what swims where, never what is caught: a small generator does. */
function wordsOf(seed: RoomSeed, slot: number): WordStream {
  let state = Math.imul(Number.parseInt(seed, 16) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(slot | 0, 0xc2b2ae35);
  return {
    next() {
      state = (state + 0x6d2b79f5) | 0;
      let word = Math.imul(state ^ (state >>> 15), state | 1);
      word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
      return (word ^ (word >>> 14)) >>> 0;
    },
  };
}
