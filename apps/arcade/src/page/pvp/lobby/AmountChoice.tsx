import type { Amount } from '@parlour/money';
import { useText } from '../../platform/texts.tsx';
import type { TableMoney } from '../table-money.ts';
import styles from './AmountChoice.module.css';
import { type BuyInRange, settle } from './buy-in.ts';

type Props = {
  label: string;
  range: BuyInRange;
  money: TableMoney;
  amount: Amount;
  onChange: (amount: Amount) => void;
};

/** An amount between the least and the most, by a slider, its ends, or step by step. */
export function AmountChoice({ label, range, money, amount, onChange }: Props) {
  const text = useText();
  const { least, most, step } = range;
  const places = Number((most - least + step - 1n) / step);
  const place = Number((amount - least + step / 2n) / step);
  const set = (wanted: Amount) => onChange(settle(wanted, range));
  return (
    <div className={styles.choice}>
      <output className={styles.figure}>{money.show(amount)}</output>
      <div className={styles.line}>
        <button
          className={styles.step}
          type="button"
          aria-label={text('arcade.pvp.less')}
          disabled={amount <= least}
          onClick={() => set(amount - step)}
        >
          {'−'}
        </button>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={Math.max(1, places)}
          value={most > least ? place : 1}
          disabled={most <= least}
          aria-label={label}
          aria-valuetext={money.show(amount)}
          onChange={(event) => set(least + BigInt(event.target.value) * step)}
        />
        <button
          className={styles.step}
          type="button"
          aria-label={text('arcade.pvp.more')}
          disabled={amount >= most}
          onClick={() => set(amount + step)}
        >
          {'+'}
        </button>
      </div>
      <div className={styles.ends}>
        <button className={styles.end} type="button" onClick={() => set(least)}>
          {text('arcade.pvp.least', { amount: money.show(least) })}
        </button>
        <button className={styles.end} type="button" onClick={() => set(most)}>
          {text('arcade.pvp.most', { amount: money.show(most) })}
        </button>
      </div>
    </div>
  );
}
