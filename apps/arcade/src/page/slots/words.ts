import { divide, fraction, parseDecimal, toDecimal } from '@parlour/exact';
import { type SlotsModel, WILD } from '@parlour/game-rules/slots/model';
import type { SlotSeen, SlotWin } from '@parlour/game-rules/slots/seen';
import { amountOf, moneyIn } from '@parlour/money';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { Theme } from '../platform/boot.ts';
import type { Spoken } from '../platform/texts.tsx';
import { hasLetters } from './draw/dress.ts';
import { HIGH_SYMBOLS, LETTERS } from './draw/symbols.ts';
import { inTurn } from './timeline/wins.rules.ts';

const NAMES_OF_LOW: readonly ArcadeKey[] = [
  'arcade.slots.ruby',
  'arcade.slots.topaz',
  'arcade.slots.emerald',
  'arcade.slots.sapphire',
  'arcade.slots.amethyst',
  'arcade.slots.wild',
];

/** How a symbol is called where it cannot be shown. */
export function nameSymbol(
  { text }: Pick<Spoken, 'text'>,
  symbol: number,
  { theme, model }: { theme: Theme; model: SlotsModel },
): string {
  const letter = LETTERS[symbol - HIGH_SYMBOLS];
  if (letter && hasLetters(theme)) return letter;
  const picture = theme.names[symbol];
  if (picture !== undefined) return picture;
  if (symbol <= WILD) return text(NAMES_OF_LOW[symbol - HIGH_SYMBOLS] ?? 'arcade.slots.wild');
  return text(model.hold ? 'arcade.slots.coin' : 'arcade.slots.scatter');
}

/** What a win is for; without a symbol where its picture stands beside it. */
export function tellWin(
  { text }: Pick<Spoken, 'text'>,
  { line, ways, count }: SlotWin,
  symbol: string,
): string {
  if (line !== undefined) return text('arcade.slots.wonLine', { line: line + 1, count, symbol });
  if (ways !== undefined) return text('arcade.slots.wonWays', { ways, count, symbol });
  return text('arcade.slots.wonCells', { count, symbol });
}

/** A round in a few words: its feature, else its highest win. */
export function tellRound(
  spoken: Pick<Spoken, 'text'>,
  seen: SlotSeen,
  { theme, model }: { theme: Theme; model: SlotsModel },
): string {
  const { text } = spoken;
  const free = seen.spins.filter(({ kind }) => kind === 'free').length;
  if (free > 0) return text('arcade.slots.freeTold', { count: free });
  if (seen.spins.some(({ kind }) => kind === 'respin'))
    return text('arcade.slots.holdTold', { count: seen.spins.flatMap(({ coins = [] }) => coins).length });
  const wins = inTurn(seen.spins.flatMap((spin) => spin.wins ?? []));
  const [best] = wins;
  if (!best) return text('arcade.slots.spin');
  const told = tellWin(spoken, best, nameSymbol(spoken, best.symbol, { theme, model }));
  return wins.length === 1 ? told : text('arcade.slots.andMore', { told, count: wins.length - 1 });
}

/** A whole number as the language groups it; `Intl` would take a slow phone a tenth of a second. */
export function showCount(count: number): string {
  const { formatAmount } = moneyIn(document.documentElement.lang);
  return formatAmount(amountOf(String(count)), { digits: 0 });
}

/** How random words become reels, for those who check a round. */
export function explainSlots({ text }: Pick<Spoken, 'text'>, { base, books }: SlotsModel): string {
  if (books) return text('arcade.slots.explainBooks', { count: showCount(books.count) });
  return text(base.strips ? 'arcade.slots.explainStrips' : 'arcade.slots.explainCells');
}

/** Of a share in percent: once in how many. */
export function oneIn(percent: string): string {
  return toDecimal(divide(fraction(100), parseDecimal(percent)), 1);
}

export function tellWays(
  { text }: Pick<Spoken, 'text'>,
  { by, base, lines, rows, counts }: SlotsModel,
): string {
  const [least = 0] = counts;
  if (by === 'lines') return text('arcade.slots.lines', { count: lines?.length ?? 0 });
  if (by === 'ways')
    return text(base.heights ? 'arcade.slots.waysUpTo' : 'arcade.slots.ways', {
      count: rows.reduce((ways, each) => ways * each, 1),
    });
  return text(by === 'anywhere' ? 'arcade.slots.anywhere' : 'arcade.slots.clusters', { least });
}
