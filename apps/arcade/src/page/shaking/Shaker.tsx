import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Shaker.module.css';

export type ShakerProps = {
  isShaken: boolean;
  isLifted: boolean;
  /** From the back to the front; `at` says where one lies on a field of 240 by 200, and how it is turned. */
  things: readonly { at: string; drawing: ReactNode }[];
};

/** Things on a plate that are shaken under a lid, until it is lifted. */
export function Shaker({
  isShaken,
  isLifted,
  things,
  plate,
  lid,
}: ShakerProps & { plate: ReactNode; lid: ReactNode }) {
  return (
    <svg
      className={clsx(styles.scene, isShaken && styles.shaken, isLifted && styles.lifted)}
      viewBox="0 0 240 200"
      aria-hidden="true"
    >
      <g className={styles.whole}>
        {plate}
        <g className={styles.things}>
          {things.map(({ at, drawing }) => (
            <g key={at} transform={at}>
              <g className={styles.thing}>{drawing}</g>
            </g>
          ))}
        </g>
        <g className={styles.lid}>{lid}</g>
      </g>
    </svg>
  );
}
