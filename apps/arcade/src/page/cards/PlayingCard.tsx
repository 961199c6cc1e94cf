import clsx from 'clsx';
import { useState } from 'react';
import { useText } from '../platform/texts.tsx';
import { CardFace } from './CardFace.tsx';
import { nameCard } from './name-card.ts';
import styles from './PlayingCard.module.css';

type Props = {
  /** 0 to 51; null lies face down. A card that becomes known is turned over. */
  card: number | null;
  isDimmed?: boolean;
  isLit?: boolean;
  /** Comes flying to its place when it is first drawn, and is turned over there. */
  isDealt?: boolean;
  /** Sets the width, and may set --card-lit, --card-ms, --card-wait, --deal-x, --deal-y and --deal-scale. */
  className?: string | undefined;
};

/** One card of a deck, at any width: below about 64 px its face is only rank and suit. */
export function PlayingCard({ card, isDimmed = false, isLit = false, isDealt = false, className }: Props) {
  const text = useText();
  /** A card that is turned face down keeps its face until it is out of sight. */
  const [face, setFace] = useState(card);
  if (card !== null && card !== face) setFace(card);
  return (
    <span
      className={clsx(
        styles.card,
        card === null && styles.down,
        isDimmed && styles.dimmed,
        isLit && styles.lit,
        isDealt && styles.dealt,
        className,
      )}
      role="img"
      aria-label={nameCard(text, card)}
    >
      <span className={styles.turn}>
        <span className={styles.back}>
          <svg className={styles.medal} viewBox="-20 -20 40 40" aria-hidden="true">
            <path d="M0-18 5-5 18 0 5 5 0 18-5 5-18 0-5-5z" />
            <circle r="5.5" />
          </svg>
        </span>
        <span className={styles.front}>{face !== null && <CardFace card={face} />}</span>
      </span>
    </span>
  );
}
