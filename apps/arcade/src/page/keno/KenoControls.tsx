import { Icon } from '@parlour/ui';
import { RiskChoice } from '../controls/RiskChoice.tsx';
import { deviceWords } from '../platform/device-words.ts';
import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import styles from './KenoControls.module.css';
import { type KenoProps, pickAnew } from './keno-card.ts';

/** How wild the pay table is, and numbers by chance or none. */
export function KenoControls({ pick, setPick, isLocked }: KenoProps) {
  const text = useText();
  function choose(numbers: number[]): void {
    playSound('tap');
    setPick({ ...pick, numbers });
  }
  return (
    <div className={styles.line}>
      <RiskChoice
        risk={pick.risk}
        isDisabled={isLocked}
        isLabelHidden
        onChoose={(risk) => setPick({ ...pick, risk })}
      />
      <button
        className={styles.tool}
        type="button"
        aria-label={text('arcade.keno.quick')}
        disabled={isLocked}
        onClick={() => choose(pickAnew(pick.numbers, deviceWords))}
      >
        <Icon name="shuffle" />
      </button>
      <button
        className={styles.tool}
        type="button"
        aria-label={text('arcade.keno.clear')}
        disabled={isLocked || pick.numbers.length === 0}
        onClick={() => choose([])}
      >
        <Icon name="trash" />
      </button>
    </div>
  );
}
