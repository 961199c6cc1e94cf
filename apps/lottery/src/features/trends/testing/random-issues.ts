import { DAY_MS } from '@parlour/clock/durations';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { type Draw, FAMILIES } from '@parlour/lottery-rules';
import type { DrawnIssue } from '../groups.rules.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1);
const ISSUES_MAX = 60;
/** One in so many issues is void. */
const VOID_EVERY = 12;

/** A history of a family that follows from a seed: days pass, and so does a Lunar New Year. */
export function makeIssues(family: LotteryFamily, seed: number): DrawnIssue[] {
  const draw = FAMILIES.find(({ id }) => id === family)?.draw;
  if (!draw) throw new Error(`there is no family ${family}`);
  const below = createDice(seed);
  return Array.from({ length: below(ISSUES_MAX + 1) }, (_, index) => ({
    numero: numeroAt(index),
    result: below(VOID_EVERY) === 0 ? null : drawOnce(draw, below),
  }));
}

type Dice = (n: number) => number;

function drawOnce(draw: Draw, below: Dice): number[] {
  if (draw.kind === 'lots') return draw.digits.map((digits) => below(10 ** digits));
  if (draw.kind === 'digits') return Array.from({ length: draw.count }, () => below(10));
  if (draw.kind === 'dice') return Array.from({ length: draw.count }, () => 1 + below(6));
  const left = Array.from({ length: draw.from }, (_, index) => index + 1);
  return Array.from({ length: draw.count }, () => left.splice(below(left.length), 1)[0] ?? 0);
}

/** Good enough to fill histories (mulberry32), and the same for the same seed. */
function createDice(seed: number): Dice {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

function numeroAt(index: number): string {
  const day = new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}-01`;
}
