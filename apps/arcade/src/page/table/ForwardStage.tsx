import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Phase } from '../game/mechanic-page.ts';
import { BetTools } from './BetTools.tsx';
import styles from './ForwardStage.module.css';
import type { Bets } from './useBets.ts';

type Props = {
  phase: Phase;
  bets: Bets;
  showChips: Parameters<typeof BetTools>[0]['showChips'];
  /** What is at the head beside the piece, and the cloth below. */
  children: ReactNode;
  /** What decides: a wheel, a dome with dice. */
  piece: ReactNode;
  /** Sets the sizes of the piece. */
  className: string | undefined;
};

/** The piece that decides waits at the head while bets are placed, and comes forward while it does. */
export function ForwardStage({ phase, bets, showChips, children, piece, className }: Props) {
  const isForward = phase === 'asking' || phase === 'moving';
  return (
    <div className={styles.room}>
      <div className={clsx(styles.stage, className, isForward && styles.forward)}>
        {children}
        <div className={styles.tools}>
          <BetTools bets={bets} showChips={showChips} />
        </div>
        <div className={styles.veil} aria-hidden="true" />
        <div className={styles.piece} aria-hidden="true">
          {piece}
        </div>
      </div>
    </div>
  );
}
