import type { Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

type Props = { icon: IconName; label: string; onPress: () => void; ref?: Ref<HTMLButtonElement> };

export function IconButton({ icon, label, onPress, ref }: Props) {
  return (
    <button ref={ref} className={styles.button} type="button" aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
