import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { FAMILIES, type Family } from '@parlour/lottery-rules';

export function familyOf(id: LotteryFamily): Family {
  const family = FAMILIES.find((own) => own.id === id);
  if (!family) throw new Error(`there is no family ${id}`);
  return family;
}

/** A number of a result: where it was drawn, and how players write it. */
export type Drawn = { readonly place: number; readonly value: number; readonly name: string };

export function drawnNumbers(id: LotteryFamily, result: readonly number[]): Drawn[] {
  const { draw } = familyOf(id);
  const widthAt = (place: number) => {
    if (draw.kind === 'lots') return draw.digits[place] ?? 1;
    return draw.kind === 'distinct' ? String(draw.from).length : 1;
  };
  return result.map((value, place) => ({ place, value, name: String(value).padStart(widthAt(place), '0') }));
}
