import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { DRAWS, type Draw } from '@parlour/lottery-rules';

/** A number of a result: where it was drawn, and how players write it. */
export type Drawn = { readonly place: number; readonly value: number; readonly name: string };

export function drawnNumbers(id: LotteryFamily, result: readonly number[]): Drawn[] {
  const draw: Draw = DRAWS[id];
  const widthAt = (place: number) => {
    if (draw.kind === 'lots') return draw.digits[place] ?? 1;
    return draw.kind === 'distinct' ? String(draw.from).length : 1;
  };
  return result.map((value, place) => ({ place, value, name: String(value).padStart(widthAt(place), '0') }));
}
