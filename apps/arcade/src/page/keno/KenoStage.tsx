import clsx from 'clsx';
import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import { Bead } from './Bead.tsx';
import { DrawTube } from './DrawTube.tsx';
import styles from './KenoStage.module.css';
import { ALL_NUMBERS, type KenoProps, toggle } from './keno-card.ts';
import { Orchard } from './Orchard.tsx';
import { PayStrip } from './PayStrip.tsx';
import { useDrawnNumbers } from './useDrawnNumbers.ts';

/** Forty numbers to choose from, the ones that are drawn, and what the hits pay. */
export function KenoStage(props: KenoProps) {
  const { pick, setPick, isLocked, phase, round } = props;
  const text = useText();
  const drawn = useDrawnNumbers(props);
  const { numbers } = pick;
  const isAllDrawn = phase === 'shown' && drawn.length === round?.seen.drawn.length;

  function choose(number: number): void {
    const next = toggle(numbers, number);
    playSound(next ? 'tap' : 'stop');
    if (next) setPick({ ...pick, numbers: next });
  }
  return (
    <>
      <Orchard />
      <div className={styles.stage}>
        <div className={styles.field}>
          <PayStrip {...props} drawn={drawn} />
          <fieldset
            className={clsx(styles.numbers, phase === 'asking' && styles.asking)}
            aria-label={text('arcade.keno.picked', { count: numbers.length })}
          >
            {ALL_NUMBERS.map((number) => (
              <Bead
                key={number}
                number={number}
                isPicked={numbers.includes(number)}
                isDrawn={drawn.includes(number)}
                isAllDrawn={isAllDrawn}
                isLocked={isLocked}
                onPress={() => choose(number)}
              />
            ))}
          </fieldset>
          <DrawTube drawn={drawn} picked={numbers} isAsking={phase === 'asking'} />
        </div>
      </div>
    </>
  );
}
