import type { SpinClass } from './outcomes.ts';

/** Counts boards by scatters and coins, faster than a map would. */
export function createTally(total: number) {
  const boards: Float64Array[] = [];
  return {
    add(scatters: number, coins: number, count: number): void {
      let row = boards[scatters] ?? new Float64Array(1024);
      if (coins >= row.length) {
        const longer = new Float64Array(2 ** Math.ceil(Math.log2(coins + 1)));
        longer.set(row);
        row = longer;
      }
      row[coins] = (row[coins] ?? 0) + count;
      boards[scatters] = row;
    },
    classes(): SpinClass[] {
      return boards.flatMap((row, scatters) => {
        const wins = new Map<number, number>();
        row.forEach((count, coins) => {
          if (count > 0) wins.set(coins, count / total);
        });
        return wins.size > 0 ? [{ scatters, wins }] : [];
      });
    },
  };
}

/** What the reels to the right of a decided win may still bring: scatters, and reels that show a special symbol. */
export type Rest = { scatters: number; shows: number; stops: number };

export function joinRests(a: readonly Rest[], b: readonly Rest[]): Rest[] {
  const joined = new Map<number, Rest>();
  for (const x of a)
    for (const y of b) {
      const scatters = x.scatters + y.scatters;
      const shows = x.shows + y.shows;
      const known = joined.get(scatters * 100 + shows) ?? { scatters, shows, stops: 0 };
      joined.set(scatters * 100 + shows, { ...known, stops: known.stops + x.stops * y.stops });
    }
  return [...joined.values()];
}
