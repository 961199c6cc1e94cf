import type { TeenPattiView } from '@parlour/game-rules/teen-patti';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { useText } from '../platform/texts.tsx';
import type { ActionProps } from '../pvp/card-game-page.ts';
import styles from './TeenPatti.module.css';
import { HAND_NAMES } from './teen-patti-seats.ts';

const PLACES = [0, 1, 2];

/** The player's own three cards: face down until they are looked at. */
export function TeenPattiOwn({ game, you }: ActionProps) {
  const text = useText();
  const view = game as TeenPattiView;
  const player = view.players.find(({ seat }) => seat === you);
  if (!player) return null;
  return (
    <div className={styles.own}>
      <p className={styles.hand}>
        {player.hand && player.cards ? text(HAND_NAMES[player.hand]) : text('arcade.teenPatti.youBlind')}
      </p>
      <ul className={styles.cards} aria-label={text('arcade.pvp.yourCards')}>
        {PLACES.map((place) => (
          <li key={place}>
            <PlayingCard
              card={player.cards?.[place] ?? null}
              isDealt
              isDimmed={player.isFolded}
              className={styles.card}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
