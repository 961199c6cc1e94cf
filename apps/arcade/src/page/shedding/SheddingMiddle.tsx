import type { SheddingView } from '@parlour/game-rules/shedding';
import { nameCard } from '../cards/name-card.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import { useText } from '../platform/texts.tsx';
import type { GameProps } from '../pvp/card-game-page.ts';
import styles from './SheddingMiddle.module.css';

type Props = GameProps & {
  forms: Readonly<Record<string, ArcadeKey>>;
  wins: Readonly<Record<string, ArcadeKey>>;
};

/** What was played last and has to be beaten; at the end how it was won, and what the house took. */
export function SheddingMiddle({ game, money, forms, wins }: Props) {
  const text = useText();
  const view = game as SheddingView;
  const { top, opening, winner } = view;
  const form = top && forms[top.form];
  return (
    <div className={styles.middle}>
      {winner && (
        <p className={styles.word}>
          {text(wins[winner.by] ?? 'arcade.shedding.wonOut')}
          {' · '}
          {view.rake === '0'
            ? text('arcade.pvp.noRake')
            : text('arcade.pvp.rakeOf', { amount: money.show(money.fromChips(view.rake)) })}
        </p>
      )}
      {!winner && form && (
        <p className={styles.word}>{top.isWon ? text('arcade.shedding.trickWon') : text(form)}</p>
      )}
      {!top && opening !== null && (
        <p className={styles.word}>{text('arcade.shedding.opening', { card: nameCard(text, opening) })}</p>
      )}
      {top && (
        <ul className={styles.cards}>
          {top.cards.map((card) => (
            <li key={card}>
              <PlayingCard card={card} isDealt isDimmed={top.isWon && !winner} className={styles.card} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
