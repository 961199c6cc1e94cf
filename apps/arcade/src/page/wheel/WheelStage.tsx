import { tableOf } from '@parlour/game-rules/wheel';
import { useEffect, useMemo, useRef } from 'react';
import { heatClasses } from '../controls/heat.ts';
import { showHundredths } from '../controls/hundredths.ts';
import { playSound, vibrate } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import { Disc } from './Disc.tsx';
import { Legend } from './Legend.tsx';
import { Rim } from './Rim.tsx';
import { useTurning } from './useTurning.ts';
import { Voyage } from './Voyage.tsx';
import type { WheelProps } from './WheelControls.tsx';
import styles from './WheelStage.module.css';

const TICK_MS = 10;
const STAKE = 100;

/** A helm of metal over the sea at night. */
export function WheelStage(props: WheelProps) {
  const { model, pick, phase, round } = props;
  const { money } = useSpoken();
  const disc = useRef<SVGSVGElement>(null);
  const pointer = useRef<SVGGElement>(null);
  useTurning(props, { disc, pointer });
  const { risk, segments } = pick;
  const table = useMemo(() => tableOf({ risk, segments }, model), [risk, segments, model]);
  /** A round of another wheel is no longer drawn. */
  const isSame = round !== null && round.pick.risk === risk && round.pick.segments === segments;
  const hit = phase === 'shown' && isSame ? round.seen.segment : null;
  const paid = hit === null ? null : (table[hit] ?? 0);
  const isShown = hit !== null;
  useEffect(() => {
    if (!isShown) return;
    playSound('stop');
    vibrate(TICK_MS);
  }, [isShown]);
  return (
    <div className={styles.stage}>
      <Voyage />
      <div className={styles.layout}>
        <Legend table={table} hit={paid} />
        <div className={styles.wheel}>
          <Disc table={table} disc={disc} hit={hit} />
          <Rim
            pointer={pointer}
            label={paid === null ? null : `×${money.showPercent(showHundredths(paid))}`}
            heat={paid === null ? undefined : heatClasses(table)(paid)}
            isTurning={phase === 'asking' || phase === 'moving'}
            isGain={paid !== null && paid > STAKE}
          />
        </div>
      </div>
    </div>
  );
}
