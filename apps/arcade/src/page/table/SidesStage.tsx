import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Pace, Phase } from '../game/mechanic-page.ts';
import { useText } from '../platform/texts.tsx';
import { BeadPlate } from './BeadPlate.tsx';
import { BetTools } from './BetTools.tsx';
import { Felt } from './Felt.tsx';
import styles from './SidesStage.module.css';
import type { Bets } from './useBets.ts';

type Props = {
  phase: Phase;
  pace: Pace;
  /** The cards of the last round are being cleared away. */
  isSwept: boolean;
  hands: ReactNode;
  /** Past rounds, newest first. */
  beads: Parameters<typeof BeadPlate>[0]['beads'];
  bets: Bets;
  showChips: Parameters<typeof BetTools>[0]['showChips'];
  /** The places for chips. */
  children: ReactNode;
  /** Sets colours; where the road lies, between the hands and below them. */
  classes: { stage: string | undefined; road: string | undefined; wideRoad: string | undefined };
};

/** Between the hands, and below them where there is room. */
const COLUMNS = { narrow: 5, wide: 24 };

/** Two sides that are dealt to, with the road between them, places for chips below, and on the rail what can be done with chips. */
export function SidesStage({
  phase,
  pace,
  isSwept,
  hands,
  beads,
  bets,
  showChips,
  children,
  classes,
}: Props) {
  const road = { beads, label: useText()('arcade.table.road') };
  return (
    <div className={clsx(styles.stage, styles[pace], styles[phase], isSwept && styles.swept, classes.stage)}>
      <Felt from="board" />
      <div className={styles.hands}>
        {hands}
        <BeadPlate {...road} className={clsx(styles.road, classes.road)} columns={COLUMNS.narrow} />
        <BeadPlate {...road} className={clsx(styles.road, classes.wideRoad)} columns={COLUMNS.wide} />
      </div>
      {children}
      <BetTools bets={bets} showChips={showChips} />
    </div>
  );
}
