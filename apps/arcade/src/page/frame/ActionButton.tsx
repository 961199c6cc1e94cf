import clsx from 'clsx';
import styles from './ActionButton.module.css';

type Props = {
  label: string;
  /** A second line: what it pays, how many are left. */
  detail?: string | undefined;
  kind?: 'play' | 'stop';
  shape?: 'wide' | 'round';
  isDisabled?: boolean;
  /** Something moves because of it. It stays pressable: a tap then ends the motion. */
  isBusy?: boolean;
  onPress: () => void;
};

/** The one big button of a game. */
export function ActionButton({
  label,
  detail,
  kind = 'play',
  shape = 'wide',
  isDisabled = false,
  isBusy = false,
  onPress,
}: Props) {
  return (
    <button
      className={clsx(styles.action, styles[kind], styles[shape], isBusy && styles.busy)}
      type="button"
      aria-disabled={isDisabled || isBusy}
      onClick={() => isDisabled || onPress()}
    >
      {shape === 'round' && kind === 'play' ? (
        <>
          <Turn />
          <span className={styles.heard}>{label}</span>
        </>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      {detail && <span className={styles.detail}>{detail}</span>}
    </button>
  );
}

function Turn() {
  return (
    <svg className={styles.turn} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M19.4 13.2A7.6 7.6 0 1 1 17 6.4l2.2 2M19.6 3.6v5.2h-5.2" />
    </svg>
  );
}
