import { Mark } from '../table/Mark.tsx';
import { PastHead } from '../table/PastHead.tsx';
import styles from './PastRolls.module.css';
import { readRoll } from './read-roll.ts';
import { SmallDie } from './SmallDie.tsx';
import type { SicBoProps } from './sic-bo-props.ts';

const PLACES = ['left', 'middle', 'right'] as const;
const TONES = { small: 'blue', big: 'red', triple: 'green' } as const;

/** The sums of late, and the dice of the last rolls. */
export function PastRolls({ past }: Pick<SicBoProps, 'past'>) {
  return (
    <PastHead
      marks={past.map(({ id, seen }) => {
        const { sum, side } = readRoll(seen.dice);
        return { id, mark: <Mark tone={TONES[side]}>{sum}</Mark> };
      })}
      rows={past.map(({ id, seen }) => ({ id, row: <DiceRow dice={seen.dice} /> }))}
    />
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
