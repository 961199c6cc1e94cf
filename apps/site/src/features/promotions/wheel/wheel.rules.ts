const FULL = 360;
/** The pointer never rests on a line between two sectors. */
const MARGIN = 0.08;
const TURNS_BEFORE_STOP = 6;

export type Stop = { sector: number; number: number; weights: readonly number[] };

/** How far the wheel is turned, in degrees, when the pointer stands at the number that was drawn. */
export function angleOf({ sector, number, weights }: Stop): number {
  const before = weights.slice(0, sector).reduce((sum, weight) => sum + weight, 0);
  const within = (number - before + 0.5) / (weights[sector] ?? 1);
  const place = sector + Math.min(1 - MARGIN, Math.max(MARGIN, within));
  return FULL - (place * FULL) / weights.length;
}

/** The angle to turn on to: some whole turns further, and never back. */
export function turnTo(from: number, angle: number): number {
  const whole = Math.ceil(from / FULL) + TURNS_BEFORE_STOP;
  return whole * FULL + angle;
}

/** The outline of a sector of a wheel of that radius around zero, the first one beginning at the top. */
export function outlineOf(sector: number, { sectors, radius }: { sectors: number; radius: number }): string {
  const at = (place: number) => {
    const turn = (place / sectors) * 2 * Math.PI;
    return `${(Math.sin(turn) * radius).toFixed(2)} ${(-Math.cos(turn) * radius).toFixed(2)}`;
  };
  const isMost = sectors < 2 ? 1 : 0;
  return `M0 0L${at(sector)}A${radius} ${radius} 0 ${isMost} 1 ${at(sector + 1)}Z`;
}

/** The middle of a sector, in degrees from the top. */
export const middleOf = (sector: number, sectors: number): number => ((sector + 0.5) * FULL) / sectors;

const HUNDREDTHS = 10_000;

/** A chance in per cent with two decimals, as `showPercent` reads it. */
export function percentOf(weight: number, weights: readonly number[]): string {
  const sum = weights.reduce((total, one) => total + one, 0);
  return (Math.round((weight / sum) * HUNDREDTHS) / 100).toFixed(2);
}
