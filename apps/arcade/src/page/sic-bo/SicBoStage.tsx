import { sicBoBackOf } from '@parlour/game-rules/sic-bo';
import { useShaking } from '../shaking/useShaking.ts';
import { ForwardStage } from '../table/ForwardStage.tsx';
import { fateOfSpot } from '../table/spot-fate.ts';
import { useBets } from '../table/useBets.ts';
import { Dome } from './Dome.tsx';
import { PastRolls } from './PastRolls.tsx';
import { SicBoCloth } from './SicBoCloth.tsx';
import styles from './SicBoStage.module.css';
import type { SicBoProps } from './sic-bo-props.ts';

const FIRST = [1, 2, 3] as const;

/** The dome stands above the cloth while bets are placed, and comes forward when it is shaken. */
export function SicBoStage(props: SicBoProps) {
  const { phase, round, past, pick, model, showChips } = props;
  const bets = useBets(props);
  const { isShaken, isLifted, flash, fallen } = useShaking(props);
  const dice = isShaken ? flash : (fallen?.dice ?? FIRST);
  const isShown = phase === 'shown';
  return (
    <ForwardStage
      {...{ phase, bets, showChips }}
      className={styles.stage}
      piece={<Dome {...{ dice, isShaken, isLifted }} />}
    >
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
