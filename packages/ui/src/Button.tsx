import clsx from 'clsx';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

type Look = { kind?: 'primary' | 'quiet'; size?: 'small' | 'large' };
type Props = Look & { label: string; icon?: IconName; isDisabled?: boolean; onPress: () => void };

export function Button({ label, icon, isDisabled = false, onPress, ...look }: Props) {
  return (
    <button className={buttonClass(look)} type="button" disabled={isDisabled} onClick={onPress}>
      {icon && <Icon name={icon} />}
      {label}
    </button>
  );
}

/** A link that leads on like a button does: it keeps being a link to the browser and to screen readers. */
export function buttonClass({ kind = 'primary', size = 'large' }: Look = {}): string {
  return clsx(styles.button, styles[kind], styles[size]);
}
