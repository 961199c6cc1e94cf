import type { SlotsModel, Weighted } from '../../../packages/game-rules/src/slots/model.ts';

/** What a symbol pays, by count from 0 to the most there can be. */
export function payTable({ counts, pays }: SlotsModel, symbol: number, most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => {
    const column = counts.findLastIndex((least) => count >= least);
    return pays[symbol]?.[column] ?? 0;
  });
}

export function meanOf(choices: Weighted | undefined): number {
  return choices ? momentOf(choices, 1) : 1;
}

/** The mean of a power of what is drawn. */
export function momentOf(choices: Weighted, power: number): number {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  return choices.reduce((sum, [value, weight]) => sum + value ** power * (weight / total), 0);
}

/** The last entry of a list by number of scatters holds for all higher numbers. */
export function entryOf(list: readonly number[], count: number): number {
  return list[Math.min(count, list.length - 1)] ?? 0;
}
