import { amountOf, writeDecimal } from '@parlour/money';
import { Button } from '@parlour/ui';
import { useState } from 'react';
import styles from '../../frame/panels/Panels.module.css';
import { useText } from '../../platform/texts.tsx';
import { AmountChoice } from '../lobby/AmountChoice.tsx';
import { topUpRange } from '../lobby/buy-in.ts';
import type { PanelProps } from './panel.ts';

/** More chips, up to what the table takes; those bought during a hand join the stack after it. */
export function TopUp({ view, balance, money, sitting, close }: PanelProps & { close: () => void }) {
  const text = useText();
  const [topUpId] = useState(() => crypto.randomUUID());
  const own = view.seats.find(({ isYou }) => isYou);
  const range =
    own &&
    topUpRange(view.table, {
      stack: amountOf(own.stack) + amountOf(sitting.sitting?.topUp ?? '0'),
      balance: balance === null ? null : amountOf(balance),
    });
  const [wanted, setWanted] = useState<bigint | null>(null);
  if (!range) return <p className={styles.quiet}>{text('arcade.pvp.topUpFull')}</p>;
  const amount = wanted === null || wanted > range.most ? range.first : wanted;
  async function buy(): Promise<void> {
    if (await sitting.topUp({ topUpId, amount: writeDecimal(amount) })) close();
  }
  return (
    <>
      <AmountChoice label={text('arcade.pvp.topUp')} {...{ range, money, amount }} onChange={setWanted} />
      <p className={styles.quiet}>{text('arcade.pvp.topUpNote')}</p>
      {sitting.error && (
        <p className={styles.bad} role="alert">
          {text(sitting.error)}
        </p>
      )}
      <Button
        label={text('arcade.pvp.topUpBy', { amount: money.show(amount) })}
        isDisabled={sitting.isAsking}
        onPress={() => void buy()}
      />
    </>
  );
}
