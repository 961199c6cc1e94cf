import { countHand, HAND_MAX } from '@parlour/game-rules/blackjack';
import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import styles from './BlackjackStage.module.css';

type Props = { cards: readonly number[]; isLit?: boolean };

/** What a hand counts; soft while an ace may still count one. */
export function Total({ cards, isLit = false }: Props) {
  const text = useText();
  if (cards.length === 0) return <span className={styles.noTotal} />;
  const { total, isSoft } = countHand(cards);
  return (
    <span className={clsx(styles.total, isLit && styles.litTotal)}>
      {isSoft && total < HAND_MAX && cards.length > 1 ? text('arcade.blackjack.soft', { total }) : total}
    </span>
  );
}
