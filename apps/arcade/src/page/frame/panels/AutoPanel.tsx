import { AMOUNT_MAX, readTyped, roundDownToShown, shownSymbol, writeDecimal } from '@parlour/money';
import { Button, Segments } from '@parlour/ui';
import { useState } from 'react';
import { AUTO_ROUNDS } from '../../game/useAuto.ts';
import { useMoney, useText } from '../../platform/texts.tsx';
import styles from './Panels.module.css';
import type { PanelProps } from './panel.ts';

/** What the limits begin with, in bets: they can be changed, not left out. */
const LOSS_BETS = 10n;
const WIN_BETS = 20n;

type Props = PanelProps & { auto: NonNullable<PanelProps['auto']>; close: () => void };

/** Automatic play always has three ends: a number of rounds, a loss, and a single win. */
export function AutoPanel({ session, stake, auto, sure, close }: Props) {
  const text = useText();
  const { tidyTyped, retype, showMoney } = useMoney();
  const { currency } = session;
  const bet = stake.total ?? stake.min;
  const write = (amount: bigint) => {
    const written = writeDecimal(roundDownToShown(amount, currency));
    return retype(currency.digits === 0 ? (written.split('.')[0] ?? written) : written);
  };
  const [rounds, setRounds] = useState<string>(String(AUTO_ROUNDS[0]));
  const [loss, setLoss] = useState(() => write(bet * LOSS_BETS));
  const [win, setWin] = useState(() => write(bet * WIN_BETS));
  const read = (typed: string, min: bigint) =>
    readTyped(tidyTyped(typed), { currency: currency.code, min, max: AMOUNT_MAX });
  const lossMax = read(loss, bet);
  const winMax = read(win, 1n);
  const isReady = typeof lossMax === 'bigint' && typeof winMax === 'bigint' && stake.total !== null;

  function start(): void {
    if (typeof lossMax !== 'bigint' || typeof winMax !== 'bigint' || stake.total === null) return;
    if (sure && !sure.isSure(stake.total)) return;
    close();
    void auto.start({ rounds: Number(rounds), lossMax, winMax });
  }
  const fields = [
    { label: text('arcade.autoLoss'), value: loss, set: setLoss, isWrong: typeof lossMax !== 'bigint' },
    { label: text('arcade.autoWin'), value: win, set: setWin, isWrong: typeof winMax !== 'bigint' },
  ];
  return (
    <>
      <p className={styles.quiet}>{text('arcade.autoIntro')}</p>
      <p className={styles.label}>{text('arcade.autoRounds')}</p>
      <Segments
        label={text('arcade.autoRounds')}
        options={AUTO_ROUNDS.map((count) => ({ value: String(count), label: String(count) }))}
        value={rounds}
        onChange={setRounds}
      />
      {fields.map(({ label, value, set, isWrong }) => (
        <label key={label} className={styles.seed}>
          {currency.symbol ? `${label} (${shownSymbol(currency)})` : label}
          <input
            className={styles.input}
            inputMode={currency.digits > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={16}
            value={value}
            aria-invalid={isWrong}
            onChange={(event) => set(event.target.value)}
          />
        </label>
      ))}
      {sure && sure.asked !== null && sure.asked === stake.total && (
        <p className={styles.bad} role="alert">
          {text('arcade.confirmStake', { amount: showMoney(writeDecimal(sure.asked), currency) })}
        </p>
      )}
      <Button label={text('arcade.autoStart')} isDisabled={!isReady} onPress={start} />
    </>
  );
}
