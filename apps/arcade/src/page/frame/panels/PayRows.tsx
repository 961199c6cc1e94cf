import { type Fraction, toDecimal } from '@parlour/exact';
import { useMoney, useText } from '../../platform/texts.tsx';
import styles from './Panels.module.css';

type Props = {
  /** What has to happen. */
  heading: string;
  rows: readonly { what: string; factor: Fraction }[];
  showPays: (factor: Fraction) => string;
};

const DECIMALS = 4;

/** What pays how much, as a multiple and as money at the present bet. */
export function PayRows({ heading, rows, showPays }: Props) {
  const { showPercent } = useMoney();
  const text = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{text('arcade.pays')}</th>
          <th scope="col">{text('arcade.atThisBet')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, factor }) => (
          <tr key={`${what} ${toDecimal(factor, DECIMALS)}`}>
            <td>{what}</td>
            <td>{`×${showPercent(toDecimal(factor, DECIMALS))}`}</td>
            <td>{showPays(factor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
