import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Icon } from '@parlour/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../platform/texts.ts';
import styles from './LastPrizes.module.css';

const PrizeBoard = lazy(() => import('./PrizeBoard.tsx'));

/** The whole board of the last draw, which opens where its greatest prize is shown. */
export function LastPrizes({ family, result }: { family: LotteryFamily; result: readonly number[] }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.prizes}>
      <button className={styles.toggle} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('lotto.board.prizes')}
        <Icon name="chevron" />
      </button>
      {isOpen && (
        <Suspense>
          <PrizeBoard family={family} result={result} />
        </Suspense>
      )}
    </section>
  );
}
