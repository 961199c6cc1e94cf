import { elevenFive } from './11x5/11x5.ts';
import { d3 } from './d3/d3.ts';
import type { Family } from './family.ts';
import { fourd } from './fourd/fourd.ts';
import { k3 } from './k3/k3.ts';
import { keno } from './keno/keno.ts';
import { lucky28 } from './lucky28/lucky28.ts';
import { marksix } from './marksix/marksix.ts';
import { pk10 } from './pk10/pk10.ts';
import { ssc } from './ssc/ssc.ts';
import { thai, yeekee } from './thai/thai.ts';
import { vietnamCentral, vietnamNorth, vietnamSouth } from './vietnam/vietnam.ts';

/** Every family, in the order people look for them. */
export const FAMILIES: readonly Family[] = [
  ssc,
  d3,
  elevenFive,
  pk10,
  k3,
  lucky28,
  marksix,
  vietnamNorth,
  vietnamSouth,
  vietnamCentral,
  thai,
  yeekee,
  fourd,
  keno,
];
