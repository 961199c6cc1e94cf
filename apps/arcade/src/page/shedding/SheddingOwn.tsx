import type { SheddingView } from '@parlour/game-rules/shedding';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { nameCard } from '../cards/name-card.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { useText } from '../platform/texts.tsx';
import type { ActionProps } from '../pvp/card-game-page.ts';
import { choose, toggle, useChosen } from './chosen.ts';
import styles from './SheddingOwn.module.css';
import { rowsOf, type Sorting, sortHand } from './sort-hand.ts';

/** The player's own hand in one or two rows: a tap takes a card out or puts it back. */
export function SheddingOwn({ game, you, isOver, suits }: ActionProps & { suits: readonly number[] }) {
  const text = useText();
  const view = game as SheddingView;
  const held = view.players.find(({ seat }) => seat === you)?.cards ?? [];
  const chosen = useChosen(held);
  const [sorting, setSorting] = useState<Sorting>('rank');
  useEffect(() => () => choose([]), []);
  if (held.length === 0) return null;
  return (
    <div className={styles.own}>
      <button
        className={styles.sort}
        type="button"
        onClick={() => setSorting(sorting === 'rank' ? 'suit' : 'rank')}
      >
        {text(sorting === 'rank' ? 'arcade.shedding.bySuit' : 'arcade.shedding.byRank')}
      </button>
      <fieldset className={styles.hand} aria-label={text('arcade.pvp.yourCards')}>
        {rowsOf(sortHand(held, sorting, suits)).map((row) => (
          <div key={row[0]} className={styles.row}>
            {row.map((card) => (
              <button
                key={card}
                className={clsx(styles.slot, chosen.includes(card) && styles.chosen)}
                type="button"
                aria-pressed={chosen.includes(card)}
                aria-label={nameCard(text, card)}
                disabled={isOver}
                onClick={() => toggle(card)}
              >
                <PlayingCard card={card} isLit={chosen.includes(card)} className={styles.card} />
              </button>
            ))}
          </div>
        ))}
      </fieldset>
    </div>
  );
}
