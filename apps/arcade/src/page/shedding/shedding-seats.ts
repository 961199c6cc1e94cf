import type { SheddingPlayerView, SheddingView } from '@parlour/game-rules/shedding';
import { MINUS } from '@parlour/money';
import type { ArcadeText } from '../platform/texts.tsx';
import type { SeatScene, Word } from '../pvp/card-game-page.ts';
import type { DealtCards } from '../pvp/panels/check-hand.ts';
import type { TableMoney } from '../pvp/table-money.ts';

const HAND_CARDS = 13;

/** The seats of a hand as the table draws them: how many cards are left, and all of them at the end. */
export function sheddingSeats(
  text: ArcadeText,
  { view, you, money }: { view: SheddingView; you: number | null; money: TableMoney },
): SeatScene[] {
  return view.players.map((player) => {
    const { seat, stack, count, cards, hasPassed, net } = player;
    return {
      seat,
      stack: money.fromChips(stack),
      bet: 0n,
      cards: view.isOver && seat !== you ? (cards ?? []) : [],
      left: view.isOver ? null : count,
      isOut: hasPassed && !view.isOver,
      word: wordOf(text, player, money),
      hand: null,
      lit: [],
      won: net !== null && !net.startsWith('-') && net !== '0' ? money.fromChips(net) : null,
    };
  });
}

function wordOf(
  text: ArcadeText,
  { hasPassed, net, last }: SheddingPlayerView,
  money: TableMoney,
): Word | null {
  if (net?.startsWith('-'))
    return { text: `${MINUS}${money.short(money.fromChips(net.slice(1)))}`, tone: 'hot' };
  if (net !== null) return null;
  return hasPassed || last?.kind === 'pass' ? { text: text('arcade.shedding.pass'), tone: 'quiet' } : null;
}

/** Thirteen to each, one by one around; in a hand their order is not kept. */
export function sheddingDealt(states: readonly SheddingView[]): DealtCards[] {
  const seats = states[0]?.players.map(({ seat }) => seat) ?? [];
  return seats.map((seat, place) => {
    const held = states.flatMap(({ players }) => players.find((each) => each.seat === seat)?.cards ?? []);
    const played = states.flatMap(({ top }) => (top?.seat === seat ? top.cards : []));
    return {
      orders: Array.from({ length: HAND_CARDS }, (_, round) => round * seats.length + place),
      cards: [...new Set([...held, ...played])],
    };
  });
}
