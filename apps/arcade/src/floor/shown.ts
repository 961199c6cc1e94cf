import type { JsonObject } from '@parlour/game-rules';
import { rankOf, type SUITS, suitOf } from '@parlour/game-rules/cards';
import type { HoldemView } from '@parlour/game-rules/holdem';
import { writeDecimal } from '@parlour/money';
import { chipOf } from '../card-tables/card-tables.rules.ts';
import type { HandView } from '../card-tables/card-wire.ts';
import type { Title } from '../catalogue/titles.ts';
import type { TableState } from '../tables/table-state.ts';

/** A fact of a table in a word that consoles have texts for, and what it is. */
export type Shown = { name: string; text: string };

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SIGNS: Readonly<Record<(typeof SUITS)[number], string>> = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
};
const DEALT: readonly string[] = ['baccarat', 'dragon-tiger'];

/** What came of a round of a shared table, as far as anybody may see it. */
export function showSeen({ mechanic }: Title, { point, seen }: Pick<TableState, 'point' | 'seen'>): Shown[] {
  const flight = point === null ? [] : [{ name: 'point', text: `×${(point / 100).toFixed(2)}` }];
  return [
    ...flight,
    ...Object.entries(seen ?? {}).map(([name, value]) => ({
      name,
      text: [value]
        .flat()
        .map(DEALT.includes(mechanic) ? writeCard : String)
        .join(' '),
    })),
  ];
}

/** The cards that lie open to everybody, and at hold'em what is in the pots. */
export function showHand({ opened, game }: HandView, currency: string): Shown[] {
  const cards = opened.map(({ card }) => writeCard(card)).join(' ');
  const { board, pots } = game as Partial<HoldemView>;
  const pot = (pots ?? []).reduce((sum, { amount }) => sum + BigInt(amount), 0n) * chipOf(currency);
  return [
    ...(board ? [{ name: 'board', text: board.map(writeCard).join(' ') }] : []),
    ...(pots ? [{ name: 'pot', text: writeDecimal(pot) }] : []),
    ...(cards && !board ? [{ name: 'open', text: cards }] : []),
  ];
}

const writeCard = (card: JsonObject[string]): string =>
  typeof card === 'number' ? SIGNS[suitOf(card)] + (RANKS[rankOf(card) - 1] ?? '') : String(card);
