import type { Amount } from '@parlour/money';
import type { SeatView } from '../../../card-tables/card-wire.ts';
import { nameCard } from '../../cards/name-card.ts';
import type { ArcadeText } from '../../platform/texts.tsx';
import type { SeatScene } from '../card-game-page.ts';
import { seatName } from '../seat-name.ts';
import type { TableMoney } from '../table-money.ts';

type Described = {
  seat: SeatView;
  scene: SeatScene | null;
  stack: Amount;
  money: TableMoney;
  isButton: boolean;
  isTurn: boolean;
};

/** A seat in words, for those who hear the table: everything its drawing shows. */
export function describeSeat(
  text: ArcadeText,
  { seat, scene, stack, money, isButton, isTurn }: Described,
): string {
  const parts = [seatName(text, seat), text('arcade.pvp.stackOf', { amount: money.show(stack) })];
  if (isButton) parts.push(text('arcade.pvp.button'));
  if (isTurn) parts.push(text('arcade.pvp.acting'));
  if (scene?.word) parts.push(scene.word.text);
  if (scene && scene.bet > 0n) parts.push(text('arcade.pvp.betOf', { amount: money.show(scene.bet) }));
  const known = scene?.cards.filter((card) => card !== null) ?? [];
  if (known.length > 0) parts.push(known.map((card) => nameCard(text, card)).join(', '));
  if (scene?.left !== null && scene?.left !== undefined)
    parts.push(text('arcade.pvp.cardsLeft', { count: scene.left }));
  if (scene?.hand) parts.push(scene.hand);
  if (scene?.won) parts.push(text('arcade.pvp.wonOf', { amount: money.show(scene.won) }));
  if (!seat.isConnected) parts.push(text('arcade.pvp.offline'));
  else if (seat.isLeaving) parts.push(text('arcade.pvp.leaving'));
  else if (seat.isAway) parts.push(text('arcade.pvp.away'));
  return parts.join(', ');
}
