import { useText } from '../platform/texts.tsx';
import styles from './FaceRow.module.css';
import { nameRoll } from './faces.ts';
import { SmallFace } from './Picture.tsx';

const PLACES = ['left', 'middle', 'right'] as const;

/** A past roll: three dice in a row. */
export function FaceRow({ faces }: { faces: readonly string[] }) {
  const text = useText();
  return (
    <span className={styles.row} role="img" aria-label={nameRoll(text, faces)}>
      {PLACES.map((place, index) => (
        <SmallFace key={place} face={faces[index] ?? ''} />
      ))}
    </span>
  );
}
