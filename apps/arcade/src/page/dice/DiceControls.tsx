import { toDecimal } from '@parlour/exact';
import { CHANCE_MAX, CHANCE_MIN, type DiceModel, edgeOf, factorOf } from '@parlour/game-rules/dice';
import { FigureField } from '../controls/FigureField.tsx';
import { readHundredths, showHundredths } from '../controls/hundredths.ts';
import { Glyph } from '../frame/Glyph.tsx';
import { playSound } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import { ChanceGauge } from './ChanceGauge.tsx';
import styles from './DiceControls.module.css';
import type { DiceProps } from './dice-props.ts';

const FACTOR_DECIMALS = 4;

/** The winning part of all rolls: dragged, turned over, or typed as a chance or as what it pays. */
export function DiceControls(props: DiceProps) {
  const { model, pick, setPick, isLocked } = props;
  const { text, money, showFigure } = useSpoken();
  const { side, chance } = pick;
  const isUnder = side === 'under';
  const edge = edgeOf(pick);
  /** The edge itself loses under and wins over. */
  const value = showFigure(showHundredths(isUnder ? edge : edge - 1));

  function take(next: number | null): void {
    if (next !== null && next >= CHANCE_MIN && next <= CHANCE_MAX) setPick({ side, chance: next });
  }
  return (
    <div className={styles.controls}>
      <ChanceGauge {...props} />
      <div className={styles.figures}>
        <FigureField
          label={text('arcade.dice.multiplier')}
          value={money.showPercent(toDecimal(factorOf(chance, model), FACTOR_DECIMALS))}
          mark="×"
          isDisabled={isLocked}
          onType={(plain) => take(chanceFor(plain, model))}
        />
        <button
          className={styles.side}
          type="button"
          disabled={isLocked}
          onClick={() => {
            playSound('tap');
            setPick({ side: isUnder ? 'over' : 'under', chance });
          }}
        >
          <span className={styles.label}>{text(isUnder ? 'arcade.dice.under' : 'arcade.dice.over')}</span>
          <span className={styles.edge}>
            {value}
            <Glyph name="swap" />
          </span>
        </button>
        <FigureField
          label={text('arcade.dice.chance')}
          value={money.showPercent(showHundredths(chance))}
          mark="%"
          isDisabled={isLocked}
          onType={(plain) => take(readHundredths(plain))}
        />
      </div>
    </div>
  );
}

const FACTOR = /^\d{1,2}(?:\.\d{1,4})?$/;

/** The chance at which a win pays nearest to this. */
function chanceFor(factor: string, { returned }: DiceModel): number | null {
  return FACTOR.test(factor) && Number(factor) > 0 ? Math.round(returned / Number(factor)) : null;
}
