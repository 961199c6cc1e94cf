import { popupTexts } from '@parlour/texts/load/popup';
import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './PopupTurns.module.css';

type Props = { current: number; ids: readonly string[]; onTurn: (index: number) => void };

/** The way to the slide before and the one after. */
export function PopupTurns({ current, ids, onTurn }: Props) {
  const count = ids.length;
  const text = useTextOf(popupTexts);
  return (
    <div className={styles.turns}>
      <button
        className={styles.turn}
        type="button"
        aria-label={text('popup.previous')}
        disabled={current === 0}
        onClick={() => onTurn(current - 1)}
      >
        <Icon name="back" />
      </button>
      <p className={styles.place} aria-live="polite">
        <span className={styles.spoken}>{text('popup.place', { place: current + 1, count })}</span>
        <span className={styles.dots} aria-hidden="true">
          {ids.map((id, index) => (
            <span key={id} className={clsx(styles.dot, index === current && styles.current)} />
          ))}
        </span>
      </p>
      <button
        className={styles.turn}
        type="button"
        aria-label={text('popup.next')}
        disabled={current === count - 1}
        onClick={() => onTurn(current + 1)}
      >
        <Icon name="arrow" />
      </button>
    </div>
  );
}
