import { type Draw, type Fraction, fraction, multiply, type Play, toDecimal } from '@parlour/lottery-rules';
import { describePlay } from '@parlour/texts/lottery-plays';
import { useState } from 'react';
import { useMoney, usePlayText, useText } from '../../../platform/texts.ts';
import styles from './PlayRule.module.css';

const HUNDRED = fraction(100);

type Props = {
  play: Play;
  draw: Draw;
  /** What the smallest bet costs and wins, in words. */
  stake: string;
  prize: string;
  /** The share of stakes that comes back on average, exactly. */
  returned: Fraction;
};

/** One sentence of rule, what a bet wins, and how much of all bets comes back. */
export function PlayRule({ play, draw, stake, prize, returned }: Props) {
  const text = useText();
  const playText = usePlayText();
  const { showPercent } = useMoney();
  const [shown, setShown] = useState<string | null>(null);
  const { rule, example } = describePlay(play, draw, playText);
  const isShown = shown === play.id;
  return (
    <section className={styles.rule}>
      <div className={styles.words}>
        <p className={styles.sentence}>{rule}</p>
        <p className={styles.prize}>
          {text('lotto.prize.wins', { stake })} <strong className={styles.amount}>{prize}</strong>{' '}
          <button
            className={styles.example}
            type="button"
            aria-expanded={isShown}
            onClick={() => setShown(isShown ? null : play.id)}
          >
            {text('lotto.rules.example')}
          </button>
        </p>
        {isShown && <p className={styles.sentence}>{example}</p>}
      </div>
      <p className={styles.return}>
        <span className={styles.percent}>{showPercent(toDecimal(multiply(returned, HUNDRED), 2))} %</span>
        <span>{text('lotto.prize.return')}</span>
      </p>
    </section>
  );
}
