import { rankOf } from '@parlour/game-rules/cards';
import { type HiLoSeen, isLost } from '@parlour/game-rules/hi-lo';
import clsx from 'clsx';
import { showChance, showFactor } from '../game/show-factor.ts';
import { playSound } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './GuessPlate.module.css';
import {
  coversSame,
  type HiLoProps,
  lastCard,
  lastSide,
  type Offer,
  offerOn,
  type Side,
} from './hi-lo-table.ts';

type Props = HiLoProps & {
  side: Side;
  known: HiLoSeen | null;
  isWaiting: boolean;
};

const ARROWS = { up: 'M12 5l8 9h-5v5H9v-5H4z', down: 'M12 19l8-9h-5V5H9v5H4z' } as const;
const EQUALS = 'M5 7h14v3.6H5zM5 13.4h14V17H5z';
const LABELS = {
  higher: 'arcade.hiLo.higher',
  higherOrSame: 'arcade.hiLo.higherOrSame',
  lower: 'arcade.hiLo.lower',
  lowerOrSame: 'arcade.hiLo.lowerOrSame',
  same: 'arcade.hiLo.same',
} as const;

/** A guess that can be made at the card: its chance and what it would pay. */
export function GuessPlate({
  side,
  known,
  isWaiting,
  model,
  phase,
  round,
  draft,
  showPays,
  onStep,
  setDraft,
}: Props) {
  const spoken = useSpoken();
  const { text } = spoken;
  const isOver = phase === 'shown' && round !== null && round.isOver;
  const offer = known && !isOver ? offerOn(side, known, model) : null;
  const isAsked = phase !== 'shown' && draft !== null && 'guess' in draft && draft.guess === offer?.guess;
  const isLast = isOver && lastSide(round.seen) === side;
  /** At the end it says what was guessed. */
  const said = offer?.guess ?? (isLast ? round.seen.guesses.at(-1) : null);

  function guess({ guess: said }: Offer): void {
    playSound('tap');
    onStep({ guess: said });
    setDraft({ guess: said });
  }
  return (
    <button
      className={clsx(
        styles.plate,
        styles[side],
        isAsked && styles.asked,
        isLast && (isLost(round.seen) ? styles.wrong : styles.right),
      )}
      type="button"
      aria-disabled={!isWaiting}
      onClick={() => isWaiting && offer && guess(offer)}
    >
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d={said === 'same' ? EQUALS : ARROWS[side]} />
      </svg>
      <span className={styles.label}>{text(labelOf())}</span>
      {offer && (
        <>
          <span className={styles.chance}>{showChance(spoken, offer.chance)}</span>
          <span className={styles.pays}>
            <span>{showFactor(spoken, offer.factor)}</span>
            <strong>{showPays(offer.factor)}</strong>
          </span>
        </>
      )}
    </button>
  );

  function labelOf() {
    if (said === 'same') return LABELS.same;
    const isWide = offer !== null && known !== null && coversSame(offer.guess, rankOf(lastCard(known)));
    if (side === 'up') return isWide ? LABELS.higherOrSame : LABELS.higher;
    return isWide ? LABELS.lowerOrSame : LABELS.lower;
  }
}
