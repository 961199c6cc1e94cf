import { type Fraction, fraction } from '@parlour/exact';
import type { BlackjackHand, HandResult } from '@parlour/game-rules/blackjack';
import { countHand, HAND_MAX } from '@parlour/game-rules/blackjack';
import clsx from 'clsx';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import { useText } from '../platform/texts.tsx';
import { CardFan } from '../table/CardFan.tsx';
import { Chip } from '../table/Chip.tsx';
import styles from './BlackjackStage.module.css';
import { Total } from './Total.tsx';

type Props = {
  /** Those that were dealt, and those of them that have come to lie. */
  cards: readonly number[];
  counted: readonly number[];
  dealtFrom: number;
  hand: BlackjackHand | undefined;
  isActive: boolean;
  isOne: boolean;
  isResultShown: boolean;
  showChips: (count: Fraction) => string;
};

const RESULTS: Readonly<Record<HandResult, ArcadeKey>> = {
  blackjack: 'arcade.blackjack.blackjack',
  won: 'arcade.blackjack.won',
  push: 'arcade.blackjack.push',
  lost: 'arcade.blackjack.lost',
};

/** A hand with its bet, what it counts, and what came of it. */
export function PlayerHand(props: Props) {
  const { cards, counted, dealtFrom, hand, isActive, isOne, isResultShown, showChips } = props;
  const text = useText();
  const result = isResultShown ? (hand?.result ?? null) : null;
  const isBust = countHand(counted).total > HAND_MAX;
  const bets = hand?.isDoubled ? 2 : 1;
  return (
    <section
      className={clsx(styles.hand, isOne && styles.one, !isOne && isActive && styles.active)}
      aria-label={text('arcade.blackjack.hand')}
    >
      <CardFan
        className={styles.fan}
        cards={cards}
        dealtFrom={dealtFrom}
        isDimmed={result === 'lost'}
        isLit={result === 'won' || result === 'blackjack'}
      />
      {result && (
        <strong className={clsx(styles.result, styles[result])}>
          {text(result === 'lost' && isBust ? 'arcade.blackjack.bustShort' : RESULTS[result])}
        </strong>
      )}
      <p className={styles.row}>
        <Chip
          className={clsx(styles.chip, result === 'lost' && styles.takenChip)}
          label={showChips(fraction(bets))}
          count={bets}
        />
        <Total cards={counted} isLit={isActive} />
      </p>
    </section>
  );
}
