import type { DragonTigerSide } from '@parlour/game-rules/dragon-tiger';
import clsx from 'clsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import sides from '../table/SidesStage.module.css';
import styles from './DragonTigerStage.module.css';
import { Emblem } from './Emblem.tsx';

type Props = {
  side: DragonTigerSide;
  name: string;
  /** Null while it was not dealt. */
  card: number | null;
  isDealt: boolean;
  fate: 'won' | 'lost' | null;
};

/** A side's beast and its one card. */
export function SideCard({ side, name, card, isDealt, fate }: Props) {
  return (
    <section
      className={clsx(
        sides[side === 'dragon' ? 'left' : 'right'],
        styles.side,
        styles[side],
        fate && styles[`${fate}Side`],
      )}
      aria-label={name}
    >
      <p className={styles.beast}>
        <span className={styles.emblem}>
          <Emblem side={side} />
        </span>
        <span className={styles.name}>{name}</span>
      </p>
      <span className={clsx(sides.place, styles.place)}>
        {card !== null && (
          <PlayingCard
            card={card}
            isDealt={isDealt}
            isDimmed={fate === 'lost'}
            isLit={fate === 'won'}
            className={clsx(sides.card, styles.card)}
          />
        )}
      </span>
    </section>
  );
}
