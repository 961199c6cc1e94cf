import { DRAWN } from '@parlour/game-rules/keno';
import clsx from 'clsx';
import styles from './DrawTube.module.css';

type Props = { drawn: readonly number[]; picked: readonly number[]; isAsking: boolean };

const PLACES = Array.from({ length: DRAWN }, (_, place) => place);

/** The numbers in the order they were drawn. The board says the same to those who hear it. */
export function DrawTube({ drawn, picked, isAsking }: Props) {
  return (
    <div className={clsx(styles.tube, isAsking && styles.asking)} aria-hidden="true">
      {PLACES.map((place) => {
        const number = drawn[place];
        return (
          <span key={place} className={styles.place}>
            {number !== undefined && (
              <span className={clsx(styles.ball, picked.includes(number) && styles.hit)}>{number}</span>
            )}
          </span>
        );
      })}
    </div>
  );
}
