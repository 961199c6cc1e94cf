import clsx from 'clsx';
import { DieBody } from '../shaking/DieBody.tsx';
import styles from './GlassDie.module.css';
import { isRed, PIPS } from './pips.ts';

const REACH = 20;

/** A die of glass. Its gradients are those of the scene. */
export function GlassDie({ face }: { face: number }) {
  return (
    <DieBody className={styles.glass}>
      {PIPS[face]?.map(([x, y]) => (
        <ellipse
          key={`${x} ${y}`}
          className={clsx(styles.pip, isRed(face) && styles.red)}
          cx={x * REACH}
          cy={y * REACH * 0.95 - 1}
          rx={face === 1 ? 7 : 4.4}
          ry={face === 1 ? 6.6 : 4.1}
        />
      ))}
    </DieBody>
  );
}
