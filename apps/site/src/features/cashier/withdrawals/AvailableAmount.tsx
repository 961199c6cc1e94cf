import { hideDigits } from '@parlour/money';
import { Icon } from '@parlour/ui';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import styles from './AvailableAmount.module.css';
import { type Overview, obstacleOf } from './overview.rules.ts';

/** The available amount (called the balance while withdrawing is blocked), today's remaining count and the fee. */
export function AvailableAmount({ overview }: { overview: Overview }) {
  const { showMoney, showPercent } = useMoney();
  const text = useCashierText();
  const words = useText();
  const isHidden = usePreferences((preferences) => preferences.isBalanceHidden);
  const { available, currency, countLeft, freeLeft, feePercent, vip } = overview;
  const shown = showMoney(available, currency);
  return (
    <div className={styles.card}>
      <p className={styles.label}>
        {obstacleOf(overview) === null ? text('cashier.withdraw.available') : words('wallet.balance.title')}
      </p>
      <p className={styles.amount}>{isHidden ? hideDigits(shown) : shown}</p>
      <p className={styles.terms}>
        <span>{text('cashier.withdraw.countLeft', { count: countLeft })}</span>
        <span>
          {text('cashier.withdraw.freeLeft', {
            count: Math.min(freeLeft, countLeft),
            percent: showPercent(feePercent),
          })}
        </span>
      </p>
      {vip && vip.freeLeft > 0 && (
        <p className={styles.vip}>
          <Icon name="star" />
          {text('cashier.withdraw.vipFree', { count: vip.freeLeft, level: String(vip.level) })}
        </p>
      )}
    </div>
  );
}
