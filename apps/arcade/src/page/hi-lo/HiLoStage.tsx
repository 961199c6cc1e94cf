import { canSay, factorAfter, isLost } from '@parlour/game-rules/hi-lo';
import clsx from 'clsx';
import { useEffect } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { showFactor } from '../game/show-factor.ts';
import { useMotionTime } from '../game/useMotionTime.ts';
import { playSound, vibrate } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import { GuessPlate } from './GuessPlate.tsx';
import styles from './HiLoStage.module.css';
import { type HiLoProps, isEndedByHouse } from './hi-lo-table.ts';
import { Lanterns } from './Lanterns.tsx';
import { PastCards } from './PastCards.tsx';

const CARD_MS = 12;

/** A card on the table, and a guess on either side of it. */
export function HiLoStage(props: HiLoProps) {
  const { model, phase, motionMs, round, onStep, setDraft } = props;
  const spoken = useSpoken();
  const { text } = spoken;
  const table = useMotionTime<HTMLDivElement>(motionMs);
  const isShown = phase === 'shown';
  const isWaiting = isShown && round !== null && !round.isOver;
  const seen = round?.seen ?? null;
  /** What is known on the stage: the newest card only once it lies there. */
  const known = phase === 'moving' && round?.before ? round.before : seen;
  const isWrong = isShown && seen !== null && isLost(seen);
  useDealingSound(props);

  function skip(): void {
    playSound('tap');
    onStep({ skip: true });
    setDraft({ skip: true });
  }
  const canSkip = isWaiting && canSay('skip', round.seen);
  return (
    <>
      <Lanterns />
      <div className={styles.stage}>
        <div ref={table} className={clsx(styles.table, phase === 'asking' && styles.asking)}>
          <PastCards seen={seen} />
          <GuessPlate side="up" known={known} isWaiting={isWaiting} {...props} />
          <div className={styles.place}>
            {seen === null ? (
              <PlayingCard card={null} className={styles.card} />
            ) : (
              seen.cards.slice(-2).map((card, index, { length }) => {
                const place = seen.cards.length - length + index;
                const isTop = index === length - 1;
                return (
                  <PlayingCard
                    key={place}
                    card={card}
                    isDealt
                    isLit={isTop && isShown && seen.guesses.length > 0 && seen.guesses.at(-1) !== 'skip'}
                    className={clsx(styles.card, isTop ? styles.top : styles.under, isWrong && styles.wrong)}
                  />
                );
              })
            )}
            {isShown && round && isEndedByHouse(round) && (
              <p className={styles.note} role="status">
                {text('arcade.cashedOut')}
              </p>
            )}
          </div>
          <GuessPlate side="down" known={known} isWaiting={isWaiting} {...props} />
          <div className={styles.foot}>
            <p className={clsx(styles.worth, isWrong && styles.gone)} aria-hidden="true">
              {known && known.right > 0 ? showFactor(spoken, factorAfter(known, model)) : ''}
            </p>
            <button
              className={styles.skip}
              type="button"
              aria-disabled={!canSkip}
              onClick={() => canSkip && skip()}
            >
              {text('arcade.hiLo.skip')}
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l6 6-6 6M13 6l6 6-6 6" />
              </svg>
            </button>
          </div>
        </div>
      </div>
    </>
  );
}

/** A card is heard when it is dealt, and a right guess when it lies there. */
function useDealingSound({ phase, round }: HiLoProps): void {
  const dealt = round?.seen.cards.length ?? 0;
  const isRight = round?.before != null && round.seen.right > round.before.right;
  useEffect(() => {
    if (phase === 'moving' && dealt > 0) {
      playSound('card');
      vibrate(CARD_MS);
    }
    if (phase === 'shown' && isRight) playSound('bell');
  }, [phase, dealt, isRight]);
}
