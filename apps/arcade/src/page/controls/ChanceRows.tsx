import { type Fraction, fraction } from '@parlour/exact';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { useSpoken } from '../platform/texts.tsx';
import { percentOf } from './percent.ts';

type Props = {
  multiples: readonly { hundredths: number; chance: Fraction }[];
  showPays: (factor: Fraction) => string;
  heading?: string;
};

/** What can come back, and how likely each of it is. */
export function ChanceRows({ multiples, showPays, heading }: Props) {
  const { text, money } = useSpoken();
  const rows = multiples.map(({ hundredths, chance }) => ({
    what: `${money.showPercent(percentOf(chance))} %`,
    factor: fraction(hundredths, 100),
  }));
  return <PayRows heading={heading ?? text('arcade.chance')} rows={rows} showPays={showPays} />;
}
