import { Icon } from '@parlour/ui';
import { useFormats } from '../../../platform/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import styles from './HoldNotice.module.css';

export function HoldNotice({ until }: { until: number }) {
  const text = useCashierText();
  const { moment } = useFormats();
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <Icon name="shield" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{text('cashier.hold.title', { moment: moment(until) })}</p>
        <p className={styles.detail}>{text('cashier.hold.detail')}</p>
      </div>
    </div>
  );
}
