import { TARGET_MAX, TARGET_MIN } from '@parlour/game-rules/crash';
import { Switch } from '@parlour/ui';
import { useState } from 'react';
import { FigureField } from '../controls/FigureField.tsx';
import { readHundredths, showHundredths } from '../controls/hundredths.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './CrashControls.module.css';
import type { CrashProps } from './crash-props.ts';

export const FIRST_TARGET = 200;
const LENGTH = 9;

/** Where the service cashes out by itself, to the hundredth, also if the player is not there. */
export function CrashControls({ pick: { target }, setPick, isLocked }: CrashProps) {
  const { text, showFigure } = useSpoken();
  /** What is offered when it is switched on again. */
  const [last, setLast] = useState(target ?? FIRST_TARGET);
  function take(next: number | null): void {
    if (next === null || next < TARGET_MIN || next > TARGET_MAX) return;
    setLast(next);
    setPick({ target: next });
  }
  return (
    <fieldset className={styles.controls} disabled={isLocked}>
      <div className={styles.switch}>
        <span className={styles.label}>{text('arcade.crash.target')}</span>
        <Switch
          label={text('arcade.crash.target')}
          isOn={target !== null}
          onChange={(isOn) => setPick({ target: isOn ? last : null })}
        />
      </div>
      <FigureField
        label={text(target === null ? 'arcade.crash.byHand' : 'arcade.crash.targetAt')}
        value={target === null ? '–' : showFigure(showHundredths(target))}
        mark="×"
        maxLength={LENGTH}
        isDisabled={isLocked || target === null}
        onType={(plain) => take(readHundredths(plain))}
      />
    </fieldset>
  );
}
