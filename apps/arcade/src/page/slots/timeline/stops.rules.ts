import { SCATTER, type SlotsModel, type SpinRules } from '@parlour/game-rules/slots/model';
import type { Beats } from './beats.rules.ts';

export type Stops = {
  /** When each reel stops. */
  at: number[];
  /** Whether the reel was kept turning because it may bring what is missing. */
  isTeased: boolean[];
};

type Needs = { board: readonly (readonly number[])[]; model: SlotsModel; rules: SpinRules };

/**
 * Reels stop one after another. One that may bring the very scatter that is missing turns longer; one that cannot, or
 * that comes when nothing can be reached any more, never does.
 */
export function stopsOf({ board, model, rules }: Needs, spinMs: number, { gap, tease }: Beats): Stops {
  const needed = scattersNeeded(model);
  const first = spinMs - gap * (board.length - 1);
  let late = 0;
  let found = 0;
  const isTeased: boolean[] = [];
  const at = board.map((reel, index) => {
    const isMissingOne = needed > 1 && found === needed - 1;
    const isHeld = tease > 0 && isMissingOne && canShowScatter(rules, index);
    if (isHeld) late += tease;
    isTeased.push(isHeld);
    found += reel.filter((symbol) => symbol === SCATTER).length;
    return first + index * gap + late;
  });
  return { at, isTeased };
}

/** The least number of scatters, or of coins, that starts the feature. */
function scattersNeeded({ scatter, hold }: SlotsModel): number {
  if (hold) return hold.needs;
  return scatter?.awards.findIndex((award) => award > 0) ?? -1;
}

function canShowScatter({ strips, weights }: SpinRules, reel: number): boolean {
  return strips ? strips[reel]?.includes(SCATTER) === true : (weights?.[reel]?.[SCATTER] ?? 0) > 0;
}
