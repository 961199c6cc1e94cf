import type { SlotsModel } from '@parlour/game-rules/slots/model';

const STRIP = [0, 4, 5, 10, 6, 7, 8, 1, 9];

/** Five reels of three rows and two lines; three scatters win ten free spins. */
export function makeModel(changes: Partial<SlotsModel> = {}): SlotsModel {
  return {
    sheet: { return: '96.00', least: '96.00', deviation: '5', most: '1000' },
    kind: 'lines',
    figures: {
      volatility: 3,
      hitRate: '25.00',
      featureOneIn: 100,
      returns: { base: '60.00', scatter: '2.00', feature: '34.00' },
      boughtReturn: '96.00',
    },
    reels: 5,
    rows: [3, 3, 3, 3, 3],
    coins: 10,
    mostCoins: 10_000,
    by: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
    ],
    counts: [3, 4, 5],
    pays: Array.from({ length: 9 }, () => [5, 20, 100]),
    scatter: { pays: [0, 0, 0, 20], awards: [0, 0, 0, 10] },
    base: { strips: [STRIP, STRIP, STRIP, STRIP, STRIP] },
    free: { limit: 50 },
    buy: { price: 80, starts: [[3, 1]] },
    ...changes,
  };
}

/** A board that wins nothing, with scatters on these reels. */
export function makeBoard(scattersOn: readonly number[] = []): number[][] {
  return [0, 1, 2, 3, 4].map((reel) => [reel, scattersOn.includes(reel) ? 10 : reel + 1, reel + 2]);
}
