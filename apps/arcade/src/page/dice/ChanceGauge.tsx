import { Segments } from '@parlour/ui';
import { CHANCE_MAX, CHANCE_MIN, type DicePick, edgeOf, ROLLS } from '../../games/dice.rules.ts';
import { showRoll } from '../frame/roll.ts';
import { useText } from '../platform/texts.tsx';
import styles from './ChanceGauge.module.css';

type Props = { pick: DicePick; rolled: number | null; isDisabled: boolean; onPick: (pick: DicePick) => void };

const STEP = 50;

/** The range of rolls from 0 to 100, with the winning part filled and a movable edge. */
export function ChanceGauge({ pick, rolled, isDisabled, onPick }: Props) {
  const text = useText();
  const { side, chance } = pick;
  const edge = edgeOf(pick);
  /** The edge itself loses under and wins over. */
  const told = showRoll(side === 'under' ? edge : edge - 1);
  const edgeWords = text(side === 'under' ? 'arcade.underValue' : 'arcade.overValue', { value: told });
  return (
    <div className={styles.gauge}>
      <Segments
        label={text('arcade.side')}
        options={[
          { value: 'under', label: text('arcade.under') },
          { value: 'over', label: text('arcade.over') },
        ]}
        value={side}
        onChange={(next) => isDisabled || onPick({ ...pick, side: next })}
      />
      <div className={styles.track}>
        <svg
          className={styles.drawing}
          viewBox="0 0 10000 1000"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.lose} width={ROLLS} height="1000" />
          <rect className={styles.win} x={side === 'under' ? 0 : edge} width={chance} height="1000" />
          {rolled !== null && (
            <rect className={styles.rolled} x={Math.max(0, rolled - 40)} width="80" height="1000" />
          )}
        </svg>
        <input
          className={styles.slider}
          type="range"
          min={side === 'under' ? CHANCE_MIN : ROLLS - CHANCE_MAX}
          max={side === 'under' ? CHANCE_MAX : ROLLS - CHANCE_MIN}
          step={STEP}
          value={edge}
          disabled={isDisabled}
          aria-label={text('arcade.chance')}
          aria-valuetext={text('arcade.chanceOf', {
            chance: showRoll(chance),
            side: edgeWords,
          })}
          onChange={(event) => {
            const next = Number(event.target.value);
            onPick({ side, chance: side === 'under' ? next : ROLLS - next });
          }}
        />
      </div>
      <p className={styles.edge}>{edgeWords}</p>
    </div>
  );
}
