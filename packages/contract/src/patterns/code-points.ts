/** Code points as sorted ranges that neither touch nor overlap. */
export type CodePoints = readonly (readonly [from: number, to: number])[];

const LAST = 0x10ffff;

export const ANY: CodePoints = [[0, LAST]];
export const NONE: CodePoints = [];
export const DIGITS: CodePoints = [[0x30, 0x39]];
export const WORD: CodePoints = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
export const SPACES: CodePoints = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
export const LINE_ENDS: CodePoints = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

export function unite(...sets: CodePoints[]): CodePoints {
  const ranges = sets.flat().sort(([one], [other]) => one - other);
  const united: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = united.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else united.push([from, to]);
  }
  return united;
}

export function allBut(set: CodePoints): CodePoints {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) gaps.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) gaps.push([next, LAST]);
  return gaps;
}

export function overlap(one: CodePoints, other: CodePoints): boolean {
  return one.some(([from, to]) => other.some(([start, end]) => from <= end && start <= to));
}
