/** Where the pips of a face lie, from -1 to 1. */
const AT = 0.56;
const MIDDLE = [0, 0] as const;
const FALLING = [
  [-AT, -AT],
  [AT, AT],
] as const;
const RISING = [
  [-AT, AT],
  [AT, -AT],
] as const;
const SIDES = [
  [-AT, 0],
  [AT, 0],
] as const;

export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [MIDDLE],
  2: FALLING,
  3: [MIDDLE, ...FALLING],
  4: [...FALLING, ...RISING],
  5: [MIDDLE, ...FALLING, ...RISING],
  6: [...FALLING, ...RISING, ...SIDES],
};

/** One and four are red, as on dice of the East. */
export function isRed(face: number): boolean {
  return face === 1 || face === 4;
}
