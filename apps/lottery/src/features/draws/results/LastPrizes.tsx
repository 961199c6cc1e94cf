import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Icon } from '@parlour/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { placesInList } from '../../../parts/balls/look.rules.ts';
import { useText } from '../../../platform/texts.ts';
import styles from './LastPrizes.module.css';

const PrizeBoard = lazy(() => import('./PrizeBoard.tsx'));

type Prizes = { toggle: ReactNode; board: ReactNode };

/** The whole board of the last draw, and what opens it, if a draw has more prizes than its card shows. */
export function useLastPrizes(
  family: LotteryFamily | null,
  result: readonly number[] | null | undefined,
): Prizes {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (!family || !result || placesInList(family, result).length === result.length)
    return { toggle: null, board: null };
  const toggle = (
    <button className={styles.toggle} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {text('lotto.board.prizes')}
      <Icon name="chevron" />
    </button>
  );
  const board = (
    <section className={styles.prizes}>
      <Suspense>
        <PrizeBoard family={family} result={result} />
      </Suspense>
    </section>
  );
  return { toggle, board: isOpen ? board : null };
}
