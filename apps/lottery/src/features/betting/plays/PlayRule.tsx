import { type Draw, fraction, type Play, toDecimal } from '@parlour/lottery-rules';
import { describePlay } from '@parlour/texts/lottery-plays';
import clsx from 'clsx';
import { memo, useState } from 'react';
import { useMoney, usePlayText, useText } from '../../../platform/texts.ts';
import styles from './PlayRule.module.css';

/** So many points of a series are one per cent of the return. */
const SERIES_PER_CENT = 20;

type Props = {
  play: Play;
  draw: Draw;
  /** What the smallest bet costs and wins, in words. */
  stake: string;
  prize: string;
  /** Of the series it is paid by; the return is this over 2000, exactly. */
  series: number;
};

/** One sentence of rule, what a bet wins, and how much of all bets comes back. */
export const PlayRule = memo(function PlayRule({ play, draw, stake, prize, series }: Props) {
  const text = useText();
  const playText = usePlayText();
  const { showPercent } = useMoney();
  const [shown, setShown] = useState<string | null>(null);
  const told = describePlay(play, draw, playText);
  const isShown = shown === play.id;
  return (
    <section className={styles.rule}>
      <div className={styles.words}>
        <p className={clsx(!isShown && styles.short)}>{told.rule}</p>
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
        {isShown && <p>{told.example}</p>}
      </div>
      <p className={styles.return}>
        <span className={styles.percent}>
          {showPercent(toDecimal(fraction(series, SERIES_PER_CENT), 2))} %
        </span>
        <span>{text('lotto.prize.return')}</span>
      </p>
    </section>
  );
});
