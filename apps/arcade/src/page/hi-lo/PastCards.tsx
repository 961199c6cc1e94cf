import type { HiLoSeen } from '@parlour/game-rules/hi-lo';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { useText } from '../platform/texts.tsx';
import styles from './PastCards.module.css';

const SAID = {
  higher: 'M12 6v12M6.5 11.5 12 6l5.5 5.5',
  lower: 'M12 18V6M6.5 12.5 12 18l5.5-5.5',
  same: 'M6 9.5h12M6 14.5h12',
  skip: 'M7 7l5 5-5 5M13 7l5 5-5 5',
} as const;

/** The cards that lay on the table before, each with what was said at it; and the deck. */
export function PastCards({ seen }: { seen: HiLoSeen | null }) {
  const text = useText();
  const row = useRef<HTMLOListElement>(null);
  /** Cards are only ever added: their place names them. */
  const past = (seen?.guesses ?? []).map((said, place) => ({
    place,
    said,
    card: seen?.cards[place] ?? null,
  }));
  const { length } = past;
  useEffect(() => {
    // Redrawn with every card: the newest is at the end.
    if (length > 0 && row.current) row.current.scrollLeft = row.current.scrollWidth;
  }, [length]);
  return (
    <div className={styles.past}>
      <ol ref={row} className={styles.row} aria-label={text('arcade.hiLo.past')}>
        {past.map(({ place, card, said }) => (
          <li key={place} className={styles.item}>
            <PlayingCard card={card} className={styles.small} />
            <svg
              className={clsx(styles.said, said === 'skip' && styles.skipped)}
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <path d={SAID[said]} />
            </svg>
          </li>
        ))}
      </ol>
      <div className={styles.deck} aria-hidden="true">
        <PlayingCard card={null} className={styles.below} />
        <PlayingCard card={null} className={styles.next} />
      </div>
    </div>
  );
}
