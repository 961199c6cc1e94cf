import type { HoldemPlayerView, HoldemView } from '@parlour/game-rules/holdem';
import { nameCard } from '../cards/name-card.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { ArcadeText } from '../platform/texts.tsx';
import type { TableMoney } from '../pvp/table-money.ts';
import { nameHand } from './holdem-seats.ts';

type Told = {
  before: HoldemView | null;
  after: HoldemView;
  money: TableMoney;
  nameOf: (seat: number) => string;
};
export type Act = { seat: number; key: ArcadeKey; amount: string | null };

const STREETS: Readonly<Record<HoldemView['street'], ArcadeKey | null>> = {
  preflop: null,
  flop: 'arcade.holdem.flop',
  turn: 'arcade.holdem.turn',
  river: 'arcade.holdem.river',
};

/** What the one whose turn it was has done, told from what changed; null where it is another hand. */
export function actBetween(before: HoldemView | null, after: HoldemView): Act | null {
  const was = before?.players.find(({ seat }) => seat === before.turn);
  const is = after.players.find(({ seat }) => seat === was?.seat);
  if (!before || !was || !is || (before.turn === after.turn && before.street === after.street)) return null;
  const { seat } = is;
  if (is.isFolded) return { seat, key: 'arcade.holdem.tellFold', amount: null };
  const put = BigInt(is.paid) - BigInt(was.paid);
  if (put <= 0n) return { seat, key: 'arcade.holdem.tellCheck', amount: null };
  const to = BigInt(was.bet) + put;
  if (is.isAllIn) return { seat, key: 'arcade.holdem.tellAllIn', amount: String(to) };
  if (to <= BigInt(before.bet)) return { seat, key: 'arcade.holdem.tellCall', amount: String(put) };
  return {
    seat,
    key: before.bet === '0' ? 'arcade.holdem.tellBet' : 'arcade.holdem.tellRaise',
    amount: String(to),
  };
}

/** Everything that happened between two states of a hand, in sentences. */
export function tellHoldem(text: ArcadeText, { before, after, money, nameOf }: Told): string | null {
  const told: string[] = [];
  const act = actBetween(before, after);
  if (act) {
    const amount = act.amount === null ? '' : money.show(money.fromChips(act.amount));
    told.push(text(act.key, { name: nameOf(act.seat), amount }));
  }
  const street = STREETS[after.street];
  const fresh = after.board.slice(before?.board.length ?? 0);
  if (street && fresh.length > 0)
    told.push(text(street, { cards: fresh.map((card) => nameCard(text, card)).join(', ') }));
  if (after.isOver && !before?.isOver) told.push(...after.players.flatMap(tellWin));
  return told.length > 0 ? told.join('. ') : null;

  function tellWin({ seat, won, hand }: HoldemPlayerView): string[] {
    if (won === null || won === '0') return [];
    const given = { name: nameOf(seat), amount: money.show(money.fromChips(won)) };
    return after.isShowdown && hand
      ? [text('arcade.holdem.tellWinWith', { ...given, hand: nameHand(text, hand) })]
      : [text('arcade.holdem.tellWin', given)];
  }
}
