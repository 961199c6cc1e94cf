import { fraction } from '@parlour/exact';
import { ROULETTE_BETS } from '@parlour/game-rules/roulette';
import clsx from 'clsx';
import type { ReactNode, RefCallback } from 'react';
import { useSpoken } from '../platform/texts.tsx';
import { Chip } from '../table/Chip.tsx';
import { coinsOn } from '../table/change-bets.ts';
import { showOdds } from '../table/show-odds.ts';
import { useLongPress } from '../table/useLongPress.ts';
import styles from './ClothSpot.module.css';
import { nameBet } from './name-bet.ts';
import type { ClothProps } from './roulette-props.ts';

type Props = ClothProps & {
  on: string;
  className?: string | undefined;
  place?: RefCallback<HTMLButtonElement>;
  children?: ReactNode;
};

/** A bet of the cloth as a button: a tap puts a chip there, holding it down takes all away. */
export function ClothSpot({ on, className, place, children, ...cloth }: Props) {
  const { props, bets, canPut, onTouch } = cloth;
  const spoken = useSpoken();
  const isOpen = !bets.isLocked && canPut(on);
  const presses = useLongPress({
    onTap: () => isOpen && bets.put(on),
    onHold: () => coinsOn(bets.pick, on) > 0 && bets.take(on),
  });
  const kind = ROULETTE_BETS.get(on)?.kind ?? 'even';
  return (
    <button
      ref={place}
      className={clsx(styles.spot, className)}
      type="button"
      aria-disabled={!isOpen}
      aria-label={spoken.text('arcade.table.spot', {
        name: nameBet(spoken.text, on),
        odds: showOdds(spoken, props.model.pays[kind]),
        count: coinsOn(bets.pick, on),
      })}
      {...presses}
      onPointerDown={() => {
        presses.onPointerDown();
        onTouch(on);
      }}
      onPointerUp={() => {
        presses.onPointerUp();
        onTouch(null);
      }}
      onPointerLeave={() => {
        presses.onPointerLeave();
        onTouch(null);
      }}
      onPointerCancel={() => {
        presses.onPointerCancel();
        onTouch(null);
      }}
    >
      {children}
    </button>
  );
}

/** The chips of a bet, as far as there are any. */
export function ClothChip({
  on,
  bets,
  fateOf,
  props,
  className,
  place,
}: Omit<Props, 'place'> & { place?: RefCallback<HTMLElement> }) {
  const coins = coinsOn(bets.pick, on);
  const fate = fateOf(on);
  return (
    coins > 0 && (
      <span ref={place} className={clsx(styles.chip, fate && styles[fate], className)}>
        <Chip key={coins} className={styles.laid} label={props.showChips(fraction(coins))} count={coins} />
      </span>
    )
  );
}
