import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import styles from './PastRolls.module.css';
import { readRoll } from './read-roll.ts';
import { SmallDie } from './SmallDie.tsx';
import type { SicBoProps } from './sic-bo-props.ts';

const SUMS_MAX = 8;
const ROLLS_MAX = 2;
const PLACES = ['left', 'middle', 'right'] as const;

/** What came of late: the sums on one side of the dome, the dice of the last rolls on the other. */
export function PastRolls({ past }: Pick<SicBoProps, 'past'>) {
  const text = useText();
  return (
    <div className={styles.past}>
      <ol className={styles.sums} aria-label={text('arcade.recent')}>
        {past.slice(0, SUMS_MAX).map(({ id, seen }) => {
          const { sum, side } = readRoll(seen.dice);
          return (
            <li key={id} className={clsx(styles.sum, styles[side])}>
              {sum}
            </li>
          );
        })}
      </ol>
      <div className={styles.rolls} aria-hidden="true">
        {past.slice(0, ROLLS_MAX).map(({ id, seen }) => (
          <DiceRow key={id} dice={seen.dice} />
        ))}
      </div>
    </div>
  );
}

/** Three dice in a row. */
export function DiceRow({ dice }: { dice: readonly number[] }) {
  return (
    <span className={styles.row}>
      {PLACES.map((place, index) => (
        <SmallDie key={place} face={dice[index] ?? 1} />
      ))}
    </span>
  );
}
