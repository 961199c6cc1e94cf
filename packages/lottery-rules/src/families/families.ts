import { elevenFive } from './11x5/11x5.ts';
import { d3 } from './d3/d3.ts';
import type { Family } from './family.ts';
import { k3 } from './k3/k3.ts';
import { pk10 } from './pk10/pk10.ts';
import { ssc } from './ssc/ssc.ts';

/** Every family there is, in the order in which people look for them. */
export const FAMILIES: readonly Family[] = [ssc, d3, elevenFive, pk10, k3];
