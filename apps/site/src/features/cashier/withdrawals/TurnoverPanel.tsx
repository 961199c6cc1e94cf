import type { Turnover } from '@parlour/client';
import type { CashierKey } from '@parlour/texts/load/cashier';
import { ProgressBar, Section } from '@parlour/ui';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import { percentOf } from '../money.rules.ts';
import styles from './TurnoverPanel.module.css';

type Item = Turnover['items'][number];

const REASONS: Readonly<Record<Item['reason'], CashierKey>> = {
  deposit: 'cashier.turnover.deposit',
  promotion: 'cashier.turnover.promotion',
  adjustment: 'cashier.turnover.adjustment',
};

/** What has to be staked before a withdrawal: each reason with its figures and progress. */
export function TurnoverPanel({ turnover, currency }: { turnover: Turnover; currency: string }) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  return (
    <Section title={text('cashier.turnover.title')}>
      <div className={cashier.stack}>
        <p className={cashier.text}>
          {text('cashier.turnover.lead', { left: showMoney(turnover.left, currency) })}
        </p>
        <ul className={styles.items}>
          {turnover.items.map((item) => (
            <TurnoverItem key={`${item.reason} ${item.reference}`} item={item} currency={currency} />
          ))}
        </ul>
        <p className={cashier.note}>{text('cashier.turnover.counts')}</p>
      </div>
    </Section>
  );
}

function TurnoverItem({ item, currency }: { item: Item; currency: string }) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const { date } = useFormats();
  const show = (amount: string) => showMoney(amount, currency);
  const title = text(REASONS[item.reason], { reference: item.reference });
  return (
    <li className={styles.item}>
      <p className={styles.title}>{title}</p>
      <p className={styles.sum}>
        {text('cashier.turnover.sum', {
          amount: show(item.amount),
          times: item.times,
          required: show(item.required),
          when: date(item.since),
        })}
      </p>
      <ProgressBar label={title} value={percentOf(item.done, item.required)} />
      <p className={styles.done}>
        {text('cashier.turnover.done', { done: show(item.done), required: show(item.required) })}
      </p>
    </li>
  );
}
