import type { LotteryTerms } from '@parlour/client';
import type { Draw } from '@parlour/lottery-rules';
import { writeDecimal } from '@parlour/money';
import { describePlay, describeSelection } from '@parlour/texts/lottery-plays';
import { IconButton } from '@parlour/ui';
import { useCurrency } from '../../../platform/page.ts';
import { useMoney, usePlayText, useText } from '../../../platform/texts.ts';
import { stakeOfBet } from '../bet.rules.ts';
import type { SlipBet } from '../betting.store.ts';
import styles from './SlipList.module.css';

type Props = {
  bets: readonly SlipBet[];
  draw: Draw;
  terms: LotteryTerms;
  /** Null: the skin has no way to change a bet. */
  onEdit: ((bet: SlipBet) => void) | null;
  onRemove: (id: number) => void;
};

/** A selection of a hundred thousand lines is shown by its beginning. */
const SHOWN_CHARACTERS_MAX = 120;

/** The bets on the slip, each with its stake. */
export function SlipList({ bets, draw, terms, onEdit, onRemove }: Props) {
  const text = useText();
  const playText = usePlayText();
  const { showMoney } = useMoney();
  const currency = useCurrency();
  return (
    <ul className={styles.list}>
      {bets.map((bet) => {
        const isLong = bet.selection.length > SHOWN_CHARACTERS_MAX;
        const shown = isLong
          ? `${bet.selection.slice(0, SHOWN_CHARACTERS_MAX).replace(/[^,|]*$/, '')}…`
          : describeSelection(bet.play, bet.selection, playText);
        return (
          <li key={bet.id} className={styles.bet}>
            <div className={styles.words}>
              <p className={styles.name}>{describePlay(bet.play, draw, playText).name}</p>
              <p className={styles.numbers}>{shown}</p>
              <p className={styles.figures}>
                {text('lotto.bets', { count: bet.count })} × {bet.choice.multiple}
                {bet.play.pays === 'series' && bet.choice.series !== null && (
                  <> · {text('lotto.stake.series', { series: bet.choice.series })}</>
                )}
              </p>
            </div>
            <span className={styles.stake}>{showMoney(writeDecimal(stakeOfBet(bet, terms)), currency)}</span>
            <span className={styles.actions}>
              {onEdit && (
                <IconButton icon="feather" label={text('lotto.slip.edit')} onPress={() => onEdit(bet)} />
              )}
              <IconButton icon="trash" label={text('lotto.slip.remove')} onPress={() => onRemove(bet.id)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
