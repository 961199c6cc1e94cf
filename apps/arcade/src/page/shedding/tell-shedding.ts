import type { SheddingView } from '@parlour/game-rules/shedding';
import { nameCard } from '../cards/name-card.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { ArcadeText } from '../platform/texts.tsx';
import type { TableMoney } from '../pvp/table-money.ts';

type Told = {
  before: SheddingView | null;
  after: SheddingView;
  money: TableMoney;
  nameOf: (seat: number) => string;
  wins: Readonly<Record<string, ArcadeKey>>;
};

/** Who played which cards, who passed, and what everybody won or lost, in sentences. */
export function tellShedding(text: ArcadeText, { before, after, money, nameOf, wins }: Told): string | null {
  const told: string[] = [];
  const { top, winner } = after;
  const isFresh = top && JSON.stringify(before?.top?.cards) !== JSON.stringify(top.cards);
  if (isFresh) {
    const cards = top.cards.map((card) => nameCard(text, card)).join(', ');
    told.push(text('arcade.shedding.tellPlay', { name: nameOf(top.seat), cards }));
  } else if (before && before.turn !== null && before.turn !== after.turn)
    told.push(text('arcade.shedding.tellPass', { name: nameOf(before.turn) }));
  if (winner && !before?.winner) {
    told.push(text(wins[winner.by] ?? 'arcade.shedding.wonOut'));
    for (const { seat, net } of after.players) {
      const amount = money.fromChips((net ?? '0').replace('-', ''));
      if (net === null || amount === 0n) continue;
      const key = net.startsWith('-') ? 'arcade.shedding.tellLose' : 'arcade.shedding.tellWin';
      told.push(text(key, { name: nameOf(seat), amount: money.show(amount) }));
    }
  }
  return told.length > 0 ? told.join('. ') : null;
}
