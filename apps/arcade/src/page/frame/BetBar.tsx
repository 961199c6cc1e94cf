import { amountOf, readTyped, shownSymbol, smallestShown, writeDecimal } from '@parlour/money';
import { Icon } from '@parlour/ui';
import type { SessionView } from '../platform/calls.ts';
import { useMoney, useText } from '../platform/texts.tsx';
import styles from './BetBar.module.css';

type Props = {
  session: SessionView;
  /** The stake as typed. */
  stake: string;
  /** The limits for the current choice, in parts. */
  stakeMax: bigint;
  isDisabled: boolean;
  onStake: (stake: string) => void;
};

/** The stake: typed, halved, doubled, or composed from chips. */
export function BetBar({ session, stake, stakeMax, isDisabled, onStake }: Props) {
  const { showMoney, tidyTyped } = useMoney();
  const text = useText();
  const { currency, chips, limits } = session;
  const stakeMin = amountOf(limits.stakeMin);
  const step = smallestShown(currency);
  const known = readTyped(tidyTyped(stake), { currency: currency.code, min: stakeMin, max: stakeMax });
  const parts = typeof known === 'bigint' ? known : stakeMin;

  function set(wanted: bigint): void {
    const within = wanted < stakeMin ? stakeMin : wanted > stakeMax ? stakeMax : wanted;
    const written = writeDecimal((within / step) * step);
    onStake(currency.digits === 0 ? (written.split('.')[0] ?? written) : written);
  }

  const moves = [
    { label: text('arcade.clear'), to: stakeMin },
    { label: text('arcade.halve'), to: parts / 2n },
    { label: text('arcade.double'), to: parts * 2n },
    { label: text('arcade.max'), to: stakeMax },
  ];
  return (
    <fieldset className={styles.bet} disabled={isDisabled}>
      <label className={styles.field}>
        <span className={styles.label}>{text('arcade.stake')}</span>
        <span className={styles.typed}>
          {currency.symbol && <span aria-hidden="true">{shownSymbol(currency)}</span>}
          <input
            className={styles.input}
            inputMode={currency.digits > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={16}
            size={Math.max(stake.length, 1)}
            value={stake}
            aria-invalid={typeof known !== 'bigint'}
            onChange={(event) => onStake(event.target.value)}
          />
        </span>
      </label>
      <div className={styles.moves}>
        {moves.map(({ label, to }) => (
          <button key={label} className={styles.move} type="button" onClick={() => set(to)}>
            {label}
          </button>
        ))}
      </div>
      <fieldset className={styles.chips} aria-label={text('arcade.chips')}>
        {chips.map((chip) => (
          <button
            key={chip}
            className={styles.chip}
            type="button"
            onClick={() => set(parts + amountOf(chip))}
          >
            <span aria-hidden="true">{'+'}</span>
            {showMoney(chip, { ...currency, digits: 0 })}
          </button>
        ))}
      </fieldset>
    </fieldset>
  );
}

/** For a panel's heading. */
export function PanelHead({ title, onClose }: { title: string; onClose: () => void }) {
  const text = useText();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <button className={styles.shut} type="button" aria-label={text('arcade.closePanel')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
