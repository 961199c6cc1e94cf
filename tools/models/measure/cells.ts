import { SCATTER, type SlotsModel, type SpinRules } from '../../../packages/game-rules/src/slots/model.ts';
import { binomial } from '../count/anywhere.ts';
import { payTable } from '../count/pays.ts';
import { PAYING } from '../count/reels.ts';
import { addChance, type SpinClass } from './outcomes.ts';

/** Every outcome of a spin whose symbols pay anywhere: cell by cell the scatters first, then symbol after symbol. */
export function enumerateCells(model: SlotsModel, { weights = [] }: SpinRules): SpinClass[] {
  const cells = model.rows.reduce((sum, rows) => sum + rows, 0);
  const ofCell = weights[0] ?? [];
  const total = ofCell.reduce((sum, weight) => sum + weight, 0);
  const scatter = ofCell[SCATTER] ?? 0;
  const pays = PAYING.map((symbol) => payTable(model, symbol, cells));

  /** Wins of so many cells that show this symbol or later ones. */
  const known = new Map<string, Map<number, number>>();
  const fill = (symbol: number, left: number): Map<number, number> => {
    const key = `${symbol}:${left}`;
    const before = known.get(key);
    if (before) return before;
    const wins = new Map<number, number>();
    if (symbol === PAYING.length) wins.set(0, left === 0 ? 1 : 0);
    else {
      const later = ofCell.slice(symbol, PAYING.length).reduce((sum, weight) => sum + weight, 0);
      binomial(left, later === 0 ? 0 : (ofCell[symbol] ?? 0) / later).forEach((chance, count) => {
        if (chance === 0) return;
        for (const [coins, each] of fill(symbol + 1, left - count))
          if (each > 0) addChance(wins, coins + (pays[symbol]?.[count] ?? 0), chance * each);
      });
    }
    known.set(key, wins);
    return wins;
  };
  return binomial(cells, scatter / total).map((chance, scatters) => ({
    scatters,
    wins: new Map([...fill(0, cells - scatters)].map(([coins, each]) => [coins, each * chance])),
  }));
}
