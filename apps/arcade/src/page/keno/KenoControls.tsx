import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { deviceWords } from '../platform/device-words.ts';
import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import styles from './KenoControls.module.css';
import { type KenoProps, pickAnew } from './keno-card.ts';

const RISKS = [
  { risk: 'low', label: 'arcade.keno.low', bars: 1 },
  { risk: 'medium', label: 'arcade.keno.medium', bars: 2 },
  { risk: 'high', label: 'arcade.keno.high', bars: 3 },
] as const;
const BARS = [1, 2, 3];

/** How wild the pay table is, and numbers by chance or none. */
export function KenoControls({ pick, setPick, isLocked }: KenoProps) {
  const text = useText();
  function choose(changes: Partial<typeof pick>): void {
    playSound('tap');
    setPick({ ...pick, ...changes });
  }
  return (
    <fieldset className={styles.line} disabled={isLocked}>
      <fieldset className={styles.risks} aria-label={text('arcade.keno.risk')}>
        {RISKS.map(({ risk, label, bars }) => (
          <button
            key={risk}
            className={clsx(styles.risk, pick.risk === risk && styles.chosen)}
            type="button"
            aria-pressed={pick.risk === risk}
            onClick={() => choose({ risk })}
          >
            <svg className={styles.bars} viewBox="0 0 20 12" aria-hidden="true">
              {BARS.map((bar) => (
                <rect
                  key={bar}
                  className={bar > bars ? styles.off : undefined}
                  x={bar * 6 - 5}
                  y={12 - bar * 4}
                  width="4"
                  height={bar * 4}
                  rx="1"
                />
              ))}
            </svg>
            {text(label)}
          </button>
        ))}
      </fieldset>
      <button
        className={styles.tool}
        type="button"
        aria-label={text('arcade.keno.quick')}
        onClick={() => choose({ numbers: pickAnew(pick.numbers, deviceWords) })}
      >
        <Icon name="shuffle" />
      </button>
      <button
        className={styles.tool}
        type="button"
        aria-label={text('arcade.keno.clear')}
        disabled={pick.numbers.length === 0}
        onClick={() => choose({ numbers: [] })}
      >
        <Icon name="trash" />
      </button>
    </fieldset>
  );
}
