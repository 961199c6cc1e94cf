import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

export function Button({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button className={styles.button} type="button" onClick={onPress}>
      <Icon name={icon} />
      {label}
    </button>
  );
}
