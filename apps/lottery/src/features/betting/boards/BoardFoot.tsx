import { Button, Chips, IconButton } from '@parlour/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { OpenedHere } from '../../../parts/issue/issue.rules.ts';
import { useLeftMs } from '../../../parts/issue/useOpened.ts';
import { useCurrency } from '../../../platform/page.ts';
import { useMoney, useText } from '../../../platform/texts.ts';
import styles from './BoardFoot.module.css';

type Props = {
  amount: string;
  /** Amounts to tap. */
  chips: readonly string[];
  /** What is wrong with the amount; null: nothing. */
  amountNote: string | null;
  opened: OpenedHere;
  count: number;
  winUpTo: ReactNode;
  slipCount: number;
  /** Null: nothing is chosen yet. */
  betLabel: string | null;
  hasDraft: boolean;
  onAmount: (amount: string) => void;
  onClear: () => void;
  onSlip: () => void;
  onBet: () => void;
};

/** One amount for everything that is chosen, and the bet. */
export function BoardFoot(props: Props) {
  const { amount, amountNote, opened, count, slipCount, betLabel, hasDraft } = props;
  const text = useText();
  const { showRound, tidyTyped } = useMoney();
  const currency = useCurrency();
  const isOpen = useLeftMs(opened) > 0;
  return (
    <section className={clsx(styles.foot, !hasDraft && styles.idle)} aria-label={text('lotto.stake.title')}>
      <div className={styles.line}>
        <label className={styles.amount}>
          <span className={styles.words}>{text('lotto.board.each')}</span>
          <input
            className={styles.figure}
            type="text"
            inputMode="decimal"
            maxLength={9}
            value={amount}
            aria-invalid={amountNote !== null}
            onFocus={(event) => event.target.select()}
            onChange={(event) => props.onAmount(tidyTyped(event.target.value))}
          />
        </label>
        <div className={styles.chips}>
          <Chips
            label={text('lotto.board.amount')}
            options={props.chips.map((own) => ({
              value: own,
              label: showRound(own, currency),
            }))}
            value={amount}
            onChange={props.onAmount}
          />
        </div>
      </div>
      {count > 0 && (
        <p className={styles.totals}>
          <span>
            <b>{count.toLocaleString('en')}</b> {text('lotto.betsWord', { count })}
          </span>
          {props.winUpTo}
        </p>
      )}
      <div className={styles.actions}>
        <span className={styles.square}>
          <IconButton
            icon="receipt"
            label={text('lotto.slip.open', { count: slipCount })}
            onPress={props.onSlip}
          />
          {slipCount > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {slipCount}
            </span>
          )}
        </span>
        {hasDraft && (
          <button className={styles.clear} type="button" onClick={props.onClear}>
            {text('lotto.tool.clear')}
          </button>
        )}
        <Button
          label={
            !isOpen ? text('lotto.issue.closed') : (amountNote ?? betLabel ?? text('lotto.board.choose'))
          }
          isDisabled={!isOpen || amountNote !== null || betLabel === null}
          onPress={props.onBet}
        />
      </div>
    </section>
  );
}
