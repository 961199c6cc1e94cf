import type { HoldemView } from '@parlour/game-rules/holdem';
import clsx from 'clsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { useText } from '../platform/texts.tsx';
import type { GameProps } from '../pvp/card-game-page.ts';
import styles from './HoldemMiddle.module.css';
import { Pots } from './Pots.tsx';

const PLACES = [0, 1, 2, 3, 4];

/** The board, with the pots above it. */
export function HoldemMiddle({ game, table, money }: GameProps) {
  const text = useText();
  const view = game as HoldemView;
  const winners = view.players.filter(({ won }) => won !== null && won !== '0');
  const lit = view.isShowdown ? winners.flatMap(({ hand }) => hand?.best ?? []) : [];
  return (
    <>
      <Pots view={view} table={table} money={money} />
      <ul className={styles.board} aria-label={text('arcade.holdem.board')}>
        {PLACES.map((place) => {
          const card = view.board[place];
          if (card === undefined) return <li key={place} className={styles.place} aria-hidden="true" />;
          return (
            <li key={place}>
              <PlayingCard
                card={card}
                isDealt
                isLit={lit.includes(card)}
                isDimmed={lit.length > 0 && !lit.includes(card)}
                className={clsx(styles.card, place < 3 && styles[`wait${place}`])}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
