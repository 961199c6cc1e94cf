import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { DRAWS, type Draw } from '@parlour/lottery-rules';

/** How many numbers of a result a line of a list has room for. */
const SHOWN_MAX = 10;

/** Families whose first prizes say it all: the rest is on the page of the draw. */
const LOTS_SHOWN_MAX = 3;

/** The numbers of a result as players write them, in the order they were drawn; long results are cut. */
export function writeNumbers(family: LotteryFamily, result: readonly number[]) {
  const draw: Draw = DRAWS[family];
  const widthAt = (place: number) => {
    if (draw.kind === 'lots') return draw.digits[place] ?? 1;
    return draw.kind === 'distinct' ? String(draw.from).length : 1;
  };
  return result
    .slice(0, draw.kind === 'lots' ? LOTS_SHOWN_MAX : SHOWN_MAX)
    .map((value, place) => ({ place, words: String(value).padStart(widthAt(place), '0') }));
}
