import { PlayingCard } from '../cards/PlayingCard.tsx';
import styles from './HoldemRules.module.css';

/** A few small cards in a row. */
export function CardFan({ cards }: { cards: readonly number[] }) {
  return (
    <span className={styles.fan}>
      {cards.map((card) => (
        <PlayingCard key={card} card={card} className={styles.card} />
      ))}
    </span>
  );
}
