import {
  chanceOf,
  type LimboModel,
  type LimboPick,
  type LimboSeen,
  TARGET_MAX,
  TARGET_MIN,
} from '@parlour/game-rules/limbo';
import clsx from 'clsx';
import { FigureField } from '../controls/FigureField.tsx';
import { readHundredths, showHundredths } from '../controls/hundredths.ts';
import { percentOf } from '../controls/percent.ts';
import type { PlayProps } from '../game/mechanic-page.ts';
import { playSound } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './LimboControls.module.css';

export type LimboProps = PlayProps<LimboModel, LimboPick, never, LimboSeen>;

const QUICK = [150, 200, 500, 1_000, 10_000, 100_000];

/** The multiple to reach: typed, or by its chance, or one of those that are played most. */
export function LimboControls({ model, pick, setPick, isLocked }: LimboProps) {
  const { text, money, showFigure } = useSpoken();
  const { target } = pick;
  function take(next: number | null): void {
    if (next !== null && next >= TARGET_MIN && next <= TARGET_MAX) setPick({ target: next });
  }
  return (
    <div className={styles.controls}>
      <div className={styles.figures}>
        <FigureField
          label={text('arcade.limbo.target')}
          value={showFigure(showHundredths(target))}
          mark="×"
          isDisabled={isLocked}
          onType={(plain) => take(readHundredths(plain))}
        />
        <FigureField
          label={text('arcade.limbo.chance')}
          value={money.showPercent(percentOf(chanceOf(pick, model)))}
          mark="%"
          isDisabled={isLocked}
          onType={(plain) => take(targetFor(plain, model))}
        />
      </div>
      <fieldset className={styles.quick} disabled={isLocked} aria-label={text('arcade.limbo.quick')}>
        {QUICK.map((each) => (
          <button
            key={each}
            className={clsx(styles.target, each === target && styles.chosen)}
            type="button"
            aria-pressed={each === target}
            onClick={() => {
              playSound('tap');
              setPick({ target: each });
            }}
          >
            {`×${money.showPercent(showHundredths(each))}`}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

const CHANCE = /^\d{1,2}(?:\.\d{1,4})?$/;

/** The target whose chance is nearest to this. */
function targetFor(percent: string, { returned }: LimboModel): number | null {
  return CHANCE.test(percent) && Number(percent) > 0 ? Math.round(returned / Number(percent)) : null;
}
