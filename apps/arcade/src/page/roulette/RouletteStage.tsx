import { useEffect, useRef } from 'react';
import { playSound, vibrate } from '../platform/sound.ts';
import { ForwardStage } from '../table/ForwardStage.tsx';
import { useBets } from '../table/useBets.ts';
import { Cloth } from './Cloth.tsx';
import styles from './RouletteStage.module.css';
import type { RouletteProps } from './roulette-props.ts';
import { Tally } from './Tally.tsx';
import { useSpinning } from './useSpinning.ts';
import { Wheel } from './Wheel.tsx';

const TICK_MS = 12;

/** The wheel looks in from above while bets are placed, and comes forward when it spins. */
export function RouletteStage(props: RouletteProps) {
  const { phase, round, past, showChips } = props;
  const bets = useBets(props);
  const disc = useRef<SVGSVGElement>(null);
  const ball = useRef<SVGGElement>(null);
  useSpinning(props, { disc, ball });
  const isShown = phase === 'shown';
  useEffect(() => {
    if (!isShown) return;
    playSound('stop');
    vibrate(TICK_MS);
  }, [isShown]);
  const wheel = (
    <div className={styles.wheel}>
      <Wheel disc={disc} ball={ball} number={isShown && round ? round.seen.number : null} />
    </div>
  );
  return (
    <ForwardStage {...{ phase, bets, showChips }} className={styles.stage} piece={wheel}>
      <Tally past={past} />
      <Cloth props={props} bets={bets} />
    </ForwardStage>
  );
}
