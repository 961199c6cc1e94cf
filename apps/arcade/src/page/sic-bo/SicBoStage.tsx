import { sicBoBackOf } from '@parlour/game-rules/sic-bo';
import { useEffect } from 'react';
import { vibrate } from '../platform/sound.ts';
import { ForwardStage } from '../table/ForwardStage.tsx';
import { fateOfSpot } from '../table/spot-fate.ts';
import { useBets } from '../table/useBets.ts';
import { Dome } from './Dome.tsx';
import { PastRolls } from './PastRolls.tsx';
import { SicBoCloth } from './SicBoCloth.tsx';
import styles from './SicBoStage.module.css';
import type { SicBoProps } from './sic-bo-props.ts';
import { useShaking } from './useShaking.ts';

const TICK_MS = 12;

/** The dome stands above the cloth while bets are placed, and comes forward when it is shaken. */
export function SicBoStage(props: SicBoProps) {
  const { phase, round, past, pick, model, showChips } = props;
  const bets = useBets(props);
  const shaking = useShaking(props);
  const isShown = phase === 'shown';
  useEffect(() => {
    if (isShown) vibrate(TICK_MS);
  }, [isShown]);
  return (
    <ForwardStage {...{ phase, bets, showChips }} className={styles.stage} piece={<Dome {...shaking} />}>
      <PastRolls past={past} />
      <SicBoCloth
        props={props}
        bets={bets}
        fateOf={(on) =>
          isShown && round
            ? fateOfSpot(on, sicBoBackOf(on, round.seen.dice, model), { pick, played: round.pick })
            : null
        }
      />
    </ForwardStage>
  );
}
