import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import { INSIDE_KINDS, type InsideKind } from './cloth-places.ts';
import styles from './KindSwitch.module.css';

/** Cells of the cloth, and the chip on them. */
const GRID = {
  straight: 'M5 5h14v14H5z',
  split: 'M3 6h18v12H3zM12 6v12',
  street: 'M4 8h18v8H4zM10 8v8M16 8v8',
} as const;
const DRAWINGS: Readonly<Record<InsideKind, { grid: string; chip: readonly [number, number] }>> = {
  straight: { grid: GRID.straight, chip: [12, 12] },
  split: { grid: GRID.split, chip: [12, 12] },
  street: { grid: GRID.street, chip: [4, 12] },
  corner: { grid: 'M4 4h16v16H4zM12 4v16M4 12h16', chip: [12, 12] },
  line: { grid: 'M4 5h18v14H4zM10 5v14M16 5v14M4 12h18', chip: [4, 12] },
};

type Props = { kind: InsideKind; onChoose: (kind: InsideKind) => void };

/** What a tap among the numbers bets on: one number, or several of them at once. */
export function KindSwitch({ kind, onChoose }: Props) {
  const text = useText();
  return (
    <fieldset className={styles.kinds} aria-label={text('arcade.roulette.inside')}>
      {INSIDE_KINDS.map((each) => (
        <button
          key={each}
          className={styles.kind}
          type="button"
          aria-label={text('arcade.roulette.kind', { kind: each })}
          aria-pressed={each === kind}
          onClick={() => {
            playSound('tap');
            onChoose(each);
          }}
        >
          <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
            <path d={DRAWINGS[each].grid} />
            <circle className={styles.chip} cx={DRAWINGS[each].chip[0]} cy={DRAWINGS[each].chip[1]} r="3.6" />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
