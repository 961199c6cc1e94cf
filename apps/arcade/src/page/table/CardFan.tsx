import clsx from 'clsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import styles from './CardFan.module.css';

type Props = {
  /** Null lies face down. */
  cards: readonly (number | null)[];
  /** Cards from this place on come flying from the shoe. */
  dealtFrom: number;
  isDimmed?: boolean;
  isLit?: boolean;
  /** Sets --card, the width of one, and --step, how far the next lies from it. */
  className?: string | undefined;
};

/** Cards of one hand beside one another; those for whom there is no room lie closer. */
export function CardFan({ cards, dealtFrom, isDimmed = false, isLit = false, className }: Props) {
  const laid = cards.map((card, place) => ({ card, place }));
  return (
    <span className={clsx(styles.fan, className)}>
      {laid.map(({ card, place }) => (
        <span key={place} className={styles.place}>
          <PlayingCard
            card={card}
            isDealt={place >= dealtFrom}
            isDimmed={isDimmed}
            isLit={isLit}
            className={styles.card}
          />
        </span>
      ))}
    </span>
  );
}
