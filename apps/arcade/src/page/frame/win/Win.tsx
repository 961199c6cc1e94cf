import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Pace } from '../../game/mechanic-page.ts';
import { isBigWin, sizeOfWin, type WinSize } from '../../game/round.rules.ts';
import type { RoundView, SessionView } from '../../platform/calls.ts';
import { playSound, type Sound, vibrate } from '../../platform/sound.ts';
import { useText } from '../../platform/texts.tsx';
import { Coins } from './Coins.tsx';
import { Count } from './Count.tsx';
import { countMs, coverMs } from './celebration.rules.ts';
import styles from './Win.module.css';

type Props = {
  round: RoundView;
  currency: SessionView['currency'];
  pace: Pace;
  /** `stage` where the stage itself shows what was won. */
  place: 'foot' | 'passing' | 'middle' | 'head' | 'top' | 'stage';
};

/** A win with no more than the stake sounds like nothing. */
const SOUNDS: Readonly<Record<WinSize, Sound | null>> = {
  none: 'lose',
  quiet: null,
  small: 'winSmall',
  big: 'winMedium',
  mega: 'winBig',
  epic: 'winBig',
};
const SHAKE_MS = [30, 40, 60, 40, 90];
const TITLES = { big: 'arcade.win.big', mega: 'arcade.win.mega', epic: 'arcade.win.epic' } as const;

/** Celebrates a round by its size, once. The words for it are in the line below the stage. */
export function Win({ round, currency, pace, place }: Props) {
  const text = useText();
  const [isCovered, setCovered] = useState(true);
  const size = sizeOfWin(round);
  const isBig = isBigWin(size);
  useEffect(() => {
    const sound = SOUNDS[size];
    if (sound) playSound(sound);
    if (!isBig) return;
    vibrate(SHAKE_MS);
    const timer = setTimeout(() => setCovered(false), coverMs(size, pace));
    return () => clearTimeout(timer);
  }, [size, isBig, pace]);

  const payout = round.payout ?? '0';
  if (size === 'none') return null;
  if (!isBig || !isCovered)
    return place === 'stage' ? null : (
      <p className={clsx(size === 'quiet' ? styles.back : styles.won, styles[place])} aria-hidden="true">
        <Count amount={payout} currency={currency} overMs={isBig ? 0 : countMs(size, pace)} />
      </p>
    );
  // Beyond the stage: it covers also what stands below it.
  return createPortal(
    <button
      className={styles.cover}
      type="button"
      aria-label={text('arcade.skip')}
      onClick={() => setCovered(false)}
    >
      {pace !== 'reduced' && <Coins size={size} />}
      <span className={styles.title}>{text(TITLES[size])}</span>
      <span className={styles.amount}>
        <Count amount={payout} currency={currency} overMs={countMs(size, pace)} />
      </span>
    </button>,
    document.body,
  );
}
