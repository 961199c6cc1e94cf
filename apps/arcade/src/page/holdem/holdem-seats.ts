import type { Deed, HoldemPlayerView, HoldemView, PokerCategory } from '@parlour/game-rules/holdem';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { ArcadeText } from '../platform/texts.tsx';
import type { SeatScene, Word } from '../pvp/card-game-page.ts';
import type { TableMoney } from '../pvp/table-money.ts';

export const HAND_NAMES: Readonly<Record<PokerCategory, ArcadeKey>> = {
  'high-card': 'arcade.holdem.highCard',
  pair: 'arcade.holdem.pair',
  'two-pairs': 'arcade.holdem.twoPairs',
  three: 'arcade.holdem.three',
  straight: 'arcade.holdem.straight',
  flush: 'arcade.holdem.flush',
  'full-house': 'arcade.holdem.fullHouse',
  four: 'arcade.holdem.four',
  'straight-flush': 'arcade.holdem.straightFlush',
};

const DEEDS: Readonly<Record<Deed, { key: ArcadeKey; tone: Word['tone'] }>> = {
  'small-blind': { key: 'arcade.holdem.smallBlind', tone: 'quiet' },
  'big-blind': { key: 'arcade.holdem.bigBlind', tone: 'quiet' },
  post: { key: 'arcade.holdem.posts', tone: 'quiet' },
  fold: { key: 'arcade.holdem.folds', tone: 'quiet' },
  check: { key: 'arcade.holdem.checks', tone: 'calm' },
  call: { key: 'arcade.holdem.calls', tone: 'calm' },
  bet: { key: 'arcade.holdem.bets', tone: 'warm' },
  raise: { key: 'arcade.holdem.raises', tone: 'warm' },
};

/** The royal flush has a name of its own. */
export function nameHand(
  text: ArcadeText,
  { category, best }: NonNullable<HoldemPlayerView['hand']>,
): string {
  const isRoyal =
    category === 'straight-flush' && best.some((card) => card < 4) && best.some((card) => card >= 48);
  return text(isRoyal ? 'arcade.holdem.royalFlush' : HAND_NAMES[category]);
}

/** The seats of a hand as the table draws them. */
export function holdemSeats(
  text: ArcadeText,
  { view, money }: { view: HoldemView; money: TableMoney },
): SeatScene[] {
  return view.players.map((player) => ({
    seat: player.seat,
    stack: money.fromChips(player.stack),
    bet: view.isOver ? 0n : money.fromChips(player.bet),
    cards: player.cards ?? (player.isFolded ? [] : [null, null]),
    left: null,
    isOut: player.isFolded,
    word: wordOf(text, { player, isOver: view.isOver }),
    hand: view.isShowdown && !player.isFolded && player.hand ? nameHand(text, player.hand) : null,
    lit: isWinner(player) && view.isShowdown ? (player.hand?.best ?? []) : [],
    won: player.won === null ? null : money.fromChips(player.won),
  }));
}

function isWinner({ won }: HoldemPlayerView): boolean {
  return won !== null && won !== '0';
}

function wordOf(
  text: ArcadeText,
  { player, isOver }: { player: HoldemPlayerView; isOver: boolean },
): Word | null {
  if (player.isAllIn && !isOver) return { text: text('arcade.holdem.allIn'), tone: 'hot' };
  if (!player.last || (isOver && player.last !== 'fold')) return null;
  const { key, tone } = DEEDS[player.last];
  return { text: text(key), tone };
}
