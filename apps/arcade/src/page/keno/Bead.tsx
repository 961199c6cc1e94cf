import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import styles from './Bead.module.css';

type Props = {
  number: number;
  isPicked: boolean;
  isDrawn: boolean;
  /** Nothing more comes: what was picked in vain is dimmed. */
  isAllDrawn: boolean;
  isLocked: boolean;
  onPress: () => void;
};

/** A number as a bead of glass: enamel when it is picked, gold when it is hit. */
export function Bead({ number, isPicked, isDrawn, isAllDrawn, isLocked, onPress }: Props) {
  const text = useText();
  const state = isDrawn ? (isPicked ? 'hit' : 'miss') : isPicked ? 'picked' : 'free';
  return (
    <button
      className={styles.cell}
      type="button"
      aria-pressed={isPicked}
      aria-label={text('arcade.keno.number', { number, state })}
      aria-disabled={isLocked}
      onClick={() => isLocked || onPress()}
    >
      <span className={clsx(styles.bead, styles[state], isAllDrawn && state === 'picked' && styles.vain)}>
        {number}
      </span>
    </button>
  );
}
