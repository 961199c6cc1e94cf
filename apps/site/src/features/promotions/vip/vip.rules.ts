import { GAME_CATEGORIES, type GameCategory } from '@parlour/contract/values/games';
import { amountOf } from '@parlour/money';

const WHOLE = 100;

/** How far on the way something is, in whole per cent; never complete before it is. */
export function percentDone(done: string, needed: string): number {
  const whole = amountOf(needed);
  return whole <= 0n ? WHOLE : Math.min(WHOLE, Number((amountOf(done) * BigInt(WHOLE)) / whole));
}

/** What is still missing; `0` once it is there. */
export function missing(done: string, needed: string): bigint {
  const left = amountOf(needed) - amountOf(done);
  return left > 0n ? left : 0n;
}

type Rates = Readonly<Partial<Record<GameCategory, string>>>;

/** Categories with the same rate together, the best first; those that give nothing are left out. */
export function byRate(rebate: Rates): { percent: string; categories: GameCategory[] }[] {
  const groups = new Map<string, GameCategory[]>();
  for (const category of GAME_CATEGORIES) {
    const percent = rebate[category] ?? '0';
    if (amountOf(percent) > 0n) groups.set(percent, [...(groups.get(percent) ?? []), category]);
  }
  return [...groups]
    .map(([percent, categories]) => ({ percent, categories }))
    .sort((one, other) => Number(other.percent) - Number(one.percent));
}
