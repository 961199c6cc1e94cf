import { totalOf } from '@parlour/game-rules/baccarat';
import clsx from 'clsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import sides from '../table/SidesStage.module.css';
import styles from './BaccaratStage.module.css';
import type { Side } from './dealing.ts';

type Props = {
  side: Side;
  name: string;
  /** Those that were dealt, and those of them that have come to lie. */
  cards: readonly number[];
  counted: readonly number[];
  isDealt: boolean;
  fate: 'won' | 'lost' | null;
};

const PLACES = [0, 1, 2] as const;
const PLACE_STYLES = [
  clsx(sides.place, styles.upright),
  clsx(sides.place, styles.upright),
  styles.third,
] as const;

/** Two cards of a side, the third across below them, and their total. */
export function SideHand({ side, name, cards, counted, isDealt, fate }: Props) {
  return (
    <section
      className={clsx(
        sides[side === 'player' ? 'left' : 'right'],
        styles.side,
        styles[side],
        fate && styles[`${fate}Side`],
      )}
      aria-label={name}
    >
      <p className={styles.sideRow}>
        <span className={styles.sideName}>{name}</span>
        <strong className={styles.total}>{counted.length > 0 ? totalOf(counted) : '–'}</strong>
      </p>
      <div className={styles.cards}>
        {PLACES.map((place) => (
          <span key={place} className={PLACE_STYLES[place]}>
            {cards[place] !== undefined && (
              <PlayingCard
                card={cards[place]}
                isDealt={isDealt}
                isDimmed={fate === 'lost'}
                isLit={fate === 'won'}
                className={clsx(sides.card, styles.card)}
              />
            )}
          </span>
        ))}
      </div>
    </section>
  );
}
