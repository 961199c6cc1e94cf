import type { FishModel } from '@parlour/game-rules/fish';
import { alongPath, type Fish, isThere, type Point, SEA, SLOT_MS, spawn } from '@parlour/game-rules/fish/sea';
import type { RoomSeat } from '../../fish/room-state.ts';

/** What a room is to its page: who sits there, what swims, and what is gone. */
export type World = ReturnType<typeof createWorld>;

/** The longest that anything is there, with a school behind it. */
const KEPT_SLOTS = 40;

export function createWorld(model: FishModel) {
  let seed: string | null = null;
  let offsetMs = 0;
  let slots = new Map<number, Fish[]>();
  const gone = new Set<number>();

  function spawned(slot: number): Fish[] {
    if (seed === null) return [];
    const known = slots.get(slot) ?? spawn(seed, slot, model);
    slots.set(slot, known);
    return known;
  }

  return {
    model,
    gone,
    seats: [] as RoomSeat[],
    seat: 0,
    setOffset(ms: number): void {
      offsetMs = ms;
    },
    /** The service's clock at a moment of the page's. */
    nowAt: (pageMs: number) => pageMs + offsetMs,
    enter(room: string, seat: number): void {
      if (room !== seed) {
        slots = new Map();
        gone.clear();
      }
      seed = room;
      this.seat = seat;
    },
    room: () => seed,

    /** All that can be shot at. */
    swimming(now: number): Fish[] {
      const last = Math.floor(now / SLOT_MS);
      for (const slot of slots.keys()) if (slot < last - KEPT_SLOTS) slots.delete(slot);
      const found: Fish[] = [];
      for (let slot = last - KEPT_SLOTS; slot <= last; slot += 1)
        for (const fish of spawned(slot)) if (!gone.has(fish.id) && isThere(fish, now)) found.push(fish);
      return found;
    },
  };
}

/** Where it is drawn: between whole units, so that it glides. */
export function glideOf(fish: Fish, now: number): Point {
  return alongPath(fish, Math.min(1, Math.max(0, (now - fish.bornAt) / fish.crossMs)));
}

/** A finger is wider than a small fish. */
const NEAR = 90;

/** The fish under a finger, or near it; null over empty water. */
export function fishUnder(
  swimming: readonly Fish[],
  at: Point,
  now: number,
  { kinds }: FishModel,
): Fish | null {
  let best: Fish | null = null;
  let least = 0;
  for (const fish of swimming) {
    const place = glideOf(fish, now);
    const far = Math.hypot(place.x - at.x, (place.y - at.y) * 0.9) - (kinds[fish.kind]?.size ?? 0);
    if (far < NEAR && (best === null || far < least)) {
      best = fish;
      least = far;
    }
  }
  return best;
}

/** The next to the left or right of one that is chosen; from nothing, the one nearest to the middle. */
export function fishBeside(
  swimming: readonly Fish[],
  chosen: Fish | null,
  { now, step }: { now: number; step: 1 | -1 },
): Fish | null {
  const row = [...swimming].sort((a, b) => glideOf(a, now).x - glideOf(b, now).x || a.id - b.id);
  const index = chosen ? row.findIndex(({ id }) => id === chosen.id) : -1;
  if (index < 0) return row[Math.floor(row.length / 2)] ?? null;
  return row.at(index + step < row.length ? index + step : 0) ?? null;
}

/** What automatic fire aims at: another of the kind that was chosen, else whatever is most in the open. */
export function nextTarget(
  swimming: readonly Fish[],
  kind: number | null,
  { now, model }: { now: number; model: FishModel },
): Fish | null {
  const isCalm = (fish: Fish) => !model.kinds[fish.kind]?.boss;
  const alike = swimming.filter((fish) => fish.kind === kind);
  const pool = alike.length > 0 ? alike : swimming.filter(isCalm);
  const far = (fish: Fish) => Math.abs(glideOf(fish, now).x - SEA.width / 2);
  return [...pool].sort((a, b) => far(a) - far(b) || a.id - b.id)[0] ?? null;
}
