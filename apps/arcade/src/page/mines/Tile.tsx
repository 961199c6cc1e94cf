import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import { Jewel } from './Jewel.tsx';
import { Mine } from './Mine.tsx';
import type { TileFace } from './mines-board.ts';
import styles from './Tile.module.css';

type Props = {
  place: { row: number; column: number };
  face: TileFace;
  /** Opened by the player, not only shown at the end. */
  isOwn: boolean;
  /** It was tapped and the answer is not there. */
  isAsked: boolean;
  isOpen: boolean;
  onPress: () => void;
};

/** A polished stone with something beneath. */
export function Tile({ place, face, isOwn, isAsked, isOpen, onPress }: Props) {
  const text = useText();
  const isTurned = face !== 'closed';
  return (
    <button
      className={clsx(
        styles.tile,
        isTurned && styles.turned,
        isTurned && !isOwn && styles.late,
        isAsked && styles.asked,
        isOpen && styles.open,
        face === 'hit' && styles.hit,
      )}
      type="button"
      aria-label={text('arcade.mines.tile', { ...place, face })}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onPress()}
    >
      <span className={styles.turn}>
        <span className={styles.stone}>
          <svg className={styles.carving} viewBox="0 0 40 40" aria-hidden="true">
            <path className={styles.vein} d="M-2 29c9-3 11-11 20-13s13-9 24-11M24 42c2-7 8-9 18-12" />
            <path className={styles.cut} d="M20 11l9 9-9 9-9-9zM20 16l4 4-4 4-4-4z" />
          </svg>
        </span>
        <span
          className={clsx(
            styles.socket,
            face === 'jewel' && isOwn && styles.set,
            face === 'mine' && styles.mined,
          )}
        >
          {face === 'jewel' && <Jewel />}
          {(face === 'mine' || face === 'hit') && <Mine />}
        </span>
      </span>
    </button>
  );
}
