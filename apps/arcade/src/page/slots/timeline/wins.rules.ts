import { cellsOf } from '@parlour/game-rules/slots/cells';
import { SCATTER, type SlotsModel } from '@parlour/game-rules/slots/model';
import type { Cell, SlotSpin, SlotWin } from '@parlour/game-rules/slots/seen';

/** Whether a win is that of the symbol that filled whole reels. */
export function isExpanded({ line, symbol }: SlotWin, { expanded }: SlotSpin): boolean {
  return expanded !== undefined && line === undefined && symbol !== SCATTER;
}

/** The cells that light up for a win. */
export function litCells(win: SlotWin, picture: SlotSpin, model: SlotsModel): Cell[] {
  const { board = [], expanded = [] } = picture;
  if (!isExpanded(win, picture)) return cellsOf(win, board, model);
  return expanded.flatMap((reel) => (board[reel] ?? []).map((_, row) => 10 * reel + row));
}

/** The highest first; the order of the rules among equals. */
export function inTurn(wins: readonly SlotWin[]): SlotWin[] {
  return [...wins].sort((a, b) => b.pays - a.pays);
}

export type Light = {
  /** Which wins are lit, by their place in turn. */
  lit: number[];
  /** How much of a line is drawn, from 0 to 1. */
  drawn: number;
  /** How strongly lit symbols pulse, from 0 to 1. */
  pulse: number;
  /** Nothing moves any more. */
  isOver: boolean;
};

const ALL_MS = 1_100;
const EACH_MS = 1_200;
const DRAW_MS = 320;
const LAPS = 2;

/** All wins at once, then each in turn, and after two laps all of them for good: a screen that rests saves its battery. */
export function lightAt(ms: number, count: number): Light {
  const all = Array.from({ length: count }, (_, index) => index);
  const turns = count > 1 ? count * LAPS : LAPS;
  const overMs = ALL_MS + turns * EACH_MS;
  if (count === 0 || ms >= overMs) return { lit: all, drawn: 1, pulse: 0, isOver: true };
  const pulse = Math.min(1, (overMs - ms) / EACH_MS);
  if (ms < ALL_MS || count === 1) return { lit: all, drawn: Math.min(1, ms / DRAW_MS), pulse, isOver: false };
  const passed = ms - ALL_MS;
  const turn = Math.floor(passed / EACH_MS);
  const drawn = Math.min(1, (passed - turn * EACH_MS) / DRAW_MS);
  return { lit: [turn - count * Math.floor(turn / count)], drawn, pulse, isOver: false };
}
