import {
  type MinesModel,
  type MinesPick,
  type MinesSeen,
  type MinesStep,
  nextFactor,
  TILES,
} from '@parlour/game-rules/mines';
import type { PlayProps, ShownRound } from '../game/mechanic-page.ts';

export type MinesProps = PlayProps<MinesModel, MinesPick, MinesStep, MinesSeen>;
export type MinesRound = ShownRound<MinesPick, MinesStep, MinesSeen>;

/** `hit` is the mine that ended the round. */
export type TileFace = 'closed' | 'jewel' | 'mine' | 'hit';

export const NOTHING_SEEN: MinesSeen = { opened: [], mines: null, hit: null };

export function faceOf(tile: number, { opened, mines, hit }: MinesSeen): TileFace {
  if (tile === hit) return 'hit';
  if (opened.includes(tile)) return 'jewel';
  if (mines === null) return 'closed';
  return mines.includes(tile) ? 'mine' : 'jewel';
}

/** Whether the player opened it: what is only shown at the end is dimmed. */
export function isOpened(tile: number, { opened, hit }: MinesSeen): boolean {
  return tile === hit || opened.includes(tile);
}

export function closedTiles(seen: MinesSeen): number[] {
  return Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => faceOf(tile, seen) === 'closed');
}

/**
 * What ended a round without a word of its player: every jewel was found, or one more would have passed the highest
 * win. A tile and a stop in one answer are the player's and the house's.
 */
export function endedBy(
  { pick, seen, before, steps, isOver }: MinesRound,
  model: MinesModel,
): 'all' | 'limit' | null {
  if (!isOver || seen.hit !== null) return null;
  const opened = seen.opened.length;
  if (opened === TILES - pick.mines) return 'all';
  const last = steps.at(-1);
  const isStopped = last !== undefined && 'stop' in last;
  const isByHouse = isStopped && before !== null && before.opened.length < opened;
  return isByHouse || nextFactor({ mines: pick.mines, opened }, model) === null ? 'limit' : null;
}
