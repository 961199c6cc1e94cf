import { CHANCE_MAX, CHANCE_MIN, edgeOf, ROLLS } from '@parlour/game-rules/dice';
import clsx from 'clsx';
import { showHundredths } from '../controls/hundredths.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './ChanceGauge.module.css';
import type { DiceProps } from './dice-props.ts';
import { useFallingRoll } from './useFallingRoll.ts';

const STEP = 50;
const TICKS = [0, 2_500, 5_000, 7_500, 10_000];

/** All rolls from 0 to 100: the winning part is filled, its edge can be moved, and the last roll is marked. */
export function ChanceGauge(props: DiceProps) {
  const { pick, setPick, isLocked, phase, round } = props;
  const { text, showFigure } = useSpoken();
  const roll = useFallingRoll(props);
  const { side, chance } = pick;
  const edge = edgeOf(pick);
  const value = showFigure(showHundredths(side === 'under' ? edge : edge - 1));
  const sideWords = text(side === 'under' ? 'arcade.dice.underValue' : 'arcade.dice.overValue', { value });

  function move(to: number): void {
    const wanted = side === 'under' ? to : ROLLS - to;
    setPick({ side, chance: Math.min(CHANCE_MAX, Math.max(CHANCE_MIN, wanted)) });
  }
  return (
    <div className={styles.gauge}>
      <svg className={styles.drawing} aria-hidden="true">
        <rect className={styles.lose} y="27" width="100%" height="10" rx="5" />
        <rect
          className={styles.win}
          x={shareOf(side === 'under' ? 0 : edge)}
          y="27"
          width={shareOf(chance)}
          height="10"
          rx="5"
        />
        {TICKS.map((tick) => (
          <text key={tick} className={styles.tick} x={shareOf(tick)} y="62">
            {tick / 100}
          </text>
        ))}
        {roll !== null && (
          <svg
            x={shareOf(roll)}
            y="0"
            aria-hidden="true"
            className={clsx(styles.mark, phase === 'shown' && round?.isWon && styles.wonMark)}
          >
            <path d="M0 15 -7 4h14z" />
            <rect x="-1.5" y="12" width="3" height="25" rx="1.5" />
          </svg>
        )}
      </svg>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={ROLLS}
        step={STEP}
        value={edge}
        disabled={isLocked}
        aria-label={text('arcade.dice.chance')}
        aria-valuetext={text('arcade.dice.chanceOf', {
          chance: showFigure(showHundredths(chance)),
          side: sideWords,
        })}
        onChange={(event) => move(Number(event.target.value))}
      />
    </div>
  );
}

function shareOf(hundredths: number): string {
  return `${hundredths / 100}%`;
}
