import {
  judgePoker,
  type VideoPokerModel,
  type VideoPokerPick,
  type VideoPokerSeen,
  type VideoPokerStep,
} from '@parlour/game-rules/video-poker';
import clsx from 'clsx';
import { useEffect } from 'react';
import type { PlayProps } from '../game/mechanic-page.ts';
import { playSound } from '../platform/sound.ts';
import { useBeats } from '../table/useBeats.ts';
import { useDealSound } from '../table/useDealSound.ts';
import { useSwept } from '../table/useSwept.ts';
import { Cabinet } from './Cabinet.tsx';
import { layCards, timePoker, turnAway } from './dealing.ts';
import { HeldCard } from './HeldCard.tsx';
import { NO_HOLD, toggleHold } from './holds.ts';
import { PayGlass } from './PayGlass.tsx';
import styles from './VideoPokerStage.module.css';

export type VideoPokerProps = PlayProps<VideoPokerModel, VideoPokerPick, VideoPokerStep, VideoPokerSeen>;

const PLACES = [0, 1, 2, 3, 4] as const;

/** A machine: the glass with what it pays, and five cards below. */
export function VideoPokerStage(props: VideoPokerProps) {
  const { phase, pace, round, model, draft, setDraft, showPays } = props;
  const swept = useSwept(round, phase);
  const shown = round ?? swept;
  const isMoving = phase === 'moving' && round !== null;
  const motion = isMoving ? `${round.id} ${round.steps.length}` : null;
  const begun = useBeats(motion, shown ? timePoker(shown.seen, pace).beginsMs : []);
  useDealSound(isMoving, begun);

  /** What was held in a round that is over says nothing about the next. */
  const isOver = round?.isOver ?? false;
  useEffect(() => {
    if (isOver) setDraft(null);
  }, [isOver, setDraft]);

  const isChoosing = phase === 'shown' && round !== null && !round.isOver;
  const hold = (shown?.seen.held ?? (round && !round.isOver && draft?.hold)) || NO_HOLD;
  const laid = layAll();
  const ended = phase === 'shown' && round?.isOver ? round : null;
  const made = ended ? (ended.seen.hand ?? null) : isChoosing ? judgePoker(round.seen.cards, model) : null;

  return (
    <div className={clsx(styles.stage, styles[pace], swept && styles.swept)}>
      <Cabinet isWon={ended?.isWon ?? false} />
      <PayGlass model={model} made={made} isPaid={ended?.isWon ?? false} showPays={showPays} />
      <div className={styles.cards} key={shown?.id}>
        {PLACES.map((place) => (
          <HeldCard
            key={place}
            card={laid[place]}
            isHeld={!swept && hold[place] === true}
            isDealt={isMoving && round.steps.length === 0}
            isLit={ended?.isWon ?? false}
            isDimmed={ended !== null && !ended.isWon}
            onToggle={
              isChoosing
                ? () => {
                    playSound('tap');
                    setDraft(toggleHold(hold, place));
                  }
                : null
            }
          />
        ))}
      </div>
    </div>
  );

  function layAll(): readonly (number | null | undefined)[] {
    if (!shown) return [];
    if (phase === 'asking' && round && draft) return turnAway(round.seen, draft);
    return layCards(shown.seen, begun);
  }
}
