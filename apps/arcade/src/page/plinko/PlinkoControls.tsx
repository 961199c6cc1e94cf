import {
  type PlinkoModel,
  type PlinkoPick,
  type PlinkoSeen,
  ROWS_MAX,
  ROWS_MIN,
} from '@parlour/game-rules/plinko';
import styles from '../controls/ControlRow.module.css';
import { RiskChoice } from '../controls/RiskChoice.tsx';
import { Stepper } from '../controls/Stepper.tsx';
import type { PlayProps } from '../game/mechanic-page.ts';
import { useText } from '../platform/texts.tsx';

export type PlinkoProps = PlayProps<PlinkoModel, PlinkoPick, never, PlinkoSeen>;

const ROWS = Array.from({ length: ROWS_MAX - ROWS_MIN + 1 }, (_, place) => ROWS_MIN + place);

export function PlinkoControls({ pick, setPick, isLocked }: PlinkoProps) {
  const text = useText();
  return (
    <div className={styles.row}>
      <RiskChoice risk={pick.risk} isDisabled={isLocked} onChoose={(risk) => setPick({ ...pick, risk })} />
      <Stepper
        label={text('arcade.plinko.rows')}
        values={ROWS}
        value={pick.rows}
        isDisabled={isLocked}
        onChoose={(rows) => setPick({ ...pick, rows })}
      />
    </div>
  );
}
