import type { Amount } from '@parlour/money';
import type { AutoPlan } from '../game/useAuto.ts';

/** Automatic fire: how many magazines may still be bought, what was lost, and its two other ends. */
export type AutoFire = { magazines: number; lost: Amount; lossMax: Amount; winMax: Amount; isWon: boolean };

/** A magazine that is loaded already is one of those that were asked for. */
export function beginAuto({ rounds, lossMax, winMax }: AutoPlan, loaded: number): AutoFire {
  return { magazines: Math.max(0, rounds - loaded), lost: 0n, lossMax, winMax, isWon: false };
}

export function afterShot(auto: AutoFire, { pays, stake }: { pays: number; stake: Amount }): AutoFire {
  const won = stake * BigInt(pays);
  return { ...auto, lost: auto.lost + stake - won, isWon: auto.isWon || (won > 0n && won >= auto.winMax) };
}

/** One more shot could lose more than was allowed, or one has won enough. */
export function isAutoOver({ lost, lossMax, isWon }: AutoFire, stake: Amount): boolean {
  return isWon || lost + stake > lossMax;
}
