import type { HoldemView } from '@parlour/game-rules/holdem';
import clsx from 'clsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { useText } from '../platform/texts.tsx';
import type { ActionProps } from '../pvp/card-game-page.ts';
import styles from './HoldemOwn.module.css';
import { nameHand } from './holdem-seats.ts';

/** The player's own two cards, and what they make with the board. */
export function HoldemOwn({ game, you }: ActionProps) {
  const text = useText();
  const view = game as HoldemView;
  const player = view.players.find(({ seat }) => seat === you);
  if (!player) return null;
  const isWinner = player.won !== null && player.won !== '0';
  const lit = view.isShowdown && isWinner ? (player.hand?.best ?? []) : [];
  return (
    <div className={styles.own}>
      {player.hand && !player.isFolded && (
        <p className={clsx(styles.hand, isWinner && styles.best)}>{nameHand(text, player.hand)}</p>
      )}
      <ul className={styles.cards} aria-label={text('arcade.pvp.yourCards')}>
        {(player.cards ?? []).map((card, place) => (
          <li key={card}>
            <PlayingCard
              card={card}
              isDealt
              isDimmed={player.isFolded || (lit.length > 0 && !lit.includes(card))}
              isLit={lit.includes(card)}
              className={clsx(styles.card, place === 1 && styles.second)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
