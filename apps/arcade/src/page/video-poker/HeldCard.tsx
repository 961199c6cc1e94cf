import clsx from 'clsx';
import { nameCard } from '../cards/name-card.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { useText } from '../platform/texts.tsx';
import styles from './VideoPokerStage.module.css';

type Props = {
  /** Null lies face down; undefined: not dealt yet. */
  card: number | null | undefined;
  isHeld: boolean;
  isDealt: boolean;
  isLit: boolean;
  isDimmed: boolean;
  /** Null while nothing can be chosen. */
  onToggle: (() => void) | null;
};

/** A card that is held and let go by a tap. */
export function HeldCard({ card, isHeld, isDealt, isLit, isDimmed, onToggle }: Props) {
  const text = useText();
  return (
    <button
      className={clsx(styles.place, isHeld && styles.held)}
      type="button"
      aria-disabled={!onToggle}
      aria-pressed={isHeld}
      aria-label={text('arcade.videoPoker.hold', { card: nameCard(text, card ?? null) })}
      onClick={onToggle ?? undefined}
    >
      <span className={styles.label}>{isHeld && text('arcade.videoPoker.held')}</span>
      <span className={styles.bed}>
        {card !== undefined && (
          <PlayingCard
            card={card}
            isDealt={isDealt}
            isLit={isLit}
            isDimmed={isDimmed}
            className={styles.card}
          />
        )}
      </span>
    </button>
  );
}
