import { fraction, ONE } from '@parlour/exact';
import type { BlackjackMove } from '@parlour/game-rules/blackjack';
import clsx from 'clsx';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import type { BlackjackProps } from './BlackjackStage.tsx';
import styles from './Moves.module.css';

const LABELS: Readonly<Record<BlackjackMove, ArcadeKey>> = {
  hit: 'arcade.blackjack.hit',
  stand: 'arcade.blackjack.stand',
  double: 'arcade.blackjack.double',
  split: 'arcade.blackjack.split',
  insure: 'arcade.blackjack.insure',
  decline: 'arcade.blackjack.decline',
};
/** What a move adds to the bet, in first bets. */
const ADDS: Readonly<Partial<Record<BlackjackMove, ReturnType<typeof fraction>>>> = {
  double: ONE,
  split: ONE,
  insure: fraction(1, 2),
};
/** While cards come, the moves that are open after almost every one stand still; nothing is told before its card. */
const MEANWHILE: readonly BlackjackMove[] = ['hit', 'stand'];

/** Everything the player may do now, in reach of the thumb. */
export function Moves({ phase, round, onStep, onMoved, canStopEarly, showPays }: BlackjackProps) {
  const text = useText();
  if (!round) return null;
  const isTurn = phase === 'shown';
  const moves = isTurn ? round.seen.moves : MEANWHILE;
  function press(move: BlackjackMove): void {
    if (isTurn) {
      playSound('tap');
      onStep({ move });
    } else if (phase === 'moving' && canStopEarly) onMoved();
  }
  return (
    <div className={styles.moves}>
      {moves.map((move) => {
        const adds = ADDS[move];
        return (
          <button
            key={move}
            className={clsx(styles.move, styles[move])}
            type="button"
            aria-disabled={!isTurn}
            onClick={() => press(move)}
          >
            <span>{text(LABELS[move])}</span>
            {adds && (
              <span className={styles.adds}>{text('arcade.blackjack.adds', { amount: showPays(adds) })}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
