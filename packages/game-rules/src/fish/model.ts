import type { Sheet } from '../mechanic.ts';

/** How a fish crosses the sea. */
export type Swim = 'across' | 'rise' | 'floor' | 'parade';

export type FishKind = {
  name: string;
  /** What it pays, in stakes of a shot; where it has a range, the mean of it. */
  pays: number;
  /** What it may pay and how often: drawn when it is caught. */
  range?: number[][];
  /** A boss gives so many of a hundred as prizes of this size, hit by hit; the rest of the return is in the catch. */
  boss?: { prize: number; share: number };
  /** Half its length, in units of the sea. */
  size: number;
  /** How long it is there. */
  crossMs: number;
  /** At most so many swim together. */
  school: number;
  /** How often it comes; bosses come by a plan of their own. */
  weight: number;
  swim: Swim;
};

/** `percent`: what comes back of a hundred, at every fish, with every cannon. */
export type FishModel = { sheet: Sheet; percent: number; kinds: FishKind[] };

/** One bet buys so many shots. */
export const SHOTS = 20;
/** The most that a shot may take, in stakes of a shot. */
export const SHOT_MOST = 500;

/** The most that one fish of a kind may pay. */
export function mostOf({ pays, range }: FishKind): number {
  return range ? Math.max(...range.map(([value = 0]) => value)) : pays;
}
