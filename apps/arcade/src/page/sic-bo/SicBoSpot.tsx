import { fraction } from '@parlour/exact';
import { BETS_MAX } from '@parlour/game-rules/bets';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSpoken } from '../platform/texts.tsx';
import type { SpotFate } from '../table/BetSpot.tsx';
import { Chip } from '../table/Chip.tsx';
import { coinsOn } from '../table/change-bets.ts';
import { showOdds } from '../table/show-odds.ts';
import type { Bets } from '../table/useBets.ts';
import { useLongPress } from '../table/useLongPress.ts';
import { nameSpot } from './name-spot.ts';
import { paysOf } from './pays-of.ts';
import styles from './SicBoSpot.module.css';
import type { SicBoProps } from './sic-bo-props.ts';

export type SpotProps = { props: SicBoProps; bets: Bets; fateOf: (on: string) => SpotFate };

/** A place for chips: a tap puts one there, holding it down takes all away. */
export function SicBoSpot({
  on,
  props,
  bets,
  fateOf,
  className,
  children,
}: SpotProps & { on: string; className?: string | undefined; children: ReactNode }) {
  const spoken = useSpoken();
  const coins = coinsOn(bets.pick, on);
  const isOpen = !bets.isLocked && (coins > 0 || bets.pick.bets.length < BETS_MAX);
  const presses = useLongPress({
    onTap: () => isOpen && bets.put(on),
    onHold: () => coins > 0 && bets.take(on),
  });
  const fate = fateOf(on);
  const pays = paysOf(on, props.model);
  return (
    <button
      className={clsx(styles.spot, fate && styles[fate], className)}
      type="button"
      aria-disabled={!isOpen}
      aria-label={spoken.text('arcade.table.spot', {
        name: nameSpot(spoken.text, on),
        odds: pays.map((pay) => showOdds(spoken, pay)).join(' / '),
        count: coins,
      })}
      {...presses}
    >
      <span className={styles.what}>{children}</span>
      <span className={styles.odds}>{writeOdds()}</span>
      {coins > 0 && (
        <span className={styles.chip}>
          <Chip key={coins} className={styles.laid} label={props.showChips(fraction(coins))} count={coins} />
        </span>
      )}
    </button>
  );

  /** Short enough for the cloth: 1·2·14 where several dice may show a number. */
  function writeOdds(): string {
    const odds = pays.map((pay) => showOdds(spoken, pay));
    return odds.length === 1 ? odds.join('') : odds.map((each) => each.split(':')[0]).join('·');
  }
}
