import { type Fraction, fraction } from '@parlour/exact';
import { POKER_HANDS, type PokerHand, type VideoPokerModel } from '@parlour/game-rules/video-poker';
import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import { HAND_NAMES } from './hand-names.ts';
import styles from './PayGlass.module.css';

type Props = {
  model: VideoPokerModel;
  /** The hand that the cards make, and whether it is paid. */
  made: PokerHand | null;
  isPaid: boolean;
  showPays: (factor: Fraction) => string;
};

/** The lit glass above the cards: what each hand pays at the present bet, with the one that was made. */
export function PayGlass({ model, made, isPaid, showPays }: Props) {
  const text = useText();
  const rows = POKER_HANDS.flatMap((hand) => {
    const pay = model.pays[hand];
    return pay === undefined ? [] : [{ hand, pay }];
  });
  return (
    <dl className={clsx(styles.glass, rows.length > 9 && styles.long)} aria-label={text('arcade.payTable')}>
      {rows.map(({ hand, pay }) => (
        <div key={hand} className={clsx(styles.row, hand === made && (isPaid ? styles.paid : styles.made))}>
          <dt className={styles.name}>{text(HAND_NAMES[hand])}</dt>
          <dd className={styles.pay}>{showPays(fraction(pay))}</dd>
        </div>
      ))}
    </dl>
  );
}
