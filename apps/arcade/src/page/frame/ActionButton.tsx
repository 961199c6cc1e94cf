import clsx from 'clsx';
import { useEffect, useRef } from 'react';
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
  /** How long it cannot be pressed yet: it fills meanwhile. */
  restMs?: number;
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
  restMs = 0,
  onPress,
}: Props) {
  const isResting = restMs > 0;
  return (
    <button
      className={clsx(styles.action, styles[kind], styles[shape], isBusy && styles.busy)}
      type="button"
      aria-disabled={isDisabled || isBusy || isResting}
      onClick={() => isDisabled || isResting || onPress()}
    >
      {isResting && <Rest key={restMs} overMs={restMs} />}
      <span className={styles.label}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </button>
  );
}

function Rest({ overMs }: { overMs: number }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const filling = bar.current?.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: overMs,
      fill: 'forwards',
    });
    return () => filling?.cancel();
  }, [overMs]);
  return <span ref={bar} className={styles.rest} />;
}
