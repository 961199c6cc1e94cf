import type { Written } from '@parlour/money';
import { Icon, type IconName } from '@parlour/ui';
import clsx from 'clsx';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { directionOf } from '../money.rules.ts';
import styles from './RecordRow.module.css';

type Props = {
  icon: IconName;
  name: string;
  detail: string;
  amount: string;
  written: Written;
  note?: string | undefined;
  onOpen: () => void;
};

/** One movement of money: what, when, how much, and the balance afterwards. A press shows the details. */
export function RecordRow({ icon, name, detail, amount, written, note, onOpen }: Props) {
  const { showSigned } = useMoney();
  return (
    <button className={styles.row} type="button" aria-haspopup="dialog" onClick={onOpen}>
      <span className={clsx(styles.badge, styles[directionOf(amount)])}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      <span className={styles.money}>
        <span className={clsx(styles.amount, styles[directionOf(amount)])}>
          {showSigned(amount, written)}
        </span>
        {note && <span className={styles.detail}>{note}</span>}
      </span>
    </button>
  );
}
