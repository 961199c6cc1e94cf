/** Where a flight is on the stage: time to the right, multiples upwards. */
export type Course = {
  /** In pixels of the style sheet. */
  width: number;
  height: number;
  /** The highest multiple and the longest time that fit on it. */
  top: number;
  longMs: number;
};

export type Spot = { x: number; y: number };

const RISE_PER_MS = 0.00006;
/** What fits at first, before the course has to widen. */
const FIRST = { top: 1.6, longMs: 7_000 } as const;
/** Room to the right of the comet and above it. */
const ROOM = { x: 1.16, y: 1.32 } as const;
/** Shares of the stage that stay free around it. */
const MARGIN = { left: 0.07, foot: 0.14, head: 0.06 } as const;

/** The multiple after so long, as a drawing needs it. */
export function heightAt(ms: number): number {
  return Math.exp(RISE_PER_MS * ms);
}

/** The time at which a multiple in hundredths is reached, as a drawing needs it. */
export function timeOf(hundredths: number): number {
  return Math.log(Math.max(100, hundredths) / 100) / RISE_PER_MS;
}

export function courseFor(size: { width: number; height: number }, ms: number): Course {
  return {
    ...size,
    top: Math.max(FIRST.top, 1 + (heightAt(ms) - 1) * ROOM.y),
    longMs: Math.max(FIRST.longMs, ms * ROOM.x),
  };
}

export function spotAt({ width, height, top, longMs }: Course, ms: number): Spot {
  const left = width * MARGIN.left;
  const foot = height * (1 - MARGIN.foot);
  const tall = height * (1 - MARGIN.foot - MARGIN.head);
  return {
    x: left + ((width - left) * ms) / longMs,
    y: foot - (tall * (heightAt(ms) - 1)) / (top - 1),
  };
}

const NICE = [1.2, 1.5, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
const LINES_MAX = 4;

/** Multiples that are worth a line, the highest last. */
export function linesOf({ top }: Course): number[] {
  return NICE.filter((multiple) => multiple < top).slice(-LINES_MAX);
}
