import { POCKETS } from '@parlour/game-rules/roulette';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useSpoken } from '../platform/texts.tsx';
import { showOdds } from '../table/show-odds.ts';
import { ClothChip, ClothSpot } from './ClothSpot.tsx';
import colours from './Colours.module.css';
import { type Area, CLOTH_PLACES, cellOf, type InsideKind, placesOf, writeArea } from './cloth-places.ts';
import styles from './Numbers.module.css';
import { colourOf } from './number-colour.ts';
import type { ClothProps } from './roulette-props.ts';
import { temperaturesOf } from './temperature.ts';

const NUMBERS = Array.from({ length: POCKETS }, (_, number) => number);
const COLUMNS = ['column-1', 'column-2', 'column-3'] as const;

/** Zero and the twelve rows of three, with the columns below them. */
export function Numbers({ kind, ...cloth }: ClothProps & { kind: InsideKind }) {
  const spoken = useSpoken();
  const { props, bets, fateOf, lit } = cloth;
  const warmth = temperaturesOf(props.past.map(({ seen }) => seen.number));
  const drawn = props.phase === 'shown' ? props.round?.seen.number : undefined;
  const placed = bets.pick.bets.flatMap(({ on }) => CLOTH_PLACES.get(on) ?? []);
  const isReduced = props.pace === 'reduced';
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = drawn === undefined ? null : scroll.current?.querySelector(`[data-number="${drawn}"]`);
    cell?.scrollIntoView({ block: 'nearest', behavior: isReduced ? 'auto' : 'smooth' });
  }, [drawn, isReduced]);
  return (
    <div className={styles.panel}>
      <div ref={scroll} className={styles.scroll}>
        <div className={styles.grid}>
          {NUMBERS.map((number) => (
            <span
              key={number}
              ref={placeAt(cellOf(number))}
              className={clsx(
                styles.cell,
                colours[colourOf(number)],
                lit.includes(number) && styles.lit,
                number === drawn && styles.drawn,
              )}
              data-number={number}
              data-warmth={warmth.get(number)}
              aria-hidden="true"
            >
              {number}
            </span>
          ))}
          {placesOf(kind).map(({ on, hit, isDiamond }) => (
            <ClothSpot
              key={on}
              {...cloth}
              on={on}
              place={placeAt(hit)}
              className={clsx(styles.hit, isDiamond && styles.diamond, kind !== 'straight' && styles[kind])}
            />
          ))}
          {placed.map(({ on, chip, kind: laid }) => (
            <ClothChip
              key={on}
              {...cloth}
              on={on}
              place={placeAt(chip)}
              className={laid === 'straight' ? styles.beside : undefined}
            />
          ))}
        </div>
      </div>
      <div className={styles.columns}>
        {COLUMNS.map((on) => (
          <ClothSpot
            key={on}
            {...cloth}
            on={on}
            className={clsx(styles.column, fateOf(on) === 'won' && styles.won)}
          >
            {showOdds(spoken, props.model.pays.column)}
            <ClothChip {...cloth} on={on} className={styles.columnChip} />
          </ClothSpot>
        ))}
      </div>
    </div>
  );
}

/** Puts an element into its area of the grid. */
function placeAt(area: Area) {
  return (element: HTMLElement | null) => element?.style.setProperty('grid-area', writeArea(area));
}
