import { type Fraction, fraction } from '@parlour/exact';
import { type BetsPick, type Hundredths, STAKE } from '@parlour/game-rules/bets';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { useText } from '../platform/texts.tsx';
import { countCoins } from './change-bets.ts';

type Props = {
  /** What comes back of a bet, the stake included, and how often. */
  rows: readonly { what: string; back: Hundredths; chance: Fraction }[];
  pick: BetsPick;
  showPays: (factor: Fraction) => string;
};

/** What the bets of a table pay, for one chip on each. */
export function ChipPays({ rows, pick, showPays }: Props) {
  const text = useText();
  const coins = Math.max(1, countCoins(pick));
  return (
    <PayRows
      heading={text('arcade.table.bet')}
      rows={rows.map(({ what, back, chance }) => ({ what, factor: fraction(back, STAKE), chance }))}
      showPays={({ over, under }) => showPays(fraction(over, under * BigInt(coins)))}
    />
  );
}
