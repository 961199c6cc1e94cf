import { amountOf, shownSymbol } from '@parlour/money';
import clsx from 'clsx';
import { useState } from 'react';
import type { Stake } from '../game/useStake.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { SessionView } from '../platform/calls.ts';
import { playSound } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './BetBar.module.css';

type Props = { session: SessionView; stake: Stake; label?: ArcadeKey | undefined; isDisabled: boolean };

/** The bet: typed, halved, doubled, or composed from chips. */
export function BetBar({ session, stake, label = 'arcade.stake', isDisabled }: Props) {
  const { text, money, isSymbolLast } = useSpoken();
  const [hasChips, setChips] = useState(false);
  const { currency, chips } = session;
  const amount = stake.amount ?? stake.min;
  function set(wanted: bigint): void {
    playSound('chip');
    stake.set(wanted);
  }
  return (
    <fieldset className={styles.bet} disabled={isDisabled}>
      <div className={styles.line}>
        <label className={clsx(styles.field, stake.finding && styles.wrong)}>
          <span className={styles.label}>{text(label)}</span>
          <span className={clsx(styles.typed, isSymbolLast && styles.turned)}>
            {currency.symbol && <span aria-hidden="true">{shownSymbol(currency)}</span>}
            <input
              className={styles.input}
              inputMode={currency.digits > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={16}
              value={stake.typed}
              aria-invalid={stake.finding !== null}
              onChange={(event) => stake.setTyped(event.target.value)}
            />
          </span>
        </label>
        <button
          className={styles.move}
          type="button"
          aria-label={text('arcade.halve')}
          onClick={() => set(amount / 2n)}
        >
          {'½'}
        </button>
        <button
          className={styles.move}
          type="button"
          aria-label={text('arcade.double')}
          onClick={() => set(amount * 2n)}
        >
          {'2×'}
        </button>
        <button
          className={clsx(styles.move, styles.more)}
          type="button"
          aria-label={text('arcade.chips')}
          aria-expanded={hasChips}
          onClick={() => setChips(!hasChips)}
        >
          <Chip />
        </button>
      </div>
      <fieldset className={clsx(styles.chips, hasChips && styles.opened)} aria-label={text('arcade.chips')}>
        <button className={styles.chip} type="button" onClick={() => set(stake.min)}>
          {text('arcade.min')}
        </button>
        {chips.map((chip) => (
          <button
            key={chip}
            className={styles.chip}
            type="button"
            onClick={() => set((stake.amount ?? 0n) + amountOf(chip))}
          >
            {`+${money.showMoney(chip, { ...currency, symbol: '', digits: 0 })}`}
          </button>
        ))}
        <button className={styles.chip} type="button" onClick={() => set(stake.max)}>
          {text('arcade.max')}
        </button>
      </fieldset>
    </fieldset>
  );
}

function Chip() {
  return (
    <svg className={styles.coin} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 3v4.5M12 16.5V21M3 12h4.5M16.5 12H21" />
    </svg>
  );
}
