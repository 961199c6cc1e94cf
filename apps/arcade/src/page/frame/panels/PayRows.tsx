import { type Fraction, fraction, multiply, toDecimal } from '@parlour/exact';
import { useMoney, useText } from '../../platform/texts.tsx';
import styles from './Panels.module.css';

type Props = {
  /** What has to happen. */
  heading: string;
  /** `chance`: how often it happens, where the player has no say in it. */
  rows: readonly { what: string; factor: Fraction; chance?: Fraction }[];
  showPays: (factor: Fraction) => string;
};

const DECIMALS = 4;
const PERCENT = fraction(100);
/** Of chances from one in a hundred on, and of those below. */
const CHANCE_DECIMALS = { usual: 2, rare: 5 };

/** What pays how much, as a multiple and as money at the present bet. */
export function PayRows({ heading, rows, showPays }: Props) {
  const { showPercent } = useMoney();
  const text = useText();
  const hasChances = rows.some(({ chance }) => chance);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{text('arcade.pays')}</th>
          <th scope="col">{text('arcade.atThisBet')}</th>
          {hasChances && <th scope="col">{text('arcade.chance')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, factor, chance }) => (
          <tr key={`${what} ${toDecimal(factor, DECIMALS)}`}>
            <td>{what}</td>
            <td>{`×${showPercent(toDecimal(factor, DECIMALS))}`}</td>
            <td>{showPays(factor)}</td>
            {chance && <td>{text('arcade.rtpValue', { percent: showPercent(writeChance(chance)) })}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function writeChance(chance: Fraction): string {
  const percent = multiply(chance, PERCENT);
  const isRare = percent.over < percent.under;
  return toDecimal(percent, isRare ? CHANCE_DECIMALS.rare : CHANCE_DECIMALS.usual);
}
