import type { TeenPattiAction, TeenPattiPlayerView, TeenPattiView } from '@parlour/game-rules/teen-patti';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { ArcadeText } from '../platform/texts.tsx';
import type { TableMoney } from '../pvp/table-money.ts';
import { HAND_NAMES } from './teen-patti-seats.ts';

type Told = {
  before: TeenPattiView | null;
  after: TeenPattiView;
  money: TableMoney;
  nameOf: (seat: number) => string;
};

const DEEDS: Readonly<Record<TeenPattiAction['kind'], ArcadeKey>> = {
  see: 'arcade.teenPatti.tellSee',
  fold: 'arcade.teenPatti.tellPack',
  bet: 'arcade.teenPatti.tellBet',
  'side-show': 'arcade.teenPatti.tellSideShow',
  accept: 'arcade.teenPatti.tellAccept',
  refuse: 'arcade.teenPatti.tellRefuse',
  show: 'arcade.teenPatti.tellShow',
};

/** What the one whose turn it was did, and who won, in sentences. */
export function tellTeenPatti(text: ArcadeText, { before, after, money, nameOf }: Told): string | null {
  const told: string[] = [];
  const was = before?.players.find(({ seat }) => seat === before.turn);
  const is = after.players.find(({ seat }) => seat === was?.seat);
  if (was && is?.last && hasActed(was, is, before, after)) {
    const put = BigInt(is.paid) - BigInt(was.paid);
    const amount = money.show(money.fromChips(String(put < 0n ? 0n : put)));
    told.push(text(DEEDS[is.last], { name: nameOf(is.seat), amount }));
    if (is.last === 'accept')
      for (const seat of packedBy(before, after))
        told.push(text('arcade.teenPatti.tellPack', { name: nameOf(seat) }));
  }
  if (after.isOver && !before?.isOver)
    for (const { seat, net, hand } of after.players) {
      if (!after.winners.includes(seat) || net === null) continue;
      const given = { name: nameOf(seat), amount: money.show(money.fromChips(net.replace('-', ''))) };
      told.push(
        hand && after.ending?.kind !== 'folds'
          ? text('arcade.teenPatti.tellWinWith', { ...given, hand: text(HAND_NAMES[hand]) })
          : text('arcade.teenPatti.tellWin', given),
      );
    }
  return told.length > 0 ? told.join('. ') : null;
}

/** Whom the comparison of a side-show has put out. */
function packedBy(before: TeenPattiView | null, after: TeenPattiView): number[] {
  const wasIn = (seat: number) => before?.players.some((each) => each.seat === seat && !each.isFolded);
  return after.players.filter(({ seat, isFolded }) => isFolded && wasIn(seat)).map(({ seat }) => seat);
}

function hasActed(
  was: TeenPattiPlayerView,
  is: TeenPattiPlayerView,
  before: TeenPattiView | null,
  after: TeenPattiView,
): boolean {
  return (
    before?.turn !== after.turn ||
    was.paid !== is.paid ||
    was.hasSeen !== is.hasSeen ||
    was.isFolded !== is.isFolded
  );
}
