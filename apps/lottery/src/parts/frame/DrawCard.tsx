import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Icon, Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { goTo } from '../../platform/place.store.ts';
import { useText } from '../../platform/texts.ts';
import { Balls } from '../balls/Balls.tsx';
import { placesInList, sayResult } from '../balls/look.rules.ts';
import { CountdownRing } from '../issue/CountdownRing.tsx';
import { type OpenedHere, shortNumero } from '../issue/issue.rules.ts';
import styles from './DrawCard.module.css';

type Props = {
  family: LotteryFamily;
  opened: OpenedHere | null;
  /** Whether a draw can be checked on this page. */
  canCheck: boolean;
  /** Leads to the prizes of the last result that the card does not show; null: it shows them all. */
  otherPrizes: ReactNode;
  /** The draw being played over the card; null: none is. */
  stage: ReactNode;
  /** The issue whose result is said to those who cannot see it. */
  told: string | null;
};

/** The last result and the time left in one card, with the way to check the draw. A draw is played over it. */
export function DrawCard({ family, opened, canCheck, otherPrizes, stage, told }: Props) {
  const text = useText();
  if (!opened)
    return (
      <section className={styles.card}>
        <Skeleton shape="fill" />
      </section>
    );
  const { current, last } = opened;
  const isDue = opened.isResultDue;
  // While a result is due its line is shorter, so that nothing below it moves.
  const resultOf =
    last && text('lotto.issue.resultOf', { numero: isDue ? shortNumero(last.numero) : last.numero });
  return (
    <section className={styles.card}>
      <div className={styles.result}>
        <p className={styles.words}>
          {resultOf ?? text('lotto.issue.noResult')}
          {isDue && <span className={styles.due}>{text('lotto.issue.drawing')}</span>}
        </p>
        {last?.result && (
          <div className={styles.balls}>
            <button
              className={clsx(styles.drawn, placesInList(family, last.result).length > 1 && styles.several)}
              type="button"
              disabled={!canCheck}
              onClick={() => goTo({ view: 'verify', id: last.numero })}
            >
              <Balls family={family} result={last.result} numero={last.numero} hasRest={!otherPrizes} />
            </button>
            {otherPrizes}
          </div>
        )}
        {current && (
          <button
            className={styles.check}
            type="button"
            disabled={!canCheck}
            onClick={() => goTo({ view: 'verify', id: current.numero })}
          >
            <Icon name="shield" />
            <span>{text('lotto.issue.committed', { numero: shortNumero(current.numero) })}</span>
          </button>
        )}
      </div>
      <CountdownRing opened={opened} />
      {stage && <div className={styles.stage}>{stage}</div>}
      <p className={styles.unseen} role="status">
        {last?.result && told === last.numero ? `${resultOf}: ${sayResult(family, last.result)}` : ''}
      </p>
    </section>
  );
}
