import type { TeenPattiHand, TeenPattiPlayerView, TeenPattiView } from '@parlour/game-rules/teen-patti';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { ArcadeText } from '../platform/texts.tsx';
import type { SeatScene, Word } from '../pvp/card-game-page.ts';
import type { DealtCards } from '../pvp/panels/check-hand.ts';
import type { TableMoney } from '../pvp/table-money.ts';

export const HAND_NAMES: Readonly<Record<TeenPattiHand, ArcadeKey>> = {
  'high-card': 'arcade.teenPatti.highCard',
  pair: 'arcade.teenPatti.pair',
  colour: 'arcade.teenPatti.colour',
  sequence: 'arcade.teenPatti.sequence',
  'pure-sequence': 'arcade.teenPatti.pureSequence',
  trail: 'arcade.teenPatti.trail',
};

const HIDDEN = [null, null, null];

/** The seats of a hand as the table draws them: blind or seen, and what lies open. */
export function teenPattiSeats(
  text: ArcadeText,
  { view, money }: { view: TeenPattiView; money: TableMoney },
): SeatScene[] {
  return view.players.map((player) => {
    const { seat, stack, cards, hand, isFolded, net } = player;
    return {
      seat,
      stack: money.fromChips(stack),
      bet: view.isOver ? 0n : money.fromChips(player.paid),
      cards: cards ?? (isFolded ? [] : HIDDEN),
      left: null,
      isOut: isFolded,
      word: wordOf(text, { player, view }),
      hand: hand && cards && view.isOver ? text(HAND_NAMES[hand]) : null,
      lit: [],
      won: view.winners.includes(seat) && net !== null && !net.startsWith('-') ? money.fromChips(net) : null,
    };
  });
}

function wordOf(
  text: ArcadeText,
  { player, view }: { player: TeenPattiPlayerView; view: TeenPattiView },
): Word | null {
  if (player.isFolded) return { text: text('arcade.teenPatti.packed'), tone: 'quiet' };
  if (view.isOver) return null;
  if (view.asked?.by === player.seat) return { text: text('arcade.teenPatti.sideShow'), tone: 'warm' };
  return player.hasSeen
    ? { text: text('arcade.teenPatti.seen'), tone: 'warm' }
    : { text: text('arcade.teenPatti.blind'), tone: 'calm' };
}

/** One card to each, three times around from the first seat left of the button. */
export function teenPattiDealt({ players }: TeenPattiView): DealtCards[] {
  return players.flatMap(({ cards }, place) =>
    (cards ?? []).map((card, round) => ({ orders: [round * players.length + place], cards: [card] })),
  );
}
