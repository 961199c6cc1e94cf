import { chooseExactly, compare, divide, type Fraction, fraction, ONE, ZERO } from '@parlour/exact';
import { drawPick, type WordStream } from '@parlour/fairness';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { isWhole, readFields } from '../read.ts';
import { type Returning, returnOf } from '../returned.ts';

export const TILES = 25;
export const MINES_MAX = TILES - 1;

export type MinesPick = { mines: number };
/** Tiles are 0 to 24. */
export type MinesStep = { open: number } | { stop: true };
/**
 * `opened`: the safe tiles, in the order they were opened. `mines`: null while the round is open. `hit`: the mine that
 * ended it.
 */
export type MinesSeen = { opened: number[]; mines: number[] | null; hit: number | null };
/** `ceiling`: a round is paid out by itself where opening one more tile would pay more than this multiple. */
export type MinesModel = { sheet: Sheet; ceiling: number } & Returning;
/** How far a round has come. */
export type MinesDepth = { mines: number; opened: number };

export const mines: Mechanic<MinesModel, MinesPick, MinesStep, MinesSeen> = {
  readPick(input) {
    const fields = readFields(input, ['mines']);
    if (!fields) return null;
    return isWhole(fields.mines, [1, MINES_MAX]) ? { mines: fields.mines } : null;
  },
  readStep(input) {
    if (readFields(input, ['stop'])?.stop === true) return { stop: true };
    const open = readFields(input, ['open'])?.open;
    return isWhole(open, [0, TILES - 1]) ? { open } : null;
  },
  play(words, { pick, steps }, model) {
    const hidden = placeMines(words, pick);
    const opened: number[] = [];
    let next = nextFactor({ mines: pick.mines, opened: 0 }, model);
    let hit: number | null = null;
    for (const step of steps) {
      if (next === null) return null;
      if ('stop' in step) {
        if (opened.length === 0) return null;
        next = null;
      } else if (opened.includes(step.open)) return null;
      else if (hidden.includes(step.open)) {
        hit = step.open;
        next = null;
      } else {
        opened.push(step.open);
        next = nextFactor({ mines: pick.mines, opened: opened.length }, model);
      }
    }
    const seen = { opened, mines: next === null ? hidden : null, hit };
    const won = hit === null ? paysAfter({ mines: pick.mines, opened: opened.length }, model) : ZERO;
    return { seen, isOver: next === null, won, staked: ONE, ...(next && { next }) };
  },
  leave: ({ opened }) => (opened.length === 0 ? null : { stop: true }),
  most: (pick, model) => factorAfter({ mines: pick.mines, opened: 1 }, model),
};

/** The return over the chance that all the tiles opened are safe. */
export function factorAfter(depth: MinesDepth, model: Returning): Fraction {
  return divide(returnOf(model), chanceOfDepth(depth));
}

/** That so many tiles can be opened and all are safe. */
export function chanceOfDepth({ mines, opened }: MinesDepth): Fraction {
  return fraction(chooseExactly(TILES - mines, opened), chooseExactly(TILES, opened));
}

/** What opening one more tile pays if it is safe; null where the round is over by then. */
export function nextFactor({ mines, opened }: MinesDepth, model: MinesModel): Fraction | null {
  if (opened + 1 > TILES - mines) return null;
  const next = factorAfter({ mines, opened: opened + 1 }, model);
  return compare(next, fraction(model.ceiling)) > 0 ? null : next;
}

/** That the next tile is safe. */
export function chanceOfNext({ mines, opened }: MinesDepth): Fraction {
  return fraction(TILES - mines - opened, TILES - opened);
}

/** What stopping pays; before the first tile there is nothing to stop. */
function paysAfter(depth: MinesDepth, model: MinesModel): Fraction {
  return depth.opened === 0 ? ZERO : factorAfter(depth, model);
}

/** All of them before the first step: what a player opens moves no mine. */
function placeMines(words: WordStream, { mines }: MinesPick): number[] {
  const places = drawPick(words, { kind: 'distinct', count: mines, from: TILES });
  return places.map((place) => place - 1).sort((a, b) => a - b);
}
