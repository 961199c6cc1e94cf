import { PlayingCard } from '../../cards/PlayingCard.tsx';
import styles from './LobbyScene.module.css';

/** Aces over an empty table, under the name of the game. */
const CARDS = [51, 1, 0];

export function LobbyScene({ title }: { title: string | null }) {
  return (
    <div className={styles.scene}>
      <div className={styles.rail} aria-hidden="true" />
      <span className={styles.cards} aria-hidden="true">
        {CARDS.map((card) => (
          <PlayingCard key={card} card={card} className={styles.card} />
        ))}
      </span>
      {title && <h1 className={styles.title}>{title}</h1>}
    </div>
  );
}
