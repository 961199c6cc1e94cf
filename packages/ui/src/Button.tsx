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

/** A link that looks like a button: browsers and screen readers still treat it as a link. */
export function buttonClass({ kind = 'primary', size = 'large' }: Look = {}): string {
  return clsx(styles.button, styles[kind], styles[size]);
}
