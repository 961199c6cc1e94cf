import { type Fraction, toDecimal } from '@parlour/exact';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { writeCard } from '../cards/card-parts.ts';
import { ActionButton } from '../frame/ActionButton.tsx';
import { playSound } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './DrawAction.module.css';
import { NO_HOLD } from './holds.ts';
import type { VideoPokerProps } from './VideoPokerStage.tsx';

/** Of one deal: being thought about, or the hold that brings most and what it brings on average. */
type Hint = { roundId: string; best: { hold: boolean[]; mean: Fraction } | null };

const MEAN_DECIMALS = 2;

/** Draws for what is not held, and says what would best be held. */
export function DrawAction(props: VideoPokerProps) {
  const { model, phase, round, draft, setDraft, onStep, onMoved, canStopEarly } = props;
  const { text, showFigure } = useSpoken();
  const [hint, setHint] = useState<Hint | null>(null);
  /** The round that waits for its player. */
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    waiting.current = phase === 'shown' && round ? round.id : null;
    return () => {
      waiting.current = null;
    };
  }, [phase, round]);
  if (!round) return null;
  const { id, seen } = round;
  const isTurn = phase === 'shown';
  const hold = draft?.hold ?? NO_HOLD;
  const known = hint?.roundId === id ? hint : null;

  async function askHint(): Promise<void> {
    if (!isTurn || known) return;
    playSound('tap');
    setHint({ roundId: id, best: null });
    const { findHint } = await import('./hint.ts');
    const best = await findHint(seen.cards, model);
    setHint({ roundId: id, best });
    // Who has drawn meanwhile holds what was held then.
    if (waiting.current === id) setDraft({ hold: best.hold });
  }

  function draw(): void {
    if (isTurn) {
      const step = { hold: [...hold] };
      onStep(step);
      // Until it is answered, the stage turns the other cards over.
      setDraft(step);
    } else if (phase === 'moving' && canStopEarly) onMoved();
  }

  return (
    <div className={styles.actions}>
      <button
        className={clsx(styles.hint, known?.best && styles.known)}
        type="button"
        aria-disabled={!isTurn || known !== null}
        onClick={() => void askHint()}
      >
        <span role="status">{tellHint()}</span>
      </button>
      <ActionButton
        label={text('arcade.videoPoker.draw')}
        detail={isTurn ? tellHold() : undefined}
        isBusy={!isTurn}
        onPress={draw}
      />
    </div>
  );

  function tellHint(): string {
    if (!known) return text('arcade.videoPoker.hint');
    if (!known.best) return text('arcade.videoPoker.hintThinking');
    const mean = showFigure(toDecimal(known.best.mean, MEAN_DECIMALS));
    const cards = listHeld(known.best.hold);
    return cards
      ? text('arcade.videoPoker.hintHold', { cards, mean })
      : text('arcade.videoPoker.hintNone', { mean });
  }

  function tellHold(): string {
    return text('arcade.videoPoker.drawing', { count: hold.filter((isHeld) => !isHeld).length });
  }

  function listHeld(held: readonly boolean[]): string {
    return seen.cards
      .filter((_, place) => held[place])
      .map(writeCard)
      .join(' ');
  }
}
