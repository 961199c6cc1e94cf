import { SEGMENTS, type WheelModel, type WheelPick, type WheelSeen } from '@parlour/game-rules/wheel';
import styles from '../controls/ControlRow.module.css';
import { RiskChoice } from '../controls/RiskChoice.tsx';
import { Stepper } from '../controls/Stepper.tsx';
import type { PlayProps } from '../game/mechanic-page.ts';
import { useText } from '../platform/texts.tsx';

export type WheelProps = PlayProps<WheelModel, WheelPick, never, WheelSeen>;

export function WheelControls({ pick, setPick, isLocked }: WheelProps) {
  const text = useText();
  return (
    <div className={styles.row}>
      <RiskChoice risk={pick.risk} isDisabled={isLocked} onChoose={(risk) => setPick({ ...pick, risk })} />
      <Stepper
        label={text('arcade.wheel.segments')}
        values={SEGMENTS}
        value={pick.segments}
        isDisabled={isLocked}
        onChoose={(segments) => setPick({ ...pick, segments })}
      />
    </div>
  );
}
