import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
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
  const id = useId();
  const isResting = restMs > 0;
  return (
    <button
      className={clsx(styles.action, styles[kind], styles[shape], isBusy && styles.busy)}
      type="button"
      aria-labelledby={`${id}label`}
      aria-describedby={detail && `${id}detail`}
      aria-disabled={isDisabled || isBusy || isResting}
      onClick={() => isDisabled || isResting || onPress()}
    >
      {isResting && <Rest key={restMs} overMs={restMs} />}
      {shape === 'round' && kind === 'play' && <Turn />}
      <span id={`${id}label`} className={shape === 'round' && kind === 'play' ? styles.heard : styles.label}>
        {label}
      </span>
      {detail && (
        <span id={`${id}detail`} className={styles.detail}>
          {detail}
        </span>
      )}
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
