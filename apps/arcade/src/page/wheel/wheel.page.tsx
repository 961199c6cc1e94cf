import {
  SEGMENTS,
  tableOf,
  type WheelModel,
  type WheelPick,
  type WheelSeen,
  wheel,
} from '@parlour/game-rules/wheel';
import { arcadeWheelTexts } from '@parlour/texts/load/arcade-wheel';
import { ChanceRows } from '../controls/ChanceRows.tsx';
import { HeatDot } from '../controls/HeatDot.tsx';
import { showHundredths } from '../controls/hundredths.ts';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { multiplesOf } from './multiples.ts';
import { WheelControls } from './WheelControls.tsx';
import { WheelStage } from './WheelStage.tsx';

type WheelPage = MechanicPage<WheelModel, WheelPick, never, WheelSeen>;

/** How long the wheel turns on once its stop is known. */
const TURN_MS = { normal: 1_600, turbo: 530, reduced: 250 } as const;

const page: WheelPage = {
  rules: wheel,
  texts: [arcadeWheelTexts],
  firstPick: () => ({ risk: 'medium', segments: 20 }),
  actionLabel: 'arcade.wheel.spin',
  actionShape: 'wide',
  motionMs: (_round, pace) => TURN_MS[pace],
  Stage: WheelStage,
  Controls: WheelControls,
  tell: ({ text, money }, { pick, seen, model }) =>
    text('arcade.wheel.stopped', { multiple: money.showPercent(showHundredths(paysOf(seen, pick, model))) }),
  Row: ({ pick, seen, model }) => (
    <HeatDot table={tableOf(pick, model)} hundredths={paysOf(seen, pick, model)} />
  ),
  explain: ({ text }) => text('arcade.wheel.explain'),
  Rules({ model }) {
    const { text, money } = useSpoken();
    return (
      <p>
        {text('arcade.wheel.rules', {
          least: Math.min(...SEGMENTS),
          most: Math.max(...SEGMENTS),
          percent: money.showPercent(model.sheet.return),
        })}
      </p>
    );
  },
  PayTable: ({ model, pick, showPays }) => (
    <ChanceRows multiples={multiplesOf(tableOf(pick, model))} showPays={showPays} />
  ),
};

export default defineMechanicPage(page);

function paysOf({ segment }: WheelSeen, pick: WheelPick, model: WheelModel): number {
  return tableOf(pick, model)[segment] ?? 0;
}
