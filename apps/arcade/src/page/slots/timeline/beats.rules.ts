import type { Pace } from '../../game/mechanic-page.ts';

/** How long everything takes, in milliseconds. */
export type Beats = {
  /** From the tap until the last reel of a paid spin stops; free spins and boards that follow a win are quicker. */
  spin: number;
  freeSpin: number;
  again: number;
  /** From one reel's stop to the next. */
  gap: number;
  /** How much longer a reel turns that may bring the scatter which is missing. */
  tease: number;
  /** After the last stop, until the reels are still. */
  settle: number;
  /** Wins of a picture that others follow. */
  wins: number;
  burst: number;
  drop: number;
  expand: number;
  intro: number;
  more: number;
  respin: number;
  collect: number;
  summary: number;
};

export const BEATS: Readonly<Record<Pace, Beats>> = {
  normal: {
    spin: 1_600,
    freeSpin: 1_300,
    again: 900,
    gap: 120,
    tease: 800,
    settle: 220,
    wins: 900,
    burst: 260,
    drop: 480,
    expand: 700,
    intro: 2_200,
    more: 1_300,
    respin: 1_100,
    collect: 1_900,
    summary: 2_300,
  },
  turbo: {
    spin: 600,
    freeSpin: 500,
    again: 420,
    gap: 50,
    tease: 250,
    settle: 140,
    wins: 380,
    burst: 120,
    drop: 240,
    expand: 300,
    intro: 1_000,
    more: 600,
    respin: 420,
    collect: 900,
    summary: 1_100,
  },
  // Nothing turns or falls: one picture fades into the next.
  reduced: {
    spin: 250,
    freeSpin: 250,
    again: 250,
    gap: 0,
    tease: 0,
    settle: 0,
    wins: 900,
    burst: 0,
    drop: 250,
    expand: 250,
    intro: 1_800,
    more: 1_100,
    respin: 450,
    collect: 1_500,
    summary: 1_900,
  },
};
