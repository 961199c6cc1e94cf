import { type Fraction, fraction } from '@parlour/exact';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../platform/texts.tsx';
import styles from './BetSpot.module.css';
import { Chip } from './Chip.tsx';
import { coinsOn } from './change-bets.ts';
import type { Bets } from './useBets.ts';
import { useLongPress } from './useLongPress.ts';

/** What came of a place in the last round; null while nothing did, or since its chips were changed. */
export type SpotFate = 'won' | 'kept' | 'lost' | null;

type Props = {
  on: string;
  /** Empty where what is drawn says it. */
  name: string;
  /** Where the name alone does not say what it is. */
  fullName?: string;
  odds: string;
  /** Where they are not written, or too short to be heard. */
  fullOdds?: string;
  bets: Bets;
  fate: SpotFate;
  showChips: (count: Fraction) => string;
  /** Its place on the cloth and its colour, as --spot, or as --spot-ground with --spot-ink on it; --spot-chip-at lifts its chip. */
  className?: string | undefined;
  children?: ReactNode;
};

/** A place for chips: a tap puts one there, holding it down or the delete key takes all away. */
export function BetSpot({
  on,
  name,
  fullName = name,
  odds,
  fullOdds = odds,
  bets,
  fate,
  showChips,
  className,
  children,
}: Props) {
  const text = useText();
  const coins = coinsOn(bets.pick, on);
  const presses = useLongPress({ onTap: () => bets.put(on), onHold: () => bets.take(on) });
  return (
    <button
      className={clsx(styles.spot, fate && styles[fate], bets.isErasing && styles.erasing, className)}
      type="button"
      aria-disabled={bets.isLocked}
      aria-label={text('arcade.table.spot', { name: fullName, odds: fullOdds, count: coins })}
      {...presses}
    >
      {children}
      {name !== '' && <span className={styles.name}>{name}</span>}
      {odds !== '' && <span className={styles.odds}>{odds}</span>}
      {coins > 0 && (
        <span className={styles.chip}>
          <Chip key={coins} className={styles.laid} label={showChips(fraction(coins))} count={coins} />
        </span>
      )}
    </button>
  );
}
