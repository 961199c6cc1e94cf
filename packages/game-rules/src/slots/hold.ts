import { uniform, type WordStream } from '@parlour/fairness';
import { type Board, drawWeighted } from './board.ts';
import { type HoldFeature, SCATTER, type SlotsModel } from './model.ts';
import type { Cell, SlotSpin } from './seen.ts';

export type Coins = [cell: Cell, worth: number][];

/** The coins on the board of a spin; each draws its worth, reel by reel from the top. */
export function drawCoins(words: WordStream, board: Board, { values }: HoldFeature): Coins {
  return cellsWith(board, (symbol) => symbol === SCATTER).map((cell) => [cell, drawWeighted(words, values)]);
}

/** A bought feature begins with so many coins in cells that are drawn: the first places of a shuffle. */
export function drawFirstCoins(words: WordStream, model: SlotsModel, count: number): Coins {
  const cells = allCells(model);
  return Array.from({ length: count }, (_, place) => {
    const chosen = place + uniform(words, cells.length - place);
    const cell = cells[chosen] ?? 0;
    cells[chosen] = cells[place] ?? 0;
    return [cell, drawWeighted(words, model.hold?.values ?? [])];
  });
}

/**
 * Respins until no life is left or no cell is empty. Words: for each empty cell, from the first reel and from the top,
 * whether a coin lands, and its worth at once if one does.
 */
export function playHold(
  words: WordStream,
  { model, hold, held }: { model: SlotsModel; hold: HoldFeature; held: Coins },
): { pictures: SlotSpin[]; coins: number } {
  const [chance, of] = hold.refill;
  const pictures: SlotSpin[] = [];
  const full = new Set(held.map(([cell]) => cell));
  const cells = allCells(model);
  let coins = held.reduce((sum, [, worth]) => sum + worth, 0);
  for (let lives = hold.lives; lives > 0 && full.size < cells.length; ) {
    const landed: Coins = [];
    for (const cell of cells)
      if (!full.has(cell) && uniform(words, of) < chance)
        landed.push([cell, drawWeighted(words, hold.values)]);
    for (const [cell, worth] of landed) {
      full.add(cell);
      coins += worth;
    }
    lives = landed.length > 0 ? hold.lives : lives - 1;
    pictures.push({ kind: 'respin', coins: landed, lives });
  }
  if (full.size === cells.length) coins += hold.full;
  // A board that is full at once has no respin, but its collecting is shown as well.
  const last: SlotSpin = pictures.pop() ?? { kind: 'respin', coins: [], lives: hold.lives };
  return { pictures: [...pictures, { ...last, collected: coins }], coins };
}

function allCells({ rows }: SlotsModel): Cell[] {
  return rows.flatMap((count, reel) => Array.from({ length: count }, (_, row) => 10 * reel + row));
}

function cellsWith(board: Board, isWanted: (symbol: number) => boolean): Cell[] {
  return board.flatMap((cells, reel) =>
    cells.flatMap((symbol, row) => (isWanted(symbol) ? [10 * reel + row] : [])),
  );
}
