import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Icon, Skeleton } from '@parlour/ui';
import { goTo } from '../../platform/place.store.ts';
import { useText } from '../../platform/texts.ts';
import { Balls } from '../balls/Balls.tsx';
import { CountdownRing } from '../issue/CountdownRing.tsx';
import { isResultDue, type OpenedHere, shortNumero } from '../issue/issue.rules.ts';
import styles from './DrawCard.module.css';

/** Results of more numbers are drawn smaller. */
const LARGE_MAX = 6;

type Props = {
  family: LotteryFamily;
  opened: OpenedHere | null;
  /** Whether a draw can be checked on this page. */
  canCheck: boolean;
};

/** The last result and the time left in one card, with the way to check the draw. */
export function DrawCard({ family, opened, canCheck }: Props) {
  const text = useText();
  if (!opened)
    return (
      <section className={styles.card}>
        <Skeleton shape="fill" />
      </section>
    );
  const { current, last } = opened;
  return (
    <section className={styles.card}>
      <div className={styles.result}>
        <p className={styles.words}>
          {last ? text('lotto.issue.resultOf', { numero: last.numero }) : text('lotto.issue.noResult')}
          {isResultDue(opened) && <span className={styles.due}>{text('lotto.issue.drawing')}</span>}
        </p>
        {last?.result && (
          <Balls
            family={family}
            result={last.result}
            size={last.result.length > LARGE_MAX ? 'small' : 'large'}
          />
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
    </section>
  );
}
