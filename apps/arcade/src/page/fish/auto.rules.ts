import type { Amount } from '@parlour/money';
import type { AutoPlan } from '../game/useAuto.ts';

/** Automatic fire: how many magazines may still be bought, what was lost, and what shots cost whose fate is not known yet. */
export type AutoFire = { plan: AutoPlan; magazines: number; lost: Amount; flying: Amount; isWon: boolean };

/** A magazine that is loaded already is one of those that were asked for. */
export function beginAuto(plan: AutoPlan, loaded: number): AutoFire {
  return { plan, magazines: Math.max(0, plan.rounds - loaded), lost: 0n, flying: 0n, isWon: false };
}

export function afterFire(auto: AutoFire, stake: Amount): AutoFire {
  return { ...auto, flying: auto.flying + stake };
}

/** `pays`: null for a shot that went back into the magazine. */
export function afterShot(auto: AutoFire, { pays, stake }: { pays: number | null; stake: Amount }): AutoFire {
  const flying = auto.flying - stake;
  if (pays === null) return { ...auto, flying };
  const won = stake * BigInt(pays);
  const isWon = auto.isWon || (won > 0n && won >= auto.plan.winMax);
  return { ...auto, flying, lost: auto.lost + stake - won, isWon };
}

/** Whether as much may be risked: with all that is on its way, no more is lost than was allowed. */
export function mayRisk({ plan, lost, flying }: AutoFire, amount: Amount): boolean {
  return lost + flying + amount <= plan.lossMax;
}

/** One more shot could lose more than was allowed, or one has won enough. */
export function isAutoOver(auto: AutoFire, stake: Amount): boolean {
  return auto.isWon || (auto.flying === 0n && !mayRisk(auto, stake));
}
