/** Angles are degrees, clockwise; the pointer is at the top, where segment 0 begins when the wheel has not turned. */
const TURN = 360;
/** How far from its middle a wheel may come to rest, as a share of a segment. */
const LEAN = 0.34;
/** A wheel goes on for at least this far once its stop is known. */
const LEAST = 110;
const SLOWING = 3;

/** How fast the wheel spins until its stop is known, in degrees per millisecond. */
export const SPEED = 0.9;

type Stop = { segment: number; segments: number };

/** The angle at which a segment is under the pointer. `lean` is from -1 to 1: no wheel stops always in the middle. */
export function stopAngle({ segment, segments }: Stop, lean: number): number {
  return -((segment + 0.5 + LEAN * lean) * TURN) / segments;
}

/** The same for every look at a round, and different for each: its id is as good as random. */
export function leanOf(roundId: string): number {
  const digits = Number.parseInt(roundId.slice(0, 4), 16);
  return Number.isNaN(digits) ? 0 : (2 * digits) / 0xffff - 1;
}

/** How far to turn from here to come to a stop, as near as possible to what the present speed asks for. */
export function distanceTo(stop: number, turn: { from: number; overMs: number }): number {
  const wanted = (SPEED * turn.overMs) / SLOWING;
  const bare = stop - turn.from;
  const distance = bare + TURN * Math.round((wanted - bare) / TURN);
  return distance < LEAST ? distance + TURN : distance;
}

/** It begins at the speed it had and slows down to nothing. */
export function turnedBy(distance: number, progress: number): number {
  return distance * (1 - (1 - progress) ** SLOWING);
}

/** How many edges between segments have passed the pointer by this angle. */
export function edgesPassed(angle: number, segments: number): number {
  return Math.floor((angle * segments) / TURN);
}
