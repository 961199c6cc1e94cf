import clsx from 'clsx';
import styles from './Moves.module.css';

type Props = {
  label: string;
  /** What it costs. */
  detail?: string | undefined;
  tone: 'quiet' | 'main' | 'metal';
  /** A key that does the same. */
  shortcut?: string;
  isDisabled: boolean;
  onPress: () => void;
};

/** One move of the player whose turn it is. */
export function MoveButton({ label, detail, tone, shortcut, isDisabled, onPress }: Props) {
  return (
    <button
      className={clsx(styles.move, styles[tone])}
      type="button"
      disabled={isDisabled}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <span className={styles.label}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </button>
  );
}
