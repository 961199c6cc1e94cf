/** What one bet may bring back, in hundredths of its stake, and how often of all. */
export type Backs = { back: number; ways: number }[];

/** The return in percent and the standard deviation of what comes back of one unit. */
export function figuresOf(backs: Backs): { percent: number; deviation: number } {
  const all = backs.reduce((sum, { ways }) => sum + ways, 0);
  const mean = backs.reduce((sum, { back, ways }) => sum + (ways / all) * (back / 100), 0);
  const square = backs.reduce((sum, { back, ways }) => sum + (ways / all) * (back / 100) ** 2, 0);
  return { percent: 100 * mean, deviation: Math.sqrt(square - mean ** 2) };
}

/** The sheet of a game whose bets have these backs. */
export function sheetOf(bets: readonly Backs[]): {
  return: string;
  least: string;
  deviation: string;
  most: string;
} {
  const figures = bets.map(figuresOf);
  const percents = figures.map(({ percent }) => percent);
  return {
    return: floorTo(Math.max(...percents)),
    least: floorTo(Math.min(...percents)),
    deviation: ceilTo(Math.max(...figures.map(({ deviation }) => deviation))),
    most: String(Math.max(...bets.flat().map(({ back }) => back)) / 100),
  };
}

/** A sum of floating point may miss a round figure by a hair. */
const HAIR = 1e-9;

export function floorTo(percent: number): string {
  return (Math.floor(percent * 100 + HAIR) / 100).toFixed(2);
}

export function ceilTo(deviation: number): string {
  return (Math.ceil(deviation * 10_000 - HAIR) / 10_000).toFixed(4);
}
