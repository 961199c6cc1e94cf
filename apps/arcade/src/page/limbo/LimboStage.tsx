import { amountOf } from '@parlour/money';
import clsx from 'clsx';
import { useEffect } from 'react';
import { showHundredths } from '../controls/hundredths.ts';
import type { Phase } from '../game/mechanic-page.ts';
import { playSound, vibrate } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import { Altimeter } from './Altimeter.tsx';
import type { LimboProps } from './LimboControls.tsx';
import styles from './LimboStage.module.css';
import { Rocket } from './Rocket.tsx';
import { Sky } from './Sky.tsx';
import { useClimb } from './useClimb.ts';

/** What the rocket does; the styles of its parts follow it. */
const FLIGHTS: Readonly<Record<Phase, string>> = {
  idle: 'pad',
  asking: 'fire',
  moving: 'climb',
  shown: 'hover',
};
const TICK_MS = 10;
const LONG = 8;
const LONGER = 11;

/** A rocket under the stars, and the multiple it has reached. */
export function LimboStage(props: LimboProps) {
  const { phase, pace, pick, round } = props;
  const { money, showFigure } = useSpoken();
  const value = useClimb(props);
  const target = round?.pick.target ?? pick.target;
  const isReached = round !== null && value >= target;
  const isShown = phase === 'shown' && round !== null;
  useEffect(() => {
    if (isReached) playSound('count');
  }, [isReached]);
  useEffect(() => {
    if (!isShown) return;
    playSound('stop');
    vibrate(TICK_MS);
  }, [isShown]);
  const figure = money.formatAmount(amountOf(showHundredths(value)), { digits: 2 });
  return (
    <div
      className={styles.stage}
      data-flight={isShown ? (round.isWon ? 'hover' : 'burst') : FLIGHTS[phase]}
      data-pace={pace}
    >
      <Sky phase={phase} pace={pace} />
      <Altimeter
        value={value}
        target={target}
        targetText={`×${showFigure(showHundredths(target))}`}
        isReached={isReached}
      />
      <Rocket />
      <p
        className={clsx(
          styles.point,
          figure.length > LONGER ? styles.longer : figure.length > LONG && styles.long,
          isReached && styles.reached,
        )}
        aria-hidden="true"
      >
        <span className={styles.times}>{'×'}</span>
        {figure}
      </p>
    </div>
  );
}
