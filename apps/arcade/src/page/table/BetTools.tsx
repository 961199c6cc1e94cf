import { type Fraction, fraction } from '@parlour/exact';
import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import styles from './BetTools.module.css';
import { Chip } from './Chip.tsx';
import type { Bets } from './useBets.ts';

type Props = { bets: Bets; showChips: (count: Fraction) => string };

const DRAWINGS = {
  erase: 'M9 19h10M13.5 5.5l5 5-8 8H7.5l-3-3zM9.5 9.5l5 5',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9h9a5 5 0 0 1 0 10H9',
  clear: 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  repeat: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4',
} as const;

/** What can be done with the chips on the table: the chip in hand, eraser, undo, clear, double, repeat. */
export function BetTools({ bets, showChips }: Props) {
  const text = useText();
  const { inHand, isErasing, isLocked } = bets;
  return (
    <div className={styles.tools}>
      <button
        className={clsx(styles.tool, styles.inHand, !isErasing && styles.on)}
        type="button"
        disabled={isLocked}
        aria-label={text('arcade.table.chipInHand', { count: inHand })}
        onClick={bets.changeHandful}
      >
        <Chip label={showChips(fraction(inHand))} count={inHand} className={styles.chip} />
      </button>
      <button
        className={clsx(styles.tool, isErasing && styles.on)}
        type="button"
        disabled={isLocked}
        aria-label={text('arcade.table.erase')}
        aria-pressed={isErasing}
        onClick={bets.toggleErasing}
      >
        <Drawing name="erase" />
      </button>
      <Tool label={text('arcade.table.undo')} name="undo" onPress={bets.undo} />
      <Tool label={text('arcade.table.clear')} name="clear" onPress={bets.clear} />
      <Tool label={text('arcade.table.doubleAll')} name="double" onPress={bets.double} />
      <Tool label={text('arcade.table.repeat')} name="repeat" onPress={bets.repeat} />
    </div>
  );
}

type ToolProps = { label: string; name: keyof typeof DRAWINGS | 'double'; onPress: (() => void) | null };

function Tool({ label, name, onPress }: ToolProps) {
  return (
    <button
      className={styles.tool}
      type="button"
      disabled={!onPress}
      aria-label={label}
      onClick={onPress ?? undefined}
    >
      {name === 'double' ? '2×' : <Drawing name={name} />}
    </button>
  );
}

function Drawing({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
